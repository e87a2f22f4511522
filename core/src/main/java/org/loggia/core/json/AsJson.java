package org.loggia.core.json;

/**
 * A value together with its codec: it travels inside something that need not know its type, and
 * becomes text without becoming JSON first.
 */
public record AsJson<T>(Codec<T> codec, T value) {
  public Json json() {
    return codec.write(value);
  }

  void append(StringBuilder out) {
    codec.append(value, out);
  }
}
