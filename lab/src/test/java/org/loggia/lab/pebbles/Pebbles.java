package org.loggia.lab.pebbles;

import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.Game;
import org.loggia.core.GameCodecs;
import org.loggia.core.GameInfo;
import org.loggia.core.Ink;
import org.loggia.core.Meter;
import org.loggia.core.Narrator;
import org.loggia.core.Notation;
import org.loggia.core.Option;
import org.loggia.core.Pen;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;
import org.loggia.core.words.Phrase;

/** The title of the lab's own tests. */
public final class Pebbles implements Game<PebblesPosition, PebblesMove, PebblesView> {
  public static final Option.Count HEAP = new Option.Count("heap", 1, 5_000, 5);
  public static final Option.Count LIMIT = new Option.Count("limit", 1, 5_000, 2);
  public static final Option.Flag BETS = new Option.Flag("bets", false);
  public static final Option.Flag MAGPIE = new Option.Flag("magpie", false);

  /** A defect on purpose: the rules break when this many pebbles are left; 0 is never. */
  public static final Option.Count TRAP = new Option.Count("trap", 0, 40, 0);

  @Override
  public GameInfo info() {
    return new GameInfo(
        "pebbles",
        1,
        2,
        3,
        true,
        List.of(HEAP, LIMIT, BETS, MAGPIE, TRAP),
        List.of("last-taken", "last-stolen"),
        List.of("greedy-takes"));
  }

  @Override
  public PebblesPosition start(Setup setup) {
    return new PebblesPosition(setup);
  }

  @Override
  public PebblesPosition world(PebblesView view, Chance chance) {
    return PebblesPosition.of(view, chance);
  }

  @Override
  public Notation<PebblesPosition, PebblesMove> notation() {
    return new PebblesNotation();
  }

  @Override
  public GameCodecs<PebblesMove, PebblesView> codecs() {
    return GameCodecs.of(PebblesViewCodec.CODEC, PebblesEventCodec.CODEC, PebblesMoveCodec.CODEC);
  }

  @Override
  public Narrator<PebblesView> narrator() {
    return new Narrator<>() {
      @Override
      public List<Phrase> tell(PebblesView view) {
        return List.of(Phrase.of("tell.heap").with("count", view.heap()));
      }

      @Override
      public String sketch(PebblesView view, Pen pen) {
        StringBuilder sketch = new StringBuilder();
        sketch.append("heap ").append(pen.paint(Ink.GREY, "o".repeat(view.heap()))).append('\n');
        for (int seat = 0; seat < view.taken().size(); seat++) {
          sketch
              .append(pen.seat(seat))
              .append(": ")
              .append(view.taken().get(seat))
              .append(" bet ")
              .append(view.bets().get(seat))
              .append('\n');
        }
        return sketch.toString();
      }
    };
  }

  @Override
  public Adviser<PebblesPosition, PebblesMove> adviser() {
    return (position, standing) -> {
      for (int seat = 0; seat < standing.length; seat++) {
        standing[seat] = position.taken(seat) / 5_000.0;
      }
    };
  }

  @Override
  public Meter<PebblesPosition, PebblesMove> meter() {
    return new Meter<>() {
      private int greedy;

      @Override
      public void begin(PebblesPosition position) {
        greedy = 0;
      }

      @Override
      public void move(PebblesPosition before, PebblesMove move) {
        greedy += move instanceof PebblesMove.Take(int count) && count > 1 ? 1 : 0;
      }

      @Override
      public void over(PebblesPosition position, double[] figures) {
        figures[0] = greedy;
      }
    };
  }
}
