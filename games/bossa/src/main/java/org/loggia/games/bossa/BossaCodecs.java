package org.loggia.games.bossa;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.text;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;
import static org.loggia.core.json.Codecs.via;

import org.loggia.core.CoreCodecs;
import org.loggia.core.Event;
import org.loggia.core.GameCodecs;
import org.loggia.core.json.Codec;
import org.loggia.games.bossa.BossaEvent.Dealt;
import org.loggia.games.bossa.BossaEvent.Discarded;
import org.loggia.games.bossa.BossaEvent.Drew;
import org.loggia.games.bossa.BossaEvent.HandEmptied;
import org.loggia.games.bossa.BossaEvent.PileEmpty;
import org.loggia.games.bossa.BossaEvent.Placed;
import org.loggia.games.bossa.BossaEvent.Rolled;
import org.loggia.games.bossa.BossaEvent.Stacked;
import org.loggia.games.bossa.BossaEvent.Stuck;
import org.loggia.games.bossa.BossaEvent.Swapped;
import org.loggia.games.bossa.BossaEvent.TokenChosen;
import org.loggia.games.bossa.BossaEvent.TokenKept;
import org.loggia.games.bossa.BossaEvent.TokensShown;
import org.loggia.games.bossa.BossaMove.Keep;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Redraw;
import org.loggia.games.bossa.BossaMove.Stack;
import org.loggia.games.bossa.BossaMove.Swap;
import org.loggia.games.bossa.BossaView.Group;
import org.loggia.games.bossa.BossaView.LineView;
import org.loggia.games.bossa.BossaView.PlaceView;

/** How Bossa looks as JSON. */
final class BossaCodecs {
  private static final Codec<Tile> TILE = text("Tile", Tile::text, Tile::read);
  private static final Codec<TileSet> TILES = via(list(TILE), TileSet::tiles, TileSet::of);
  private static final Codec<Line> LINE = enumeration("Line", Line.values());
  private static final Codec<Side> SIDE = enumeration("Side", Side.values());
  private static final Codec<Token> TOKEN = enumeration("Token", Token.values());

  private static final Codec<Group> GROUP =
      record(
          "Group",
          Group::new,
          field("tiles", TILES, Group::tiles),
          field("doubled", TILES, Group::doubled),
          field("inverted", TILES, Group::inverted));

  private static final Codec<PlaceView> PLACE =
      record(
          "PlaceView",
          PlaceView::new,
          field("value", INT, PlaceView::value),
          field("layers", list(GROUP), PlaceView::layers));

  private static final Codec<LineView> LINE_VIEW =
      record(
          "LineView",
          LineView::new,
          field("die", INT, LineView::die),
          field("up", list(PLACE), LineView::up),
          field("down", list(PLACE), LineView::down));

  private static final Codec<BossaView> VIEW =
      record(
          "BossaView",
          BossaView::new,
          field("seat", INT, BossaView::seat),
          field("setup", CoreCodecs.SETUP, BossaView::setup),
          field("actor", INT, BossaView::actor),
          field("phase", enumeration("Phase", Phase.values()), BossaView::phase),
          field("turn", INT, BossaView::turn),
          field("first", INT, BossaView::first),
          field("white", LINE_VIEW, BossaView::white),
          field("black", LINE_VIEW, BossaView::black),
          field("hands", list(TILES), BossaView::hands),
          field("used", list(list(enumeration("Action", Action.values()))), BossaView::used),
          field("tokens", list(enumeration("TokenState", TokenState.values())), BossaView::tokens),
          field("discard", TILES, BossaView::discard),
          field("unseen", TILES, BossaView::unseen),
          field("pile", INT, BossaView::pile),
          field("ending", nullable(TEXT), BossaView::ending),
          field("winner", nullable(INT), BossaView::winner));

  private static final Codec<BossaMove> MOVE =
      union(
          "BossaMove",
          variant(
              "keep", Keep.class, record("Keep", Keep::new, field("token", TOKEN, Keep::token))),
          variant(
              "place",
              Place.class,
              record(
                  "Place",
                  Place::new,
                  field("line", LINE, Place::line),
                  field("side", SIDE, Place::side),
                  field("tiles", TILES, Place::tiles),
                  field("token", nullable(TILE), Place::token))),
          variant(
              "stack",
              Stack.class,
              record(
                  "Stack",
                  Stack::new,
                  field("line", LINE, Stack::line),
                  field("value", INT, Stack::value),
                  field("tiles", TILES, Stack::tiles),
                  field("token", nullable(TILE), Stack::token))),
          variant(
              "redraw",
              Redraw.class,
              record("Redraw", Redraw::new, field("tile", TILE, Redraw::tile))),
          variant(
              "swap",
              Swap.class,
              record(
                  "Swap",
                  Swap::new,
                  field("own", TILE, Swap::own),
                  field("other", TILE, Swap::other))));

  private static final Codec<Event> EVENT =
      union(
          "BossaEvent",
          variant(
              "dealt",
              Dealt.class,
              record(
                  "Dealt",
                  Dealt::new,
                  field("seat", INT, Dealt::seat),
                  field("tiles", TILES, Dealt::tiles))),
          variant(
              "rolled",
              Rolled.class,
              record(
                  "Rolled",
                  Rolled::new,
                  field("white", INT, Rolled::white),
                  field("black", INT, Rolled::black),
                  field("first", INT, Rolled::first))),
          variant(
              "token-kept",
              TokenKept.class,
              record(
                  "TokenKept",
                  TokenKept::new,
                  field("seat", INT, TokenKept::seat),
                  field("token", TOKEN, TokenKept::token))),
          variant(
              "token-chosen",
              TokenChosen.class,
              record("TokenChosen", TokenChosen::new, field("seat", INT, TokenChosen::seat))),
          variant(
              "tokens-shown",
              TokensShown.class,
              record(
                  "TokensShown",
                  TokensShown::new,
                  field("tokens", list(TOKEN), TokensShown::tokens))),
          variant(
              "drew",
              Drew.class,
              record(
                  "Drew",
                  Drew::new,
                  field("seat", INT, Drew::seat),
                  field("tile", TILE, Drew::tile))),
          variant(
              "placed",
              Placed.class,
              record(
                  "Placed",
                  Placed::new,
                  field("seat", INT, Placed::seat),
                  field("line", LINE, Placed::line),
                  field("side", SIDE, Placed::side),
                  field("value", INT, Placed::value),
                  field("tiles", TILES, Placed::tiles),
                  field("token", nullable(TILE), Placed::token))),
          variant(
              "stacked",
              Stacked.class,
              record(
                  "Stacked",
                  Stacked::new,
                  field("seat", INT, Stacked::seat),
                  field("line", LINE, Stacked::line),
                  field("value", INT, Stacked::value),
                  field("tiles", TILES, Stacked::tiles),
                  field("token", nullable(TILE), Stacked::token))),
          variant(
              "discarded",
              Discarded.class,
              record(
                  "Discarded",
                  Discarded::new,
                  field("seat", INT, Discarded::seat),
                  field("tile", TILE, Discarded::tile))),
          variant(
              "swapped",
              Swapped.class,
              record(
                  "Swapped",
                  Swapped::new,
                  field("seat", INT, Swapped::seat),
                  field("given", TILE, Swapped::given),
                  field("taken", TILE, Swapped::taken))),
          variant(
              "hand-emptied",
              HandEmptied.class,
              record("HandEmptied", HandEmptied::new, field("seat", INT, HandEmptied::seat))),
          variant(
              "stuck", Stuck.class, record("Stuck", Stuck::new, field("seat", INT, Stuck::seat))),
          variant(
              "pile-empty",
              PileEmpty.class,
              record(
                  "PileEmpty",
                  PileEmpty::new,
                  field("handSizes", list(INT), PileEmpty::handSizes))));

  static final GameCodecs<BossaMove, BossaView> ALL = new GameCodecs<>(VIEW, EVENT, MOVE);

  private BossaCodecs() {}
}
