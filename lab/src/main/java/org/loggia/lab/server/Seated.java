package org.loggia.lab.server;

import java.io.IOException;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** Somebody at a table's socket who knows the rules and plays at random. */
final class Seated<P extends Position<P, M, V>, M extends Move, V extends View>
    implements AutoCloseable {
  private static final String ACTOR = "\"actor\":";

  private final Game<P, M, V> game;
  private final Wire wire;
  private final FastChance chance;
  private int nextId = 1;

  Seated(Game<P, M, V> game, int port, String table, long seed) throws IOException {
    this(game, new Wire(port, table, false), seed);
  }

  Seated(Game<P, M, V> game, Wire wire, long seed) {
    this.game = game;
    this.wire = wire;
    this.chance = new FastChance(seed);
  }

  Wire wire() {
    return wire;
  }

  /** Says something and waits for its answer. */
  Json.Obj ask(String kind, String fields) throws IOException {
    int id = say(kind, fields);
    while (true) {
      Json.Obj message = (Json.Obj) Json.read(mustHear());
      if (message.get("id") instanceof Json.Num num && num.value() == id) {
        return message;
      }
    }
  }

  /** Says something that must be accepted. */
  void must(String kind, String fields) throws IOException {
    Json.Obj answer = ask(kind, fields);
    if (!(answer.get("kind") instanceof Json.Text(String said)) || !said.equals("accepted")) {
      throw new IOException(kind + ": " + answer.write());
    }
  }

  int say(String kind, String fields) throws IOException {
    int id = nextId++;
    wire.say("{\"kind\":\"" + kind + "\",\"id\":" + id + fields + "}");
    return id;
  }

  String mustHear() throws IOException {
    String text = wire.hear();
    if (text == null) {
      throw new IOException("the server has hung up");
    }
    return text;
  }

  /** Whether this message may say that it is the seat's turn; reading it all would take longer. */
  static boolean mayCall(String message, int seat) {
    return message.contains(ACTOR + seat + ",");
  }

  /** A move for the seat whose turn it is in one of these views, or null. */
  @Nullable Choice choose(Json.Obj message, IntPredicate mine) {
    if (!(message.get("views") instanceof Json.Arr views) || views.items().isEmpty()) {
      return null;
    }
    for (Json each : views.items()) {
      V view = game.codecs().view().read(each);
      if (view.seat() == view.actor() && mine.test(view.actor())) {
        Choices<M> legal = game.world(view, chance).legal();
        M move = legal.get(chance.below(legal.count()));
        int seq = message.get("seq") instanceof Json.Num num ? (int) num.value() : 0;
        return new Choice(view.actor(), game.notation().writeMove(move), seq);
      }
    }
    return null;
  }

  /** What to play, and after which seq. */
  record Choice(int seat, String move, int after) {
    String fields() {
      return ",\"seat\":" + seat + ",\"move\":" + Json.of(move).write() + ",\"after\":" + after;
    }
  }

  @Override
  public void close() throws IOException {
    wire.close();
  }
}
