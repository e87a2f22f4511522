package org.loggia.games.kensington;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.map;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.text;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import org.loggia.core.CoreCodecs;
import org.loggia.core.Event;
import org.loggia.core.GameCodecs;
import org.loggia.core.json.Codec;
import org.loggia.games.kensington.KensingtonEvent.Began;
import org.loggia.games.kensington.KensingtonEvent.Built;
import org.loggia.games.kensington.KensingtonEvent.ChipEarned;
import org.loggia.games.kensington.KensingtonEvent.Drew;
import org.loggia.games.kensington.KensingtonEvent.Ended;
import org.loggia.games.kensington.KensingtonEvent.Joined;
import org.loggia.games.kensington.KensingtonEvent.LastRound;
import org.loggia.games.kensington.KensingtonEvent.NothingToDraw;
import org.loggia.games.kensington.KensingtonEvent.Picked;
import org.loggia.games.kensington.KensingtonEvent.Returned;
import org.loggia.games.kensington.KensingtonEvent.Scored;
import org.loggia.games.kensington.KensingtonEvent.Stole;
import org.loggia.games.kensington.KensingtonEvent.Stored;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;
import org.loggia.games.kensington.KensingtonView.Course;
import org.loggia.games.kensington.KensingtonView.Hand;
import org.loggia.games.kensington.KensingtonView.Heap;
import org.loggia.games.kensington.KensingtonView.House;

/** How Kensington looks as JSON. */
final class KensingtonCodecs {
  private static final Codec<Tile> TILE = text("Tile", Tile::text, Tile::read);
  private static final Codec<Piece> PIECE = text("Piece", Piece::text, Piece::read);
  private static final Codec<Back> BACK = text("Back", Back::text, Back::read);
  private static final Codec<Front> FRONT = enumeration("Front", Front.values());
  private static final Codec<Mark> MARK = enumeration("Mark", Mark.values());
  private static final Codec<Ending> ENDING = enumeration("Ending", Ending.values());

  private static final Codec<House> HOUSE =
      record(
          "House",
          House::new,
          field("chips", INT, House::chips),
          field("firstGate", nullable(TILE), House::firstGate),
          field("secondGate", nullable(TILE), House::secondGate),
          field("tiles", list(PIECE), House::tiles),
          field("points", list(CoreCodecs.RECEIPT), House::points));

  private static final Codec<Heap> HEAP =
      record(
          "Heap",
          Heap::new,
          field("back", BACK, Heap::back),
          field("left", INT, Heap::left),
          field("tiles", map(INT), Heap::tiles));

  private static final Codec<Hand> HAND =
      record(
          "Hand",
          Hand::new,
          field("tile", nullable(TILE), Hand::tile),
          field("stolen", BOOL, Hand::stolen),
          field("built", BOOL, Hand::built));

  private static final Codec<Course> COURSE =
      record(
          "Course",
          Course::new,
          field("revision", INT, Course::revision),
          field("idle", INT, Course::idle),
          field("dry", INT, Course::dry));

  private static final Codec<KensingtonView> VIEW =
      record(
          "KensingtonView",
          KensingtonView::new,
          field("seat", INT, KensingtonView::seat),
          field("setup", CoreCodecs.SETUP, KensingtonView::setup),
          field("actor", INT, KensingtonView::actor),
          field("phase", enumeration("Phase", Phase.values()), KensingtonView::phase),
          field("turn", INT, KensingtonView::turn),
          field("first", INT, KensingtonView::first),
          field("houses", list(HOUSE), KensingtonView::houses),
          field("supply", INT, KensingtonView::supply),
          field("heap", list(HEAP), KensingtonView::heap),
          field("picked", nullable(BACK), KensingtonView::picked),
          field("hand", HAND, KensingtonView::hand),
          field("birds", INT, KensingtonView::birds),
          field("course", COURSE, KensingtonView::course),
          field("ender", nullable(INT), KensingtonView::ender),
          field("ending", nullable(ENDING), KensingtonView::ending),
          field("shapes", map(TEXT), KensingtonView::shapes));

  private static final Codec<KensingtonMove> MOVE =
      union(
          "KensingtonMove",
          variant(
              "draw",
              Draw.class,
              record(
                  "Draw",
                  Draw::new,
                  field("mark", MARK, Draw::mark),
                  field("outline", TEXT, Draw::outline))),
          variant(
              "steal",
              Steal.class,
              record(
                  "Steal",
                  Steal::new,
                  field("tile", TILE, Steal::tile),
                  field("from", INT, Steal::from))),
          variant(
              "build",
              Build.class,
              record(
                  "Build",
                  Build::new,
                  field("tile", TILE, Build::tile),
                  field("x", INT, Build::x))),
          variant(
              "join",
              Join.class,
              record("Join", Join::new, field("pieces", list(PIECE), Join::pieces))),
          variant("done", Done.class, record("Done", () -> Done.DONE)));

  private static final Codec<Event> EVENT =
      union(
          "KensingtonEvent",
          variant(
              "began", Began.class, record("Began", Began::new, field("first", INT, Began::first))),
          variant(
              "picked",
              Picked.class,
              record(
                  "Picked",
                  Picked::new,
                  field("seat", INT, Picked::seat),
                  field("mark", MARK, Picked::mark),
                  field("outline", TEXT, Picked::outline),
                  field("paid", INT, Picked::paid))),
          variant(
              "drew",
              Drew.class,
              record(
                  "Drew",
                  Drew::new,
                  field("seat", INT, Drew::seat),
                  field("tile", TILE, Drew::tile),
                  field("front", FRONT, Drew::front))),
          variant(
              "stole",
              Stole.class,
              record(
                  "Stole",
                  Stole::new,
                  field("seat", INT, Stole::seat),
                  field("tile", TILE, Stole::tile),
                  field("front", FRONT, Stole::front),
                  field("from", INT, Stole::from))),
          variant(
              "nothing-to-draw",
              NothingToDraw.class,
              record("NothingToDraw", NothingToDraw::new, field("seat", INT, NothingToDraw::seat))),
          variant(
              "built",
              Built.class,
              record(
                  "Built",
                  Built::new,
                  field("seat", INT, Built::seat),
                  field("tile", TILE, Built::tile),
                  field("front", FRONT, Built::front),
                  field("x", INT, Built::x),
                  field("y", INT, Built::y))),
          variant(
              "joined",
              Joined.class,
              record(
                  "Joined",
                  Joined::new,
                  field("seat", INT, Joined::seat),
                  field("pieces", list(PIECE), Joined::pieces))),
          variant(
              "chip-earned",
              ChipEarned.class,
              record(
                  "ChipEarned",
                  ChipEarned::new,
                  field("seat", INT, ChipEarned::seat),
                  field("chips", INT, ChipEarned::chips))),
          variant(
              "stored",
              Stored.class,
              record(
                  "Stored",
                  Stored::new,
                  field("seat", INT, Stored::seat),
                  field("tile", TILE, Stored::tile),
                  field("front", FRONT, Stored::front),
                  field("gate", INT, Stored::gate))),
          variant(
              "returned",
              Returned.class,
              record(
                  "Returned",
                  Returned::new,
                  field("seat", INT, Returned::seat),
                  field("tile", TILE, Returned::tile),
                  field("front", FRONT, Returned::front))),
          variant(
              "last-round",
              LastRound.class,
              record(
                  "LastRound",
                  LastRound::new,
                  field("seat", INT, LastRound::seat),
                  field("birds", INT, LastRound::birds))),
          variant(
              "ended",
              Ended.class,
              record("Ended", Ended::new, field("ending", ENDING, Ended::ending))),
          variant(
              "scored",
              Scored.class,
              record(
                  "Scored",
                  Scored::new,
                  field("seat", INT, Scored::seat),
                  field("reason", TEXT, Scored::reason),
                  field("count", INT, Scored::count),
                  field("points", INT, Scored::points))));

  static final GameCodecs<KensingtonMove, KensingtonView> ALL = new GameCodecs<>(VIEW, EVENT, MOVE);

  private KensingtonCodecs() {}
}
