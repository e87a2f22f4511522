package org.loggia.games.palazzo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Derived;

/**
 * The table as one seat sees it, and what that seat remembers if it was attentive.
 *
 * @param turn the active player, also while others decide
 * @param own the part of the seat's own hand that the others have not seen
 * @param purses by seat
 * @param estates by seat
 * @param points what the estates are worth by now, by seat
 * @param pending the tiles that the actor must build
 * @param idle turns in a row in which no tiles were drawn
 */
@Derived(with = PieceCodecs.class)
public record PalazzoView(
    int seat,
    Setup setup,
    int actor,
    Phase phase,
    int turn,
    SiteView site,
    BankView bank,
    List<Purse> purses,
    Cards own,
    @Nullable AuctionView auction,
    Tiles pending,
    List<Estate> estates,
    List<Integer> points,
    int idle,
    @Nullable String ending)
    implements View {

  /**
   * The tiles that nobody owns.
   *
   * @param quarries clockwise from the north
   * @param price what a tile of the depot costs
   * @param stacks what is still to come, which an attentive player can tell; riders not counted
   * @param riders that have come
   * @param box tiles out of the game
   */
  public record SiteView(
      List<Tiles> quarries,
      Quarry builder,
      Tiles depot,
      int price,
      List<Tiles> stacks,
      int riders,
      Tiles box) {}

  /**
   * The money that nobody owns.
   *
   * @param deck the number of cards in it
   * @param inDeck what it holds; null until the discards become the deck, since nobody knows before
   * @param unseen the cards of which the seat cannot say where each one is: the secret cards of the
   *     others, together with the deck while that is unknown
   */
  public record BankView(
      int deck, @Nullable Cards inDeck, Cards unseen, Cards discard, Cards display) {}

  /** What everybody knows of a hand: some of its cards, and how many others there are. */
  public record Purse(Cards known, int secret) {
    int size() {
      return known.size() + secret;
    }
  }

  /**
   * @param out the seats that have passed
   * @param raises of those who are in, oldest first
   * @param bids by seat
   */
  public record AuctionView(
      int opener, List<Integer> out, List<Raise> raises, List<Integer> bids, int leader) {}

  @Override
  public String asks() {
    return phase.word();
  }

  /** The seat's whole hand; of others what is known. */
  Cards handOf(int owner) {
    Cards known = purses.get(owner).known();
    return owner == seat ? known.plus(own) : known;
  }
}
