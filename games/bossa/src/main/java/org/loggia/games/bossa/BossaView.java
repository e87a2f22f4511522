package org.loggia.games.bossa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Derived;

/**
 * The table as one seat sees it. All but a token that was chosen and not yet shown is open.
 *
 * @param turn whose turn it is, also while something is drawn for it
 * @param hands by seat
 * @param used the spent actions by seat
 * @param tokens by seat
 * @param unseen the tiles of the pile together with the one that was set aside
 * @param ending A, B or C when it is over
 * @param winner the seat that won; null before the end and in a draw
 */
@Derived(with = PieceCodecs.class)
public record BossaView(
    int seat,
    Setup setup,
    int actor,
    Phase phase,
    int turn,
    int first,
    LineView white,
    LineView black,
    List<TileSet> hands,
    List<List<Action>> used,
    List<TokenState> tokens,
    TileSet discard,
    TileSet unseen,
    int pile,
    @Nullable String ending,
    @Nullable Integer winner)
    implements View {

  /** A line from its die outwards; die 0 before the dice are rolled. */
  public record LineView(int die, List<PlaceView> up, List<PlaceView> down) {}

  /** A place, its groups from the bottom to the top. */
  public record PlaceView(int value, List<Group> layers) {}

  /** Tiles that were laid together, and the tokens that lie on them. */
  public record Group(TileSet tiles, TileSet doubled, TileSet inverted) {}

  @Override
  public String asks() {
    return phase.word();
  }

  LineView line(Line line) {
    return line == Line.WHITE ? white : black;
  }
}
