package org.loggia.games.palazzo;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;
import static org.loggia.games.palazzo.PieceCodecs.CARD;
import static org.loggia.games.palazzo.PieceCodecs.CARDS;
import static org.loggia.games.palazzo.PieceCodecs.TILE;
import static org.loggia.games.palazzo.PieceCodecs.TILES;

import org.loggia.core.json.Codec;
import org.loggia.games.palazzo.PalazzoMove.Box;
import org.loggia.games.palazzo.PalazzoMove.Build;
import org.loggia.games.palazzo.PalazzoMove.Buy;
import org.loggia.games.palazzo.PalazzoMove.Clear;
import org.loggia.games.palazzo.PalazzoMove.DrawTiles;
import org.loggia.games.palazzo.PalazzoMove.Found;
import org.loggia.games.palazzo.PalazzoMove.Join;
import org.loggia.games.palazzo.PalazzoMove.OpenAuction;
import org.loggia.games.palazzo.PalazzoMove.Pass;
import org.loggia.games.palazzo.PalazzoMove.Pick;
import org.loggia.games.palazzo.PalazzoMove.RaiseBid;
import org.loggia.games.palazzo.PalazzoMove.Split;
import org.loggia.games.palazzo.PalazzoMove.Take;
import org.loggia.games.palazzo.PalazzoMove.TurnUpMoney;

/** How moves look as JSON. */
final class MoveCodec {
  static final Codec<PalazzoMove> MOVE =
      union(
          "PalazzoMove",
          variant("money", TurnUpMoney.class, record("TurnUpMoney", TurnUpMoney::new)),
          variant(
              "take", Take.class, record("Take", Take::new, field("cards", CARDS, Take::cards))),
          variant("tiles", DrawTiles.class, record("DrawTiles", DrawTiles::new)),
          variant(
              "buy",
              Buy.class,
              record(
                  "Buy",
                  Buy::new,
                  field("tiles", TILES, Buy::tiles),
                  field("cards", CARDS, Buy::cards))),
          variant("auction", OpenAuction.class, record("OpenAuction", OpenAuction::new)),
          variant(
              "raise",
              RaiseBid.class,
              record("RaiseBid", RaiseBid::new, field("cards", CARDS, RaiseBid::cards))),
          variant("pass", Pass.class, record("Pass", Pass::new)),
          variant("pick", Pick.class, record("Pick", Pick::new, field("tile", TILE, Pick::tile))),
          variant(
              "build",
              Build.class,
              record(
                  "Build",
                  Build::new,
                  field("tile", TILE, Build::tile),
                  field("palace", INT, Build::palace))),
          variant(
              "found", Found.class, record("Found", Found::new, field("tile", TILE, Found::tile))),
          variant("box", Box.class, record("Box", Box::new, field("tile", TILE, Box::tile))),
          variant(
              "split",
              Split.class,
              record(
                  "Split",
                  Split::new,
                  field("palace", INT, Split::palace),
                  field("floor", INT, Split::floor),
                  field("card", CARD, Split::card))),
          variant(
              "join",
              Join.class,
              record(
                  "Join",
                  Join::new,
                  field("single", INT, Join::single),
                  field("palace", INT, Join::palace),
                  field("card", CARD, Join::card))),
          variant(
              "clear",
              Clear.class,
              record(
                  "Clear",
                  Clear::new,
                  field("single", INT, Clear::single),
                  field("card", CARD, Clear::card))));

  private MoveCodec() {}
}
