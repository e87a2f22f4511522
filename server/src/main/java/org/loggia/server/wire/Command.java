package org.loggia.server.wire;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Setup;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;
import org.loggia.server.log.Terms;

/**
 * What a client may say over a table's socket. Every command has an id of the client's choosing and
 * gets exactly one answer with that id.
 */
@Derived
public sealed interface Command {
  int id();

  /** The id in something that is JSON but no command, so that its sender can be answered. */
  static @Nullable Integer idIn(Json json) {
    return json instanceof Json.Obj obj && obj.get("id") instanceof Json.Num num && num.isInt()
        ? (int) num.value()
        : null;
  }

  /**
   * The first command on every socket.
   *
   * @param token who you are; null to watch
   * @param from the first seq you have not heard yet; 0 for everything
   */
  record Hello(int id, @Nullable String token, int from) implements Command {}

  record Ping(int id) implements Command {}

  /** Asks for the views as they were right after that seq. */
  record Look(int id, int seq) implements Command {}

  /**
   * Asks for the legal moves of a seat of yours whose turn it is.
   *
   * @param limit the most that are to be listed
   */
  record Moves(int id, int seat, int limit) implements Command {}

  /**
   * @param move its text, or its parts as the title's views and events are written
   * @param after the last seq you have heard; if the game has gone on since, the move is refused
   */
  record Move(int id, int seat, Json move, int after) implements Command {}

  /** Takes back the seat's last move, or asks the others whether it may. */
  record Undo(int id, int seat) implements Command {}

  /**
   * Answers somebody who asked to take a move back.
   *
   * @param wish the seq under which they asked: nobody agrees to what they have not seen
   */
  record Agree(int id, int wish, boolean agree) implements Command {}

  record Sit(int id, int seat) implements Command {}

  record Stand(int id, int seat) implements Command {}

  /** Lets a bot play on this seat. */
  record Bot(int id, int seat, String level) implements Command {}

  /** Takes a seat of yours back from its bot. */
  record Take(int id, int seat) implements Command {}

  record Configure(int id, Setup setup, Terms terms) implements Command {}

  /**
   * Adds something of your own to the luck of the game to come, once and before it begins.
   *
   * @param contribution 32 small hexadecimal digits that nobody could foresee
   */
  record Contribute(int id, String contribution) implements Command {}

  record Start(int id) implements Command {}

  record Chat(int id, String text) implements Command {}

  record Mute(int id, int person, boolean muted) implements Command {}

  /** Sees somebody off: the token no longer opens, nor does the link. */
  record ShowOut(int id, int person) implements Command {}

  /**
   * Ends what other devices may do in your name: from now on you are known by this token only.
   *
   * @param token 22 letters of base64url, as random as ours
   */
  record Renew(int id, String token) implements Command {}

  record Resign(int id, int seat) implements Command {}

  record Leave(int id) implements Command {}

  /** The same people, the same game, at a new table. */
  record Rematch(int id) implements Command {}
}
