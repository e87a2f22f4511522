package org.loggia.games.palazzo;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.INTS;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.games.palazzo.PieceCodecs.CARDS;
import static org.loggia.games.palazzo.PieceCodecs.ESTATE;
import static org.loggia.games.palazzo.PieceCodecs.PHASE;
import static org.loggia.games.palazzo.PieceCodecs.QUARRY;
import static org.loggia.games.palazzo.PieceCodecs.TILES;

import org.loggia.core.CoreCodecs;
import org.loggia.core.json.Codec;
import org.loggia.games.palazzo.PalazzoView.AuctionView;
import org.loggia.games.palazzo.PalazzoView.BankView;
import org.loggia.games.palazzo.PalazzoView.Purse;
import org.loggia.games.palazzo.PalazzoView.SiteView;

/** How views look as JSON. */
final class ViewCodec {
  private static final Codec<SiteView> SITE =
      record(
          "SiteView",
          SiteView::new,
          field("quarries", list(TILES), SiteView::quarries),
          field("builder", QUARRY, SiteView::builder),
          field("depot", TILES, SiteView::depot),
          field("price", INT, SiteView::price),
          field("stacks", list(TILES), SiteView::stacks),
          field("riders", INT, SiteView::riders),
          field("box", TILES, SiteView::box));

  private static final Codec<BankView> BANK =
      record(
          "BankView",
          BankView::new,
          field("deck", INT, BankView::deck),
          field("inDeck", nullable(CARDS), BankView::inDeck),
          field("unseen", CARDS, BankView::unseen),
          field("discard", CARDS, BankView::discard),
          field("display", CARDS, BankView::display));

  private static final Codec<Purse> PURSE =
      record(
          "Purse",
          Purse::new,
          field("known", CARDS, Purse::known),
          field("secret", INT, Purse::secret));

  private static final Codec<Raise> RAISE =
      record(
          "Raise",
          Raise::new,
          field("seat", INT, Raise::seat),
          field("cards", CARDS, Raise::cards));

  private static final Codec<AuctionView> AUCTION =
      record(
          "AuctionView",
          AuctionView::new,
          field("opener", INT, AuctionView::opener),
          field("out", INTS, AuctionView::out),
          field("raises", list(RAISE), AuctionView::raises),
          field("bids", INTS, AuctionView::bids),
          field("leader", INT, AuctionView::leader));

  static final Codec<PalazzoView> VIEW =
      record(
          "PalazzoView",
          PalazzoView::new,
          field("seat", INT, PalazzoView::seat),
          field("setup", CoreCodecs.SETUP, PalazzoView::setup),
          field("actor", INT, PalazzoView::actor),
          field("phase", PHASE, PalazzoView::phase),
          field("turn", INT, PalazzoView::turn),
          field("site", SITE, PalazzoView::site),
          field("bank", BANK, PalazzoView::bank),
          field("purses", list(PURSE), PalazzoView::purses),
          field("own", CARDS, PalazzoView::own),
          field("auction", nullable(AUCTION), PalazzoView::auction),
          field("pending", TILES, PalazzoView::pending),
          field("estates", list(ESTATE), PalazzoView::estates),
          field("points", INTS, PalazzoView::points),
          field("idle", INT, PalazzoView::idle),
          field("ending", nullable(TEXT), PalazzoView::ending));

  private ViewCodec() {}
}
