package org.loggia.server.wire;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.JSON;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import org.jspecify.annotations.Nullable;
import org.loggia.core.CoreCodecs;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Json;
import org.loggia.server.log.Terms;

/** How commands look on the wire. */
public final class Commands {
  public static final Codec<Command> CODEC =
      union(
          "Command",
          variant(
              "hello",
              Command.Hello.class,
              record(
                  "Hello",
                  Command.Hello::new,
                  field("id", INT, Command.Hello::id),
                  field("token", nullable(TEXT), Command.Hello::token),
                  field("from", INT, Command.Hello::from))),
          variant(
              "ping",
              Command.Ping.class,
              record("Ping", Command.Ping::new, field("id", INT, Command.Ping::id))),
          variant(
              "look",
              Command.Look.class,
              record(
                  "Look",
                  Command.Look::new,
                  field("id", INT, Command.Look::id),
                  field("seq", INT, Command.Look::seq))),
          variant(
              "moves",
              Command.Moves.class,
              record(
                  "Moves",
                  Command.Moves::new,
                  field("id", INT, Command.Moves::id),
                  field("seat", INT, Command.Moves::seat),
                  field("limit", INT, Command.Moves::limit))),
          variant(
              "move",
              Command.Move.class,
              record(
                  "Move",
                  Command.Move::new,
                  field("id", INT, Command.Move::id),
                  field("seat", INT, Command.Move::seat),
                  field("move", JSON, Command.Move::move),
                  field("after", INT, Command.Move::after))),
          variant(
              "undo",
              Command.Undo.class,
              record(
                  "Undo",
                  Command.Undo::new,
                  field("id", INT, Command.Undo::id),
                  field("seat", INT, Command.Undo::seat))),
          variant(
              "agree",
              Command.Agree.class,
              record(
                  "Agree",
                  Command.Agree::new,
                  field("id", INT, Command.Agree::id),
                  field("wish", INT, Command.Agree::wish),
                  field("agree", BOOL, Command.Agree::agree))),
          variant(
              "sit",
              Command.Sit.class,
              record(
                  "Sit",
                  Command.Sit::new,
                  field("id", INT, Command.Sit::id),
                  field("seat", INT, Command.Sit::seat))),
          variant(
              "stand",
              Command.Stand.class,
              record(
                  "Stand",
                  Command.Stand::new,
                  field("id", INT, Command.Stand::id),
                  field("seat", INT, Command.Stand::seat))),
          variant(
              "bot",
              Command.Bot.class,
              record(
                  "Bot",
                  Command.Bot::new,
                  field("id", INT, Command.Bot::id),
                  field("seat", INT, Command.Bot::seat),
                  field("level", TEXT, Command.Bot::level))),
          variant(
              "take",
              Command.Take.class,
              record(
                  "Take",
                  Command.Take::new,
                  field("id", INT, Command.Take::id),
                  field("seat", INT, Command.Take::seat))),
          variant(
              "configure",
              Command.Configure.class,
              record(
                  "Configure",
                  Command.Configure::new,
                  field("id", INT, Command.Configure::id),
                  field("setup", CoreCodecs.SETUP, Command.Configure::setup),
                  field("terms", Terms.CODEC, Command.Configure::terms))),
          variant(
              "start",
              Command.Start.class,
              record("Start", Command.Start::new, field("id", INT, Command.Start::id))),
          variant(
              "chat",
              Command.Chat.class,
              record(
                  "Chat",
                  Command.Chat::new,
                  field("id", INT, Command.Chat::id),
                  field("text", TEXT, Command.Chat::text))),
          variant(
              "mute",
              Command.Mute.class,
              record(
                  "Mute",
                  Command.Mute::new,
                  field("id", INT, Command.Mute::id),
                  field("person", INT, Command.Mute::person),
                  field("muted", BOOL, Command.Mute::muted))),
          variant(
              "show-out",
              Command.ShowOut.class,
              record(
                  "ShowOut",
                  Command.ShowOut::new,
                  field("id", INT, Command.ShowOut::id),
                  field("person", INT, Command.ShowOut::person))),
          variant(
              "resign",
              Command.Resign.class,
              record(
                  "Resign",
                  Command.Resign::new,
                  field("id", INT, Command.Resign::id),
                  field("seat", INT, Command.Resign::seat))),
          variant(
              "leave",
              Command.Leave.class,
              record("Leave", Command.Leave::new, field("id", INT, Command.Leave::id))),
          variant(
              "rematch",
              Command.Rematch.class,
              record("Rematch", Command.Rematch::new, field("id", INT, Command.Rematch::id))));

  private Commands() {}

  /** The id in something that is JSON but no command, so that its sender can be answered. */
  public static @Nullable Integer idIn(Json json) {
    return json instanceof Json.Obj obj && obj.get("id") instanceof Json.Num num && num.isInt()
        ? (int) num.value()
        : null;
  }
}
