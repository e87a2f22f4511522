package org.loggia.games.alhambra;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.games.alhambra.PieceCodecs.CHIP;
import static org.loggia.games.alhambra.PieceCodecs.COLOUR;
import static org.loggia.games.alhambra.PieceCodecs.FIELD;
import static org.loggia.games.alhambra.PieceCodecs.PHASE;
import static org.loggia.games.alhambra.PieceCodecs.PRIZE;
import static org.loggia.games.alhambra.PieceCodecs.SQUARE;
import static org.loggia.games.alhambra.PieceCodecs.SYMBOLS;
import static org.loggia.games.alhambra.PieceCodecs.TILE;

import org.loggia.core.CoreCodecs;
import org.loggia.core.GameCodecs;
import org.loggia.core.json.Codec;
import org.loggia.games.alhambra.AlhambraView.BuiltTile;
import org.loggia.games.alhambra.AlhambraView.ColumnView;
import org.loggia.games.alhambra.AlhambraView.DiceView;
import org.loggia.games.alhambra.AlhambraView.FigureView;
import org.loggia.games.alhambra.AlhambraView.MarkerView;
import org.loggia.games.alhambra.AlhambraView.ResultsView;
import org.loggia.games.alhambra.AlhambraView.StoneView;

/** How Alhambra looks as JSON. */
final class AlhambraCodecs {
  private static final Codec<DiceView> DICE =
      record(
          "DiceView",
          DiceView::new,
          field("shown", SYMBOLS, DiceView::shown),
          field("thrown", INT, DiceView::thrown),
          field("black", nullable(COLOUR), DiceView::black),
          field("before", nullable(SYMBOLS), DiceView::before));

  private static final Codec<MarkerView> MARKER =
      record(
          "MarkerView",
          MarkerView::new,
          field("field", FIELD, MarkerView::field),
          field("figure", INT, MarkerView::figure));

  private static final Codec<StoneView> STONE =
      record(
          "StoneView",
          StoneView::new,
          field("height", INT, StoneView::height),
          field("figure", INT, StoneView::figure));

  private static final Codec<ColumnView> COLUMN =
      record(
          "ColumnView",
          ColumnView::new,
          field("colour", COLOUR, ColumnView::colour),
          field("markers", list(MARKER), ColumnView::markers),
          field("bonus", nullable(CHIP), ColumnView::bonus),
          field("stones", list(STONE), ColumnView::stones),
          field("offer", list(TILE), ColumnView::offer));

  private static final Codec<BuiltTile> BUILT =
      record(
          "BuiltTile",
          BuiltTile::new,
          field("square", SQUARE, BuiltTile::square),
          field("tile", TILE, BuiltTile::tile));

  private static final Codec<FigureView> FIGURE =
      record(
          "FigureView",
          FigureView::new,
          field("inHand", INT, FigureView::inHand),
          field("out", INT, FigureView::out),
          field("redesigns", INT, FigureView::redesigns),
          field("points", INT, FigureView::points),
          field("receipts", list(CoreCodecs.RECEIPT), FigureView::receipts),
          field("chips", list(CHIP), FigureView::chips),
          field("palace", list(BUILT), FigureView::palace),
          field("reserve", list(TILE), FigureView::reserve),
          field("wall", INT, FigureView::wall));

  private static final Codec<ResultsView> RESULTS =
      record(
          "ResultsView",
          ResultsView::new,
          field("colour", COLOUR, ResultsView::colour),
          field("left", nullable(PRIZE), ResultsView::left));

  private static final Codec<AlhambraView> VIEW =
      record(
          "AlhambraView",
          AlhambraView::new,
          field("seat", INT, AlhambraView::seat),
          field("setup", CoreCodecs.SETUP, AlhambraView::setup),
          field("actor", INT, AlhambraView::actor),
          field("phase", PHASE, AlhambraView::phase),
          field("round", INT, AlhambraView::round),
          field("caliph", INT, AlhambraView::caliph),
          field("next", INT, AlhambraView::next),
          field("dice", DICE, AlhambraView::dice),
          field("columns", list(COLUMN), AlhambraView::columns),
          field("figures", list(FIGURE), AlhambraView::figures),
          field("results", nullable(RESULTS), AlhambraView::results),
          field("light", list(CHIP), AlhambraView::light),
          field("dark", list(CHIP), AlhambraView::dark),
          field("gone", list(CHIP), AlhambraView::gone),
          field("aside", list(TILE), AlhambraView::aside),
          field("bag", INT, AlhambraView::bag));

  static final GameCodecs<AlhambraMove, AlhambraView> ALL =
      new GameCodecs<>(VIEW, EventCodecs.EVENT, MoveCodecs.MOVE);

  private AlhambraCodecs() {}
}
