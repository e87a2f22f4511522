package org.loggia.games.alhambra;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;
import static org.loggia.games.alhambra.PieceCodecs.CHIP;
import static org.loggia.games.alhambra.PieceCodecs.COLOUR;
import static org.loggia.games.alhambra.PieceCodecs.FIELD;
import static org.loggia.games.alhambra.PieceCodecs.PRIZE;
import static org.loggia.games.alhambra.PieceCodecs.SCORING;
import static org.loggia.games.alhambra.PieceCodecs.SQUARE;
import static org.loggia.games.alhambra.PieceCodecs.SYMBOLS;
import static org.loggia.games.alhambra.PieceCodecs.TILE;

import org.loggia.core.Event;
import org.loggia.core.json.Codec;
import org.loggia.games.alhambra.AlhambraEvent.BagDrawn;
import org.loggia.games.alhambra.AlhambraEvent.Began;
import org.loggia.games.alhambra.AlhambraEvent.BlackDieTurned;
import org.loggia.games.alhambra.AlhambraEvent.Cancelled;
import org.loggia.games.alhambra.AlhambraEvent.CarloPlaced;
import org.loggia.games.alhambra.AlhambraEvent.CarloRolled;
import org.loggia.games.alhambra.AlhambraEvent.CarloTook;
import org.loggia.games.alhambra.AlhambraEvent.ChipLeft;
import org.loggia.games.alhambra.AlhambraEvent.ChipTaken;
import org.loggia.games.alhambra.AlhambraEvent.ChipsLaid;
import org.loggia.games.alhambra.AlhambraEvent.ChipsScored;
import org.loggia.games.alhambra.AlhambraEvent.Displaced;
import org.loggia.games.alhambra.AlhambraEvent.Ended;
import org.loggia.games.alhambra.AlhambraEvent.Exchanged;
import org.loggia.games.alhambra.AlhambraEvent.Kept;
import org.loggia.games.alhambra.AlhambraEvent.LaterTwinTaken;
import org.loggia.games.alhambra.AlhambraEvent.Missed;
import org.loggia.games.alhambra.AlhambraEvent.PileTurned;
import org.loggia.games.alhambra.AlhambraEvent.Placed;
import org.loggia.games.alhambra.AlhambraEvent.PrizeTaken;
import org.loggia.games.alhambra.AlhambraEvent.Pushed;
import org.loggia.games.alhambra.AlhambraEvent.PushedOut;
import org.loggia.games.alhambra.AlhambraEvent.RoundBegan;
import org.loggia.games.alhambra.AlhambraEvent.RoundEnded;
import org.loggia.games.alhambra.AlhambraEvent.ScoringBegan;
import org.loggia.games.alhambra.AlhambraEvent.StartChipLaid;
import org.loggia.games.alhambra.AlhambraEvent.StarterNamed;
import org.loggia.games.alhambra.AlhambraEvent.StoneMoved;
import org.loggia.games.alhambra.AlhambraEvent.StoneScored;
import org.loggia.games.alhambra.AlhambraEvent.Thrown;
import org.loggia.games.alhambra.AlhambraEvent.TileAdded;
import org.loggia.games.alhambra.AlhambraEvent.TileBuilt;
import org.loggia.games.alhambra.AlhambraEvent.TileGiven;
import org.loggia.games.alhambra.AlhambraEvent.TileRemoved;
import org.loggia.games.alhambra.AlhambraEvent.TileStored;
import org.loggia.games.alhambra.AlhambraEvent.TileSwapped;
import org.loggia.games.alhambra.AlhambraEvent.TilesLeft;
import org.loggia.games.alhambra.AlhambraEvent.TilesScored;
import org.loggia.games.alhambra.AlhambraEvent.WallScored;

/** How events look as JSON. */
final class EventCodecs {
  static final Codec<Event> EVENT =
      union(
          "AlhambraEvent",
          variant(
              "began", Began.class, record("Began", Began::new, field("first", INT, Began::first))),
          variant(
              "round-began",
              RoundBegan.class,
              record(
                  "RoundBegan",
                  RoundBegan::new,
                  field("round", INT, RoundBegan::round),
                  field("caliph", INT, RoundBegan::caliph))),
          variant(
              "chips-laid",
              ChipsLaid.class,
              record("ChipsLaid", ChipsLaid::new, field("chips", list(CHIP), ChipsLaid::chips))),
          variant(
              "carlo-rolled",
              CarloRolled.class,
              record(
                  "CarloRolled", CarloRolled::new, field("colour", COLOUR, CarloRolled::colour))),
          variant(
              "carlo-placed",
              CarloPlaced.class,
              record(
                  "CarloPlaced",
                  CarloPlaced::new,
                  field("colour", COLOUR, CarloPlaced::colour),
                  field("field", FIELD, CarloPlaced::field))),
          variant(
              "kept",
              Kept.class,
              record(
                  "Kept",
                  Kept::new,
                  field("seat", INT, Kept::seat),
                  field("dice", SYMBOLS, Kept::dice))),
          variant(
              "thrown",
              Thrown.class,
              record(
                  "Thrown",
                  Thrown::new,
                  field("seat", INT, Thrown::seat),
                  field("dice", SYMBOLS, Thrown::dice),
                  field("shown", SYMBOLS, Thrown::shown),
                  field("number", INT, Thrown::number))),
          variant(
              "cancelled",
              Cancelled.class,
              record(
                  "Cancelled",
                  Cancelled::new,
                  field("seat", INT, Cancelled::seat),
                  field("number", INT, Cancelled::number),
                  field("shown", SYMBOLS, Cancelled::shown))),
          variant(
              "black-die-turned",
              BlackDieTurned.class,
              record(
                  "BlackDieTurned",
                  BlackDieTurned::new,
                  field("seat", INT, BlackDieTurned::seat),
                  field("colour", COLOUR, BlackDieTurned::colour))),
          variant(
              "placed",
              Placed.class,
              record(
                  "Placed",
                  Placed::new,
                  field("seat", INT, Placed::seat),
                  field("colour", COLOUR, Placed::colour),
                  field("symbols", INT, Placed::symbols),
                  field("target", FIELD, Placed::target),
                  field("field", FIELD, Placed::field))),
          variant(
              "missed",
              Missed.class,
              record(
                  "Missed",
                  Missed::new,
                  field("seat", INT, Missed::seat),
                  field("colour", COLOUR, Missed::colour),
                  field("symbols", INT, Missed::symbols),
                  field("target", FIELD, Missed::target))),
          variant(
              "displaced",
              Displaced.class,
              record(
                  "Displaced",
                  Displaced::new,
                  field("seat", INT, Displaced::seat),
                  field("colour", COLOUR, Displaced::colour),
                  field("field", FIELD, Displaced::field))),
          variant(
              "pushed",
              Pushed.class,
              record(
                  "Pushed",
                  Pushed::new,
                  field("seat", nullable(INT), Pushed::seat),
                  field("figure", nullable(TEXT), Pushed::figure),
                  field("colour", COLOUR, Pushed::colour),
                  field("from", FIELD, Pushed::from),
                  field("to", FIELD, Pushed::to))),
          variant(
              "pushed-out",
              PushedOut.class,
              record(
                  "PushedOut",
                  PushedOut::new,
                  field("seat", nullable(INT), PushedOut::seat),
                  field("figure", nullable(TEXT), PushedOut::figure),
                  field("colour", COLOUR, PushedOut::colour))),
          variant(
              "prize-taken",
              PrizeTaken.class,
              record(
                  "PrizeTaken",
                  PrizeTaken::new,
                  field("seat", nullable(INT), PrizeTaken::seat),
                  field("figure", nullable(TEXT), PrizeTaken::figure),
                  field("colour", COLOUR, PrizeTaken::colour),
                  field("place", INT, PrizeTaken::place),
                  field("prize", PRIZE, PrizeTaken::prize))),
          variant(
              "exchanged",
              Exchanged.class,
              record(
                  "Exchanged",
                  Exchanged::new,
                  field("seat", INT, Exchanged::seat),
                  field("from", COLOUR, Exchanged::from),
                  field("to", COLOUR, Exchanged::to))),
          variant(
              "stone-moved",
              StoneMoved.class,
              record(
                  "StoneMoved",
                  StoneMoved::new,
                  field("seat", nullable(INT), StoneMoved::seat),
                  field("figure", nullable(TEXT), StoneMoved::figure),
                  field("colour", COLOUR, StoneMoved::colour),
                  field("points", INT, StoneMoved::points),
                  field("from", INT, StoneMoved::from),
                  field("to", INT, StoneMoved::to))),
          variant(
              "chip-taken",
              ChipTaken.class,
              record(
                  "ChipTaken",
                  ChipTaken::new,
                  field("seat", nullable(INT), ChipTaken::seat),
                  field("figure", nullable(TEXT), ChipTaken::figure),
                  field("colour", COLOUR, ChipTaken::colour),
                  field("chip", CHIP, ChipTaken::chip))),
          variant(
              "chip-left",
              ChipLeft.class,
              record(
                  "ChipLeft",
                  ChipLeft::new,
                  field("colour", COLOUR, ChipLeft::colour),
                  field("chip", CHIP, ChipLeft::chip))),
          variant(
              "starter-named",
              StarterNamed.class,
              record(
                  "StarterNamed",
                  StarterNamed::new,
                  field("seat", nullable(INT), StarterNamed::seat),
                  field("figure", nullable(TEXT), StarterNamed::figure),
                  field("starter", INT, StarterNamed::starter))),
          variant(
              "round-ended",
              RoundEnded.class,
              record("RoundEnded", RoundEnded::new, field("round", INT, RoundEnded::round))),
          variant(
              "scoring-began",
              ScoringBegan.class,
              record(
                  "ScoringBegan",
                  ScoringBegan::new,
                  field("scoring", SCORING, ScoringBegan::scoring))),
          variant(
              "stone-scored",
              StoneScored.class,
              record(
                  "StoneScored",
                  StoneScored::new,
                  field("seat", nullable(INT), StoneScored::seat),
                  field("figure", nullable(TEXT), StoneScored::figure),
                  field("scoring", SCORING, StoneScored::scoring),
                  field("colour", COLOUR, StoneScored::colour),
                  field("place", INT, StoneScored::place),
                  field("count", INT, StoneScored::count),
                  field("points", INT, StoneScored::points))),
          variant(
              "chips-scored",
              ChipsScored.class,
              record(
                  "ChipsScored",
                  ChipsScored::new,
                  field("seat", nullable(INT), ChipsScored::seat),
                  field("figure", nullable(TEXT), ChipsScored::figure),
                  field("scoring", SCORING, ChipsScored::scoring),
                  field("count", INT, ChipsScored::count),
                  field("points", INT, ChipsScored::points))),
          variant(
              "pile-turned",
              PileTurned.class,
              record("PileTurned", PileTurned::new, field("tiles", list(TILE), PileTurned::tiles))),
          variant(
              "bag-drawn",
              BagDrawn.class,
              record("BagDrawn", BagDrawn::new, field("tile", TILE, BagDrawn::tile))),
          variant(
              "start-chip-laid",
              StartChipLaid.class,
              record(
                  "StartChipLaid",
                  StartChipLaid::new,
                  field("colour", COLOUR, StartChipLaid::colour))),
          variant(
              "later-twin-taken",
              LaterTwinTaken.class,
              record(
                  "LaterTwinTaken",
                  LaterTwinTaken::new,
                  field("seat", INT, LaterTwinTaken::seat),
                  field("tile", TILE, LaterTwinTaken::tile))),
          variant(
              "tile-built",
              TileBuilt.class,
              record(
                  "TileBuilt",
                  TileBuilt::new,
                  field("seat", INT, TileBuilt::seat),
                  field("tile", TILE, TileBuilt::tile),
                  field("square", SQUARE, TileBuilt::square))),
          variant(
              "tile-stored",
              TileStored.class,
              record(
                  "TileStored",
                  TileStored::new,
                  field("seat", INT, TileStored::seat),
                  field("tile", TILE, TileStored::tile))),
          variant(
              "tile-given",
              TileGiven.class,
              record(
                  "TileGiven",
                  TileGiven::new,
                  field("seat", INT, TileGiven::seat),
                  field("tile", TILE, TileGiven::tile))),
          variant(
              "carlo-took",
              CarloTook.class,
              record("CarloTook", CarloTook::new, field("tile", TILE, CarloTook::tile))),
          variant(
              "tiles-left",
              TilesLeft.class,
              record(
                  "TilesLeft",
                  TilesLeft::new,
                  field("colour", COLOUR, TilesLeft::colour),
                  field("tiles", list(TILE), TilesLeft::tiles))),
          variant(
              "tile-added",
              TileAdded.class,
              record(
                  "TileAdded",
                  TileAdded::new,
                  field("seat", INT, TileAdded::seat),
                  field("tile", TILE, TileAdded::tile),
                  field("square", SQUARE, TileAdded::square))),
          variant(
              "tile-removed",
              TileRemoved.class,
              record(
                  "TileRemoved",
                  TileRemoved::new,
                  field("seat", INT, TileRemoved::seat),
                  field("tile", TILE, TileRemoved::tile),
                  field("square", SQUARE, TileRemoved::square))),
          variant(
              "tile-swapped",
              TileSwapped.class,
              record(
                  "TileSwapped",
                  TileSwapped::new,
                  field("seat", INT, TileSwapped::seat),
                  field("tile", TILE, TileSwapped::tile),
                  field("square", SQUARE, TileSwapped::square),
                  field("old", TILE, TileSwapped::old))),
          variant(
              "tiles-scored",
              TilesScored.class,
              record(
                  "TilesScored",
                  TilesScored::new,
                  field("seat", nullable(INT), TilesScored::seat),
                  field("figure", nullable(TEXT), TilesScored::figure),
                  field("scoring", SCORING, TilesScored::scoring),
                  field("colour", COLOUR, TilesScored::colour),
                  field("place", INT, TilesScored::place),
                  field("count", INT, TilesScored::count),
                  field("points", INT, TilesScored::points))),
          variant(
              "wall-scored",
              WallScored.class,
              record(
                  "WallScored",
                  WallScored::new,
                  field("seat", INT, WallScored::seat),
                  field("scoring", SCORING, WallScored::scoring),
                  field("points", INT, WallScored::points))),
          variant("ended", Ended.class, record("Ended", Ended::new)));

  private EventCodecs() {}
}
