package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Receipt;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Derived;

/**
 * The table as everybody sees it: nothing here is secret. Figures are numbered like seats, and
 * Carlo comes behind the last seat.
 *
 * @param caliph who began this round
 * @param next who begins the next one, as far as it is known
 * @param columns from left to right
 * @param results what is being won; null while markers are played
 * @param light the chips that are still to come before the last round
 * @param dark the chips that are still to come in the last round
 * @param gone the chips that have left the game
 * @param aside the tiles that nobody took
 * @param bag how many tiles are in the bag
 */
@Derived(with = PieceCodecs.class)
public record AlhambraView(
    int seat,
    Setup setup,
    int actor,
    Phase phase,
    int round,
    int caliph,
    int next,
    DiceView dice,
    List<ColumnView> columns,
    List<FigureView> figures,
    @Nullable ResultsView results,
    List<Chip> light,
    List<Chip> dark,
    List<Chip> gone,
    List<Tile> aside,
    int bag)
    implements View {

  /**
   * @param shown what lies there; while a throw is due, only the dice that were kept
   * @param thrown the throws that count
   * @param black the colour to which the black die was turned
   * @param before what a cancel chip would bring back
   */
  public record DiceView(
      Symbols shown, int thrown, @Nullable Colour black, @Nullable Symbols before) {}

  /**
   * @param markers the best first
   * @param bonus the chip of the column; in Alcazaba only the start player chip
   * @param stones in order of rank, in a tower the lower one first
   * @param offer the tiles to be won, in the order in which they were laid
   */
  public record ColumnView(
      Colour colour,
      List<MarkerView> markers,
      @Nullable Chip bonus,
      List<StoneView> stones,
      List<Tile> offer) {}

  public record MarkerView(Field field, int figure) {}

  public record StoneView(int height, int figure) {}

  /**
   * @param inHand markers that are still to be played
   * @param out markers that found no field in this round
   * @param redesigns markers that were used for a redesign in this round
   * @param reserve tiles that are not built; for Carlo all that he has
   * @param wall how long the longest wall is
   */
  public record FigureView(
      int inHand,
      int out,
      int redesigns,
      int points,
      List<Receipt> receipts,
      List<Chip> chips,
      List<BuiltTile> palace,
      List<Tile> reserve,
      int wall) {}

  public record BuiltTile(Square square, Tile tile) {}

  /**
   * The column whose results are looked at.
   *
   * @param left the prize that the best marker left; null while it is the best marker's choice
   */
  public record ResultsView(Colour colour, @Nullable Prize left) {}

  /** Of the players; what Carlo has is among the figures. */
  @Override
  public List<Integer> points() {
    List<Integer> points = new ArrayList<>();
    for (FigureView player : figures.subList(0, Math.min(setup.seats(), figures.size()))) {
      points.add(player.points);
    }
    return points;
  }

  @Override
  public String asks() {
    return switch (phase) {
      case TURN -> dice.thrown < Dice.MOST_THROWS ? "turn" : "place";
      case RESULTS -> Alhambra.isAlcazaba(setup) ? "tile" : "prize";
      default -> phase.word();
    };
  }
}
