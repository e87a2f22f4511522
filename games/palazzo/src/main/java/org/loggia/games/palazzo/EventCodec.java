package org.loggia.games.palazzo;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;
import static org.loggia.games.palazzo.PieceCodecs.CARD;
import static org.loggia.games.palazzo.PieceCodecs.CARDS;
import static org.loggia.games.palazzo.PieceCodecs.QUARRY;
import static org.loggia.games.palazzo.PieceCodecs.TILE;
import static org.loggia.games.palazzo.PieceCodecs.TILES;

import org.loggia.core.Event;
import org.loggia.core.json.Codec;
import org.loggia.games.palazzo.PalazzoEvent.AuctionOpened;
import org.loggia.games.palazzo.PalazzoEvent.Begins;
import org.loggia.games.palazzo.PalazzoEvent.Bought;
import org.loggia.games.palazzo.PalazzoEvent.Boxed;
import org.loggia.games.palazzo.PalazzoEvent.Built;
import org.loggia.games.palazzo.PalazzoEvent.CameToDepot;
import org.loggia.games.palazzo.PalazzoEvent.CameToQuarry;
import org.loggia.games.palazzo.PalazzoEvent.Cleared;
import org.loggia.games.palazzo.PalazzoEvent.Dealt;
import org.loggia.games.palazzo.PalazzoEvent.DealtUnseen;
import org.loggia.games.palazzo.PalazzoEvent.Founded;
import org.loggia.games.palazzo.PalazzoEvent.HandShown;
import org.loggia.games.palazzo.PalazzoEvent.Joined;
import org.loggia.games.palazzo.PalazzoEvent.LaidOut;
import org.loggia.games.palazzo.PalazzoEvent.LeftOver;
import org.loggia.games.palazzo.PalazzoEvent.NothingToAuction;
import org.loggia.games.palazzo.PalazzoEvent.Passed;
import org.loggia.games.palazzo.PalazzoEvent.Picked;
import org.loggia.games.palazzo.PalazzoEvent.Raised;
import org.loggia.games.palazzo.PalazzoEvent.Reshuffled;
import org.loggia.games.palazzo.PalazzoEvent.RiderCame;
import org.loggia.games.palazzo.PalazzoEvent.Scored;
import org.loggia.games.palazzo.PalazzoEvent.SharingBegan;
import org.loggia.games.palazzo.PalazzoEvent.SplitOff;
import org.loggia.games.palazzo.PalazzoEvent.Standstill;
import org.loggia.games.palazzo.PalazzoEvent.Took;
import org.loggia.games.palazzo.PalazzoEvent.TurnedUp;
import org.loggia.games.palazzo.PalazzoEvent.Won;

/** How events look as JSON. */
final class EventCodec {
  static final Codec<Event> EVENT =
      union(
          "PalazzoEvent",
          variant(
              "laid-out",
              LaidOut.class,
              record(
                  "LaidOut",
                  LaidOut::new,
                  field("quarries", list(TILE), LaidOut::quarries),
                  field("depot", TILE, LaidOut::depot))),
          variant(
              "dealt",
              Dealt.class,
              record(
                  "Dealt",
                  Dealt::new,
                  field("seat", INT, Dealt::seat),
                  field("cards", CARDS, Dealt::cards))),
          variant(
              "dealt-unseen",
              DealtUnseen.class,
              record(
                  "DealtUnseen",
                  DealtUnseen::new,
                  field("seat", INT, DealtUnseen::seat),
                  field("count", INT, DealtUnseen::count))),
          variant(
              "begins",
              Begins.class,
              record("Begins", Begins::new, field("seat", INT, Begins::seat))),
          variant(
              "reshuffled",
              Reshuffled.class,
              record("Reshuffled", Reshuffled::new, field("count", INT, Reshuffled::count))),
          variant(
              "turned-up",
              TurnedUp.class,
              record(
                  "TurnedUp",
                  TurnedUp::new,
                  field("seat", INT, TurnedUp::seat),
                  field("cards", CARDS, TurnedUp::cards))),
          variant(
              "took",
              Took.class,
              record(
                  "Took",
                  Took::new,
                  field("seat", INT, Took::seat),
                  field("cards", CARDS, Took::cards))),
          variant(
              "came-to-depot",
              CameToDepot.class,
              record(
                  "CameToDepot",
                  CameToDepot::new,
                  field("seat", INT, CameToDepot::seat),
                  field("tile", TILE, CameToDepot::tile),
                  field("price", INT, CameToDepot::price))),
          variant(
              "came-to-quarry",
              CameToQuarry.class,
              record(
                  "CameToQuarry",
                  CameToQuarry::new,
                  field("seat", INT, CameToQuarry::seat),
                  field("tile", TILE, CameToQuarry::tile),
                  field("quarry", QUARRY, CameToQuarry::quarry))),
          variant(
              "rider-came",
              RiderCame.class,
              record(
                  "RiderCame",
                  RiderCame::new,
                  field("seat", INT, RiderCame::seat),
                  field("riders", INT, RiderCame::riders))),
          variant(
              "bought",
              Bought.class,
              record(
                  "Bought",
                  Bought::new,
                  field("seat", INT, Bought::seat),
                  field("tiles", TILES, Bought::tiles),
                  field("price", INT, Bought::price),
                  field("cards", CARDS, Bought::cards))),
          variant(
              "auction-opened",
              AuctionOpened.class,
              record(
                  "AuctionOpened",
                  AuctionOpened::new,
                  field("seat", INT, AuctionOpened::seat),
                  field("quarry", QUARRY, AuctionOpened::quarry),
                  field("tiles", TILES, AuctionOpened::tiles))),
          variant(
              "nothing-to-auction",
              NothingToAuction.class,
              record(
                  "NothingToAuction",
                  NothingToAuction::new,
                  field("seat", INT, NothingToAuction::seat))),
          variant(
              "raised",
              Raised.class,
              record(
                  "Raised",
                  Raised::new,
                  field("seat", INT, Raised::seat),
                  field("cards", CARDS, Raised::cards),
                  field("bid", INT, Raised::bid))),
          variant(
              "passed",
              Passed.class,
              record(
                  "Passed",
                  Passed::new,
                  field("seat", INT, Passed::seat),
                  field("cards", CARDS, Passed::cards))),
          variant(
              "won",
              Won.class,
              record(
                  "Won",
                  Won::new,
                  field("seat", INT, Won::seat),
                  field("tiles", TILES, Won::tiles),
                  field("bid", INT, Won::bid),
                  field("cards", CARDS, Won::cards))),
          variant(
              "sharing-began",
              SharingBegan.class,
              record(
                  "SharingBegan",
                  SharingBegan::new,
                  field("seat", INT, SharingBegan::seat),
                  field("quarry", QUARRY, SharingBegan::quarry),
                  field("tiles", TILES, SharingBegan::tiles))),
          variant(
              "picked",
              Picked.class,
              record(
                  "Picked",
                  Picked::new,
                  field("seat", INT, Picked::seat),
                  field("tile", TILE, Picked::tile))),
          variant(
              "left-over",
              LeftOver.class,
              record("LeftOver", LeftOver::new, field("tiles", TILES, LeftOver::tiles))),
          variant(
              "built",
              Built.class,
              record(
                  "Built",
                  Built::new,
                  field("seat", INT, Built::seat),
                  field("tile", TILE, Built::tile),
                  field("palace", INT, Built::palace),
                  field("points", INT, Built::points))),
          variant(
              "founded",
              Founded.class,
              record(
                  "Founded",
                  Founded::new,
                  field("seat", INT, Founded::seat),
                  field("tile", TILE, Founded::tile),
                  field("palace", INT, Founded::palace),
                  field("points", INT, Founded::points))),
          variant(
              "boxed",
              Boxed.class,
              record(
                  "Boxed",
                  Boxed::new,
                  field("seat", INT, Boxed::seat),
                  field("tile", TILE, Boxed::tile))),
          variant(
              "split-off",
              SplitOff.class,
              record(
                  "SplitOff",
                  SplitOff::new,
                  field("seat", INT, SplitOff::seat),
                  field("card", CARD, SplitOff::card),
                  field("tile", TILE, SplitOff::tile),
                  field("palace", INT, SplitOff::palace),
                  field("points", INT, SplitOff::points))),
          variant(
              "joined",
              Joined.class,
              record(
                  "Joined",
                  Joined::new,
                  field("seat", INT, Joined::seat),
                  field("card", CARD, Joined::card),
                  field("tile", TILE, Joined::tile),
                  field("palace", INT, Joined::palace),
                  field("points", INT, Joined::points))),
          variant(
              "cleared",
              Cleared.class,
              record(
                  "Cleared",
                  Cleared::new,
                  field("seat", INT, Cleared::seat),
                  field("card", CARD, Cleared::card),
                  field("tile", TILE, Cleared::tile),
                  field("points", INT, Cleared::points))),
          variant(
              "standstill",
              Standstill.class,
              record("Standstill", Standstill::new, field("rounds", INT, Standstill::rounds))),
          variant(
              "scored",
              Scored.class,
              record(
                  "Scored",
                  Scored::new,
                  field("seat", INT, Scored::seat),
                  field("palace", INT, Scored::palace),
                  field("storeys", INT, Scored::storeys),
                  field("points", INT, Scored::points))),
          variant(
              "hand-shown",
              HandShown.class,
              record(
                  "HandShown",
                  HandShown::new,
                  field("seat", INT, HandShown::seat),
                  field("cards", CARDS, HandShown::cards),
                  field("worth", INT, HandShown::worth))));

  private EventCodec() {}
}
