package org.loggia.games.azul;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import java.util.List;
import org.loggia.core.Event;
import org.loggia.core.json.Codec;
import org.loggia.games.azul.AzulEvent.ColoursScored;
import org.loggia.games.azul.AzulEvent.ColumnsScored;
import org.loggia.games.azul.AzulEvent.Dealt;
import org.loggia.games.azul.AzulEvent.Ended;
import org.loggia.games.azul.AzulEvent.FloorScored;
import org.loggia.games.azul.AzulEvent.LineFell;
import org.loggia.games.azul.AzulEvent.MarkerTaken;
import org.loggia.games.azul.AzulEvent.Refilled;
import org.loggia.games.azul.AzulEvent.RowsScored;
import org.loggia.games.azul.AzulEvent.TileScored;
import org.loggia.games.azul.AzulEvent.Took;

/** What happens at an Azul table, as JSON. */
final class AzulEventCodecs {
  static final Codec<Colour> COLOUR = enumeration("Colour", Colour.values());
  static final Codec<List<Colour>> COLOURS = list(COLOUR);

  static final Codec<Event> EVENT =
      union(
          "AzulEvent",
          variant(
              "refilled",
              Refilled.class,
              record("Refilled", Refilled::new, field("tiles", INT, Refilled::tiles))),
          variant(
              "dealt",
              Dealt.class,
              record(
                  "Dealt",
                  Dealt::new,
                  field("round", INT, Dealt::round),
                  field("starter", INT, Dealt::starter),
                  field("displays", list(COLOURS), Dealt::displays))),
          variant(
              "marker-taken",
              MarkerTaken.class,
              record(
                  "MarkerTaken",
                  MarkerTaken::new,
                  field("seat", INT, MarkerTaken::seat),
                  field("space", nullable(INT), MarkerTaken::space))),
          variant(
              "took",
              Took.class,
              record(
                  "Took",
                  Took::new,
                  field("seat", INT, Took::seat),
                  field("source", INT, Took::source),
                  field("colour", COLOUR, Took::colour),
                  field("tiles", INT, Took::tiles),
                  field("line", INT, Took::line),
                  field("fallen", nullable(INT), Took::fallen),
                  field("spilt", nullable(INT), Took::spilt),
                  field("left", COLOURS, Took::left))),
          variant(
              "tile-scored",
              TileScored.class,
              record(
                  "TileScored",
                  TileScored::new,
                  field("seat", INT, TileScored::seat),
                  field("row", INT, TileScored::row),
                  field("column", INT, TileScored::column),
                  field("colour", COLOUR, TileScored::colour),
                  field("across", INT, TileScored::across),
                  field("down", INT, TileScored::down),
                  field("points", INT, TileScored::points))),
          variant(
              "line-fell",
              LineFell.class,
              record(
                  "LineFell",
                  LineFell::new,
                  field("seat", INT, LineFell::seat),
                  field("row", INT, LineFell::row),
                  field("colour", COLOUR, LineFell::colour),
                  field("tiles", INT, LineFell::tiles),
                  field("fallen", nullable(INT), LineFell::fallen),
                  field("spilt", nullable(INT), LineFell::spilt))),
          variant(
              "floor-scored",
              FloorScored.class,
              record(
                  "FloorScored",
                  FloorScored::new,
                  field("seat", INT, FloorScored::seat),
                  field("spaces", INT, FloorScored::spaces),
                  field("penalty", INT, FloorScored::penalty),
                  field("points", INT, FloorScored::points),
                  field("forgiven", nullable(INT), FloorScored::forgiven))),
          variant(
              "rows-scored",
              RowsScored.class,
              record(
                  "RowsScored",
                  RowsScored::new,
                  field("seat", INT, RowsScored::seat),
                  field("count", INT, RowsScored::count),
                  field("points", INT, RowsScored::points))),
          variant(
              "columns-scored",
              ColumnsScored.class,
              record(
                  "ColumnsScored",
                  ColumnsScored::new,
                  field("seat", INT, ColumnsScored::seat),
                  field("count", INT, ColumnsScored::count),
                  field("points", INT, ColumnsScored::points))),
          variant(
              "colours-scored",
              ColoursScored.class,
              record(
                  "ColoursScored",
                  ColoursScored::new,
                  field("seat", INT, ColoursScored::seat),
                  field("count", INT, ColoursScored::count),
                  field("points", INT, ColoursScored::points))),
          variant(
              "ended",
              Ended.class,
              record("Ended", Ended::new, field("ending", TEXT, Ended::ending))));

  private AzulEventCodecs() {}
}
