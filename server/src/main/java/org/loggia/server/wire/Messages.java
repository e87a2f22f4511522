package org.loggia.server.wire;

import static org.loggia.core.json.Codecs.AS_JSON;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.INTS;
import static org.loggia.core.json.Codecs.NUMBER;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import org.loggia.core.CoreCodecs;
import org.loggia.core.json.Codec;
import org.loggia.server.log.Happenings;

/** How messages look on the wire. */
public final class Messages {
  private static final Codec<Message.Told> TOLD =
      record(
          "Told",
          Message.Told::new,
          field("seq", INT, Message.Told::seq),
          field("at", NUMBER, Message.Told::at),
          field("what", Happenings.TOLD, Message.Told::what));

  public static final Codec<Message> CODEC =
      union(
          "Message",
          variant(
              "welcome",
              Message.Welcome.class,
              record(
                  "Welcome",
                  Message.Welcome::new,
                  field("id", INT, Message.Welcome::id),
                  field("seq", INT, Message.Welcome::seq),
                  field("person", nullable(INT), Message.Welcome::person),
                  field("seats", INTS, Message.Welcome::seats),
                  field("invite", nullable(TEXT), Message.Welcome::invite),
                  field("table", TableInfo.CODEC, Message.Welcome::table),
                  field("entries", list(TOLD), Message.Welcome::entries),
                  field("views", list(AS_JSON), Message.Welcome::views))),
          variant(
              "heard",
              Message.Heard.class,
              record(
                  "Heard",
                  Message.Heard::new,
                  field("seq", INT, Message.Heard::seq),
                  field("seats", INTS, Message.Heard::seats),
                  field("entries", list(TOLD), Message.Heard::entries),
                  field("views", list(AS_JSON), Message.Heard::views),
                  field("table", nullable(TableInfo.CODEC), Message.Heard::table),
                  field("invite", nullable(TEXT), Message.Heard::invite))),
          variant(
              "accepted",
              Message.Accepted.class,
              record(
                  "Accepted",
                  Message.Accepted::new,
                  field("id", INT, Message.Accepted::id),
                  field("seq", INT, Message.Accepted::seq))),
          variant(
              "refused",
              Message.Refused.class,
              record(
                  "Refused",
                  Message.Refused::new,
                  field("id", nullable(INT), Message.Refused::id),
                  field("refusal", CoreCodecs.REFUSAL, Message.Refused::refusal))),
          variant(
              "looked",
              Message.Looked.class,
              record(
                  "Looked",
                  Message.Looked::new,
                  field("id", INT, Message.Looked::id),
                  field("seq", INT, Message.Looked::seq),
                  field("views", list(AS_JSON), Message.Looked::views))),
          variant(
              "offered",
              Message.Offered.class,
              record(
                  "Offered",
                  Message.Offered::new,
                  field("id", INT, Message.Offered::id),
                  field("seq", INT, Message.Offered::seq),
                  field("count", INT, Message.Offered::count),
                  field("moves", list(TEXT), Message.Offered::moves))),
          variant(
              "pong",
              Message.Pong.class,
              record("Pong", Message.Pong::new, field("id", INT, Message.Pong::id))),
          variant(
              "present",
              Message.Present.class,
              record(
                  "Present",
                  Message.Present::new,
                  field("people", INTS, Message.Present::people),
                  field("watchers", INT, Message.Present::watchers))));

  private Messages() {}
}
