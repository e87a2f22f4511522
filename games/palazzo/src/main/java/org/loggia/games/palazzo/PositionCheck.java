package org.loggia.games.palazzo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/** Refuses typed positions that cannot be played on. */
final class PositionCheck {
  private PositionCheck() {}

  static void check(PalazzoPosition position) {
    switch (position.phase) {
      case START -> start(position);
      case DEAL -> deal(position);
      case ACTION, TURN_UP, TAKE, DRAW, CHOOSE, BID, SHARE, FIT, BUILD -> running(position);
      case OVER -> over(position);
    }
  }

  private static void must(boolean fine, String otherwise) {
    if (!fine) {
      throw new Unreadable(otherwise);
    }
  }

  private static void start(PalazzoPosition position) {
    must(
        PalazzoPositionText.write(position)
            .equals(PalazzoPositionText.write(Palazzo.GAME.start(position.setup))),
        "at the start nothing has happened yet");
  }

  /** Somebody may type a table to which hands are dealt. */
  private static void deal(PalazzoPosition position) {
    boolean empty = position.pending.isEmpty() && position.money.display.isEmpty();
    for (int seat = 0; seat < position.seats; seat++) {
      empty &= position.money.hand(seat).isEmpty();
    }
    must(empty, "before the deal all hands are empty");
    must(
        position.money.deck.size() >= Money.DEALT * position.seats,
        "there is not enough money to deal");
    must(position.turn == 0 && position.at == 0, "before the deal nobody has the turn");
    must(position.site.riders < Site.RIDERS && position.idle == 0, "before the deal nothing ends");
    must(position.ending == null, "an ending belongs to the phase 'over'");
  }

  private static void over(PalazzoPosition position) {
    String ending = position.ending;
    must(ending != null && Palazzo.ENDINGS.contains(ending), "an ending is missing");
    must(
        Palazzo.RIDERS.equals(ending) == position.site.isComplete(),
        "all five riders have come if and only if they end the game");
    must(
        Palazzo.STILL.equals(ending) == position.isStandstill(),
        "the rounds without drawing tiles do not fit the ending");
    for (Cards secret : position.money.secret) {
      must(secret.isEmpty(), "at the end all hands are shown");
    }
    must(position.pending.isEmpty() && position.money.display.isEmpty(), "something is unfinished");
    must(position.at == position.turn, "at the end nobody decides");
  }

  private static void running(PalazzoPosition position) {
    must(position.ending == null, "an ending belongs to the phase 'over'");
    must(!position.site.isComplete() && !position.isStandstill(), "this game is over");
    must(
        position.phase.isBuilding() != position.pending.isEmpty(),
        "tiles are pending if and only if they are being built");
    must(
        (position.phase == Phase.TAKE) != position.money.display.isEmpty(),
        "money is turned up if and only if it is being taken");
    boolean otherDecides =
        switch (position.phase) {
          case TAKE, BID, SHARE, FIT, BUILD -> true;
          default -> false;
        };
    must(otherDecides || position.at == position.turn, "now the active player decides");
    String problem =
        switch (position.phase) {
          case TURN_UP ->
              position.money.mayTurnUp() ? null : "there is too little money to turn up";
          case TAKE -> take(position);
          case BID -> bid(position, position.running());
          case SHARE, FIT -> share(position);
          default -> null;
        };
    must(problem == null, problem == null ? "" : problem);
    boolean drewTiles =
        switch (position.phase) {
          case ACTION, TURN_UP, TAKE -> false;
          default -> true;
        };
    must(!drewTiles || position.idle == 0, "tiles were drawn, so no turn was idle");
  }

  private static @Nullable String take(PalazzoPosition position) {
    int taken = position.after(position.at);
    int left = position.seats + 1 - (taken == 0 ? 0 : PalazzoPosition.TAKEN_FIRST + taken - 1);
    return taken < position.seats - 1 && position.money.display.size() == left
        ? null
        : "the number of cards turned up does not fit the player who takes";
  }

  private static @Nullable String share(PalazzoPosition position) {
    int toPick = position.seats - position.after(position.at);
    int there = position.site.at(position.site.builder).size() + position.pending.size();
    boolean one = position.phase == Phase.SHARE || position.pending.size() == 1;
    return one && there >= toPick ? null : "everybody must be able to pick a tile";
  }

  private static @Nullable String bid(PalazzoPosition position, Auction auction) {
    int lot = position.site.at(position.site.builder).size();
    if (lot < 1 || lot >= PalazzoPosition.SHARED_FROM) {
      return "a lot has one to three tiles";
    }
    if (position.seats - Integer.bitCount(auction.out) < 2) {
      return "an auction needs two players";
    }
    Auction replayed = Auction.of(position.seats, position.turn, auction.out, List.of());
    int highest = Auction.OPENING_BID;
    for (Raise raise : auction.raises()) {
      Currency fixed = replayed.currency(raise.seat());
      Currency currency = Payment.currency(raise.cards());
      boolean legal =
          Payment.worth(raise.cards()) != Payment.ILLEGAL
              && (fixed == null || currency == null || currency == fixed);
      replayed = replayed.raise(raise.seat(), raise.cards());
      if (!legal || auction.isOut(raise.seat()) || replayed.bid(raise.seat()) <= highest) {
        return "a raise is against the rules";
      }
      highest = replayed.bid(raise.seat());
    }
    if (auction.isOut(auction.leader())) {
      return "whoever bid last is still in";
    }
    return position.at == auction.next() ? null : "another player decides now";
  }
}
