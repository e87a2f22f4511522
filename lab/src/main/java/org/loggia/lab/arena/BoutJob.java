package org.loggia.lab.arena;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.json.Json;
import org.loggia.lab.work.Job;
import org.loggia.lab.work.Jobs;
import org.loggia.players.Guest;

/** A contest, each bout a piece. */
public final class BoutJob<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Job<Bout> {
  public static final String KIND = "arena";

  private final Contest<P, M, V> contest;

  BoutJob(Contest<P, M, V> contest) {
    this.contest = contest;
  }

  public static Job<?> read(List<Game<?, ?, ?>> games, Json.Obj question) {
    Game<?, ?, ?> game = Jobs.game(games, question);
    return new BoutJob<>(
        new Contest<>(
            game,
            Jobs.setup(game, question),
            guests(question),
            Jobs.allowance(question),
            Jobs.number(question, "patience"),
            Jobs.seed(question),
            Integer.MAX_VALUE,
            false,
            1));
  }

  private static List<Guest> guests(Json.Obj question) {
    List<Guest> guests = new ArrayList<>();
    if (question.get("bots") instanceof Json.Arr(List<Json> names)) {
      for (Json name : names) {
        Guest guest = name instanceof Json.Text(String text) ? Guest.named(text) : null;
        if (guest == null) {
          throw new Unreadable("nobody plays like that here");
        }
        guests.add(guest);
      }
    }
    return guests;
  }

  @Override
  public Json.Obj question() {
    return Json.obj("job", Json.of(KIND), "game", Json.of(contest.game().info().id()))
        .with("setup", CoreCodecs.SETUP.write(contest.setup()))
        .with("bots", Json.arr(contest.names().stream().map(name -> (Json) Json.of(name)).toList()))
        .with("budget", Json.of(contest.allowance().write()))
        .with("patience", Json.of(contest.patienceMillis()))
        .with("seed", Json.of(Long.toString(contest.seed())));
  }

  @Override
  public Hand<Bout> hand() {
    Ring<P, M, V> ring =
        new Ring<>(contest, new LineUps(contest.bots().size(), contest.setup().seats()));
    return new Hand<>() {
      @Override
      public Bout piece(int index) {
        return ring.play(index);
      }

      @Override
      public void close() {
        ring.close();
      }
    };
  }

  /** With its shares exactly, which JSON rounds. */
  @Override
  public void write(Bout bout, DataOutput out) throws IOException {
    out.writeUTF(bout.json().write());
    for (double share : bout.shares()) {
      out.writeDouble(share);
    }
  }

  @Override
  public Bout read(DataInput in) throws IOException {
    Bout rounded = Bout.read(Json.read(in.readUTF()));
    if (rounded == null) {
      throw new IOException("it is no bout");
    }
    List<Double> shares = new ArrayList<>();
    for (int seat = 0; seat < rounded.shares().size(); seat++) {
      shares.add(in.readDouble());
    }
    return rounded.withShares(shares);
  }
}
