package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Receipt;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Derived;

/**
 * The table as anybody sees it: Kensington has no secrets, only tiles that nobody has seen yet.
 *
 * @param turn whose turn it is, also while a tile is turned up
 * @param houses by seat
 * @param supply chips that nobody has
 * @param heap the face-down tiles by back; which fronts are among them everybody can work out
 * @param picked the back that is about to be turned up
 * @param birds how many are out, of the seven that end the game
 * @param ender who drew the last bird
 * @param shapes the picture of each shape, the top row first, with an {@code @} where a cat would
 *     sit: {@code ##/@.}
 */
@Derived(with = PieceCodecs.class)
public record KensingtonView(
    int seat,
    Setup setup,
    int actor,
    Phase phase,
    int turn,
    int first,
    List<House> houses,
    int supply,
    List<Heap> heap,
    @Nullable Back picked,
    Hand hand,
    int birds,
    Course course,
    @Nullable Integer ender,
    @Nullable Ending ending,
    Map<String, String> shapes)
    implements View {

  /**
   * How far the game is from its end but for the birds (K8.3 to K8.5).
   *
   * @param revision of the rules that it is played by, see {@link Kensington#asOf}
   * @param idle for how many turns nobody has built
   * @param dry for how many turns there was nothing to draw, at most one for each seat
   */
  public record Course(int revision, int idle, int dry) {}

  /**
   * What a player has.
   *
   * @param tiles the building, without the start door, which stands at 0,0
   * @param points what it would be worth if the game ended now
   */
  public record House(
      int chips,
      @Nullable Tile firstGate,
      @Nullable Tile secondGate,
      List<Piece> tiles,
      List<Receipt> points) {

    int worth() {
      int worth = 0;
      for (Receipt line : points) {
        worth += line.points();
      }
      return worth;
    }
  }

  /**
   * The tiles that look alike from behind.
   *
   * @param tiles how many of each front are still among them
   */
  public record Heap(Back back, int left, Map<String, Integer> tiles) {}

  /**
   * The tile that was drawn and is neither built nor stored.
   *
   * @param stolen whether it must be built
   * @param built whether anything was built this turn
   */
  public record Hand(@Nullable Tile tile, boolean stolen, boolean built) {}

  /** What the houses would be worth if the game ended now. */
  @Override
  public List<Integer> points() {
    List<Integer> points = new ArrayList<>();
    for (House house : houses) {
      points.add(house.worth());
    }
    return points;
  }

  @Override
  public String asks() {
    return hand.stolen() ? "build-stolen" : phase.word();
  }
}
