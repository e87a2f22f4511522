package org.loggia.testkit.lanterns;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import java.util.List;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Event;
import org.loggia.core.GameCodecs;
import org.loggia.core.json.Codec;
import org.loggia.testkit.lanterns.LanternEvent.Began;
import org.loggia.testkit.lanterns.LanternEvent.Drew;
import org.loggia.testkit.lanterns.LanternEvent.DrewUnseen;
import org.loggia.testkit.lanterns.LanternEvent.Hid;
import org.loggia.testkit.lanterns.LanternEvent.HidUnseen;
import org.loggia.testkit.lanterns.LanternEvent.Hung;
import org.loggia.testkit.lanterns.LanternEvent.Shown;
import org.loggia.testkit.lanterns.LanternMove.Hang;
import org.loggia.testkit.lanterns.LanternMove.Hide;

/** Lanterns as JSON. */
final class LanternCodecs {
  static final Codec<Colour> COLOUR = enumeration("Colour", Colour.values());
  static final Codec<List<Colour>> COLOURS = list(COLOUR);

  static final Codec<LanternView.Bench> BENCH =
      record(
          "Bench",
          LanternView.Bench::new,
          field("hand", INT, LanternView.Bench::hand),
          field("hidden", INT, LanternView.Bench::hidden),
          field("inHand", nullable(COLOURS), LanternView.Bench::inHand),
          field("underBench", nullable(COLOURS), LanternView.Bench::underBench));

  static final Codec<LanternView.Hung> HUNG_IN_ROW =
      record(
          "HungInRow",
          LanternView.Hung::new,
          field("lantern", COLOUR, LanternView.Hung::lantern),
          field("seat", INT, LanternView.Hung::seat));

  static final Codec<LanternView> VIEW = view(HUNG_IN_ROW);

  static final Codec<Event> EVENT =
      union(
          "LanternEvent",
          variant(
              "began", Began.class, record("Began", Began::new, field("seat", INT, Began::seat))),
          variant(
              "drew",
              Drew.class,
              record(
                  "Drew",
                  Drew::new,
                  field("seat", INT, Drew::seat),
                  field("lantern", COLOUR, Drew::lantern))),
          variant(
              "drew-unseen",
              DrewUnseen.class,
              record("DrewUnseen", DrewUnseen::new, field("seat", INT, DrewUnseen::seat))),
          variant(
              "hung",
              Hung.class,
              record(
                  "Hung",
                  Hung::new,
                  field("seat", INT, Hung::seat),
                  field("lantern", COLOUR, Hung::lantern),
                  field("points", INT, Hung::points))),
          variant(
              "hid",
              Hid.class,
              record(
                  "Hid",
                  Hid::new,
                  field("seat", INT, Hid::seat),
                  field("lantern", COLOUR, Hid::lantern))),
          variant(
              "hid-unseen",
              HidUnseen.class,
              record("HidUnseen", HidUnseen::new, field("seat", INT, HidUnseen::seat))),
          variant(
              "shown",
              Shown.class,
              record(
                  "Shown",
                  Shown::new,
                  field("seat", INT, Shown::seat),
                  field("hidden", COLOURS, Shown::hidden),
                  field("hand", COLOURS, Shown::hand))));

  static final Codec<LanternMove> MOVE =
      union(
          "LanternMove",
          variant(
              "hang",
              Hang.class,
              record("Hang", Hang::new, field("lantern", COLOUR, Hang::lantern))),
          variant(
              "hide",
              Hide.class,
              record("Hide", Hide::new, field("lantern", COLOUR, Hide::lantern))));

  static final GameCodecs<LanternMove, LanternView> ALL = new GameCodecs<>(VIEW, EVENT, MOVE);

  private LanternCodecs() {}

  static Codec<LanternView> view(Codec<LanternView.Hung> hungInRow) {
    return record(
        "LanternView",
        LanternView::new,
        field("seat", INT, LanternView::seat),
        field("setup", CoreCodecs.SETUP, LanternView::setup),
        field("phase", enumeration(Phase.values()), LanternView::phase),
        field("turn", INT, LanternView::turn),
        field("benches", list(BENCH), LanternView::benches),
        field("row", list(hungInRow), LanternView::row),
        field("bag", INT, LanternView::bag),
        field("points", list(INT), LanternView::points));
  }
}
