package org.loggia.games.alhambra;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;
import static org.loggia.games.alhambra.PieceCodecs.COLOUR;
import static org.loggia.games.alhambra.PieceCodecs.PRIZE;
import static org.loggia.games.alhambra.PieceCodecs.SQUARE;
import static org.loggia.games.alhambra.PieceCodecs.SYMBOLS;
import static org.loggia.games.alhambra.PieceCodecs.TILE;
import static org.loggia.games.alhambra.PieceCodecs.TWIN;

import org.loggia.core.json.Codec;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Place;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Swap;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** How moves look as JSON. */
final class MoveCodecs {
  static final Codec<AlhambraMove> MOVE =
      union(
          "AlhambraMove",
          variant(
              "keep", Keep.class, record("Keep", Keep::new, field("dice", SYMBOLS, Keep::dice))),
          variant(
              "place",
              Place.class,
              record("Place", Place::new, field("colour", COLOUR, Place::colour))),
          variant(
              "displace",
              Displace.class,
              record("Displace", Displace::new, field("colour", COLOUR, Displace::colour))),
          variant("cancel", Cancel.class, record("Cancel", Cancel::new)),
          variant(
              "black-die",
              BlackDie.class,
              record("BlackDie", BlackDie::new, field("colour", COLOUR, BlackDie::colour))),
          variant(
              "take",
              Take.class,
              record(
                  "Take",
                  Take::new,
                  field("prize", PRIZE, Take::prize),
                  field("exchanged", SYMBOLS, Take::exchanged),
                  field("starter", nullable(INT), Take::starter))),
          variant(
              "build",
              Build.class,
              record(
                  "Build",
                  Build::new,
                  field("tile", TILE, Build::tile),
                  field("square", SQUARE, Build::square),
                  field("twin", TWIN, Build::twin))),
          variant(
              "store",
              Store.class,
              record(
                  "Store",
                  Store::new,
                  field("tile", TILE, Store::tile),
                  field("twin", TWIN, Store::twin))),
          variant(
              "give",
              Give.class,
              record(
                  "Give",
                  Give::new,
                  field("tile", TILE, Give::tile),
                  field("twin", TWIN, Give::twin))),
          variant(
              "name", Name.class, record("Name", Name::new, field("starter", INT, Name::starter))),
          variant(
              "add",
              Add.class,
              record(
                  "Add",
                  Add::new,
                  field("tile", TILE, Add::tile),
                  field("square", SQUARE, Add::square))),
          variant(
              "remove",
              Remove.class,
              record("Remove", Remove::new, field("square", SQUARE, Remove::square))),
          variant(
              "swap",
              Swap.class,
              record(
                  "Swap",
                  Swap::new,
                  field("tile", TILE, Swap::tile),
                  field("square", SQUARE, Swap::square))));

  private MoveCodecs() {}
}
