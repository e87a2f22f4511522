package org.loggia.browser;

import java.util.List;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Shape;

/** What travels between a page and its worker. */
public final class Protocol {
  static final Codec<Request> REQUEST = RequestCodec.CODEC;
  static final Codec<Reply> REPLY = ReplyCodec.CODEC;

  private Protocol() {}

  /** For those who describe it. */
  public static List<Shape> shapes() {
    return List.of(REQUEST.shape(), REPLY.shape());
  }
}
