package org.loggia.processor;

import com.palantir.javapoet.ClassName;
import java.util.Locale;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** What things are called: in core, which this room does not see, and in what is written. */
final class Names {
  static final String JSON = "org.loggia.core.json";
  static final String DERIVED = JSON + ".Derived";
  static final String KIND = JSON + ".Kind";
  static final String NULLABLE = "org.jspecify.annotations.Nullable";

  /** The constant that holds a codec, in a derived class or in the type itself. */
  static final String CODEC = "CODEC";

  static final ClassName CODECS = ClassName.get(JSON, "Codecs");
  static final ClassName CODEC_TYPE = ClassName.get(JSON, "Codec");
  static final ClassName FIELD = ClassName.get(JSON, "Field");

  private Names() {}

  /** {@code TableEvent.Moved} has its codec in {@code TableEventMovedCodec}. */
  static ClassName derived(TypeElement type) {
    ClassName name = ClassName.get(type);
    return ClassName.get(name.packageName(), String.join("", name.simpleNames()) + "Codec");
  }

  /** {@code MarkerTaken} goes by {@code marker-taken}. */
  static String kind(Element member) {
    return words(member, '-').toLowerCase(Locale.ROOT);
  }

  /** {@code MarkerTaken} is kept in {@code MARKER_TAKEN}. */
  static String constant(Element type) {
    return words(type, '_').toUpperCase(Locale.ROOT);
  }

  private static String words(Element named, char between) {
    String name = named.getSimpleName().toString();
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (i > 0 && Character.isUpperCase(c)) {
        words.append(between);
      }
      words.append(c);
    }
    return words.toString();
  }
}
