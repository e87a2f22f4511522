package org.loggia.games.azul;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.INTS;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;
import static org.loggia.games.azul.AzulEventCodecs.COLOUR;
import static org.loggia.games.azul.AzulEventCodecs.COLOURS;

import org.loggia.core.CoreCodecs;
import org.loggia.core.GameCodecs;
import org.loggia.core.json.Codec;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;
import org.loggia.games.azul.AzulView.BoardView;
import org.loggia.games.azul.AzulView.LineView;
import org.loggia.games.azul.AzulView.WallTile;

/** How Azul looks as JSON; what happens is in {@link AzulEventCodecs}. */
final class AzulCodecs {
  private static final Codec<LineView> LINE =
      record(
          "LineView",
          LineView::new,
          field("colour", nullable(COLOUR), LineView::colour),
          field("tiles", INT, LineView::tiles),
          field("spaces", INT, LineView::spaces));

  private static final Codec<WallTile> WALL_TILE =
      record(
          "WallTile",
          WallTile::new,
          field("row", INT, WallTile::row),
          field("column", INT, WallTile::column),
          field("colour", COLOUR, WallTile::colour));

  private static final Codec<BoardView> BOARD =
      record(
          "BoardView",
          BoardView::new,
          field("score", INT, BoardView::score),
          field("gained", INT, BoardView::gained),
          field("lost", INT, BoardView::lost),
          field("paid", INT, BoardView::paid),
          field("lines", list(LINE), BoardView::lines),
          field("floor", list(enumeration("FloorItem", FloorItem.values())), BoardView::floor),
          field("wall", list(WALL_TILE), BoardView::wall),
          field("rows", INT, BoardView::rows),
          field("columns", INT, BoardView::columns),
          field("colours", INT, BoardView::colours));

  private static final Codec<AzulView> VIEW =
      record(
          "AzulView",
          AzulView::new,
          field("seat", INT, AzulView::seat),
          field("setup", CoreCodecs.SETUP, AzulView::setup),
          field("actor", INT, AzulView::actor),
          field("phase", enumeration("Phase", Phase.values()), AzulView::phase),
          field("round", INT, AzulView::round),
          field("turn", INT, AzulView::turn),
          field("starter", INT, AzulView::starter),
          field("marker", nullable(INT), AzulView::marker),
          field("displays", list(COLOURS), AzulView::displays),
          field("centre", COLOURS, AzulView::centre),
          field("bag", INTS, AzulView::bag),
          field("lid", INTS, AzulView::lid),
          field("pattern", list(COLOURS), AzulView::pattern),
          field("boards", list(BOARD), AzulView::boards),
          field("ending", nullable(TEXT), AzulView::ending));

  private static final Codec<AzulMove> MOVE =
      union(
          "AzulMove",
          variant(
              "take",
              Take.class,
              record(
                  "Take",
                  Take::new,
                  field("source", INT, Take::source),
                  field("colour", COLOUR, Take::colour),
                  field("line", INT, Take::line))),
          variant(
              "place",
              Place.class,
              record(
                  "Place",
                  Place::new,
                  field("row", INT, Place::row),
                  field("column", INT, Place::column))));

  static final GameCodecs<AzulMove, AzulView> ALL =
      new GameCodecs<>(VIEW, AzulEventCodecs.EVENT, MOVE);

  private AzulCodecs() {}
}
