package org.loggia.games.kensington;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;

/** Which clause forbids a move, written plainly: the oracle of {@link KensingtonChoices}. */
final class KensingtonRefusals {
  private final KensingtonPosition position;
  private final Manifest manifest;
  private final int turn;

  private KensingtonRefusals(KensingtonPosition position) {
    this.position = position;
    this.manifest = position.manifest;
    this.turn = position.turn;
  }

  static @Nullable Refusal why(KensingtonPosition position, KensingtonMove move) {
    Refusal notNow = Refusal.notNow(position.actor());
    if (notNow != null) {
      return notNow;
    }
    KensingtonRefusals refusals = new KensingtonRefusals(position);
    return switch (move) {
      case Draw draw -> refusals.draws(draw);
      case Steal steal -> refusals.steals(steal);
      case Build build -> refusals.builds(build);
      case Join(List<Piece> pieces) -> refusals.joins(pieces);
      case Done _ -> refusals.isDone();
    };
  }

  // Drawing.

  private @Nullable Refusal draws(Draw draw) {
    if (position.phase != Phase.DRAW) {
      return tooLateToDraw();
    }
    int back = manifest.back(draw.mark(), draw.outline());
    if (back == Manifest.NONE || position.inBack[back] == 0) {
      return Refusal.of("K3.8").with("mark", draw.mark().word()).with("outline", draw.outline());
    }
    if (draw.mark().price > 0) {
      return chips() < draw.mark().price ? Refusal.of("K3.3") : null;
    }
    return chips() >= KensingtonPosition.RICH && canSpend()
        ? Refusal.of("K3.2").with("chips", chips())
        : null;
  }

  private @Nullable Refusal steals(Steal steal) {
    if (position.phase != Phase.DRAW) {
      return tooLateToDraw();
    }
    boolean seated = steal.from() >= 0 && steal.from() < position.seats;
    if (!seated
        || steal.from() == turn
        || position.warehouses[steal.from()].gateWith(steal.tile()) == Warehouse.NO_GATE) {
      return Refusal.of("K3.4").with("tile", steal.tile().text());
    }
    if (chips() == 0) {
      return Refusal.of("K3.3");
    }
    return position.choices.couldBuild(turn, manifest.sort(steal.tile()))
        ? null
        : Refusal.of("K3.5").with("tile", steal.tile().text());
  }

  private Refusal tooLateToDraw() {
    return Refusal.of(position.phase == Phase.LAST ? "K8.2" : "K3.7");
  }

  private int chips() {
    return position.chips[turn];
  }

  /** Whether a rich player can buy or steal anything. */
  private boolean canSpend() {
    for (int back = 0; back < manifest.backs.length; back++) {
      if (position.inBack[back] > 0 && manifest.price[back] > 0) {
        return true;
      }
    }
    for (int other = 0; other < position.seats; other++) {
      for (int gate = 0; other != turn && gate < Warehouse.GATES; gate++) {
        int sort = position.warehouses[other].tile(gate);
        if (sort != Manifest.NONE && position.choices.couldBuild(turn, sort)) {
          return true;
        }
      }
    }
    return false;
  }

  // Building.

  private @Nullable Refusal builds(Build build) {
    if (position.phase == Phase.DRAW) {
      return Refusal.of("K3.1");
    }
    if (!isAtHand(build.tile(), 1)) {
      return Refusal.of("K4.1").with("tile", build.tile().text());
    }
    int sort = manifest.sort(build.tile());
    Shape shape = manifest.shapeOf[sort];
    Building building = position.buildings[turn];
    int y = 0;
    for (int i = 0; i < shape.width; i++) {
      int height = building.height(building.column(build.x() + i));
      y = Math.max(y, height - shape.bottoms[i]);
    }
    int piece = PieceCode.of(sort, build.x(), y);
    Picture.Fault fault = new Picture(building, piece).fault(1);
    if (fault != null) {
      return refusal(fault, build.tile());
    }
    return endangers(piece);
  }

  private static Refusal refusal(Picture.Fault fault, Tile tile) {
    String clause =
        switch (fault) {
          case OVERLAP, HANGING -> "K4.2";
          case CLOSED -> "K4.3";
          case APART -> "K4.4";
          case COLOUR -> "K4.5";
          case ON_GROUND -> tile.front() == Front.ROOF ? "K4.6" : "K4.7";
          case OFF_GROUND -> "K4.8";
        };
    return Refusal.of(clause).with("tile", tile.text());
  }

  private @Nullable Refusal joins(List<Piece> pieces) {
    if (position.phase == Phase.DRAW) {
      return Refusal.of("K3.1");
    }
    if (pieces.size() < 2 || pieces.size() > Steps.MOST_PIECES) {
      return Refusal.of("K5.1").with("tiles", pieces.size());
    }
    int[] packed = new int[pieces.size()];
    for (int i = 0; i < packed.length; i++) {
      Piece piece = pieces.get(i);
      if (!isAtHand(piece.tile(), alike(pieces, piece.tile()))) {
        return Refusal.of("K4.1").with("tile", piece.tile().text());
      }
      packed[i] = PieceCode.of(manifest.sort(piece.tile()), piece.x(), piece.y());
    }
    Picture picture = new Picture(position.buildings[turn], packed);
    Picture.Fault fault = picture.fault(picture.all());
    if (fault != null) {
      return jointRefusal(fault);
    }
    return picture.fallsApart() ? Refusal.of("K5.4") : endangers(packed);
  }

  private static Refusal jointRefusal(Picture.Fault fault) {
    return Refusal.of(
        switch (fault) {
          case OVERLAP, HANGING, CLOSED, ON_GROUND, OFF_GROUND -> "K5.2";
          case APART, COLOUR -> "K5.3";
        });
  }

  private static int alike(List<Piece> pieces, Tile tile) {
    int alike = 0;
    for (Piece piece : pieces) {
      alike += piece.tile().equals(tile) ? 1 : 0;
    }
    return alike;
  }

  /** Whether the player has so many tiles that look like this. */
  private boolean isAtHand(Tile tile, int wanted) {
    int found = isDrawn(tile) ? 1 : 0;
    for (int gate = 0; gate < Warehouse.GATES; gate++) {
      int sort = position.warehouses[turn].tile(gate);
      found += sort != Manifest.NONE && manifest.tiles[sort].equals(tile) ? 1 : 0;
    }
    return found >= wanted;
  }

  private boolean isDrawn(Tile tile) {
    return position.drawn != Manifest.NONE && manifest.tiles[position.drawn].equals(tile);
  }

  /** K4.10: no step may take the last place of a stolen tile. */
  private @Nullable Refusal endangers(int... pieces) {
    if (!position.stolen) {
      return null;
    }
    for (int piece : pieces) {
      if (PieceCode.sort(piece) == position.drawn) {
        return null;
      }
    }
    return position.choices.leavesAPlan(pieces)
        ? null
        : Refusal.of("K4.10").with("tile", manifest.tiles[position.drawn].text());
  }

  private @Nullable Refusal isDone() {
    if (position.phase == Phase.DRAW) {
      return Refusal.of("K3.1");
    }
    return position.stolen
        ? Refusal.of("K4.9").with("tile", manifest.tiles[position.drawn].text())
        : null;
  }
}
