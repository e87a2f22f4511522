package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.loggia.games.kensington.PlainBuilding.Laid;

/**
 * Steps, plans and pictures as slowly and plainly as can be: every tile in every place, every set
 * of them held against the {@link PlainBuilding}.
 */
final class PlainSearch {
  private final Manifest manifest;
  private final PlainBuilding building;
  private final List<Tile> hand;

  PlainSearch(Manifest manifest, PlainBuilding building, List<Tile> hand) {
    this.manifest = manifest;
    this.building = building;
    this.hand = hand;
  }

  static PlainSearch of(Building building, int... hand) {
    List<Tile> tiles = new ArrayList<>();
    for (int sort : hand) {
      tiles.add(building.manifest.tiles[sort]);
    }
    return new PlainSearch(building.manifest, PlainBuilding.of(building), tiles);
  }

  /** Every step: sets that may be built at once, but no part of them alone (K5.4). */
  TreeSet<String> steps() {
    TreeSet<String> texts = new TreeSet<>();
    for (List<Laid> step : stepsAsPieces()) {
      texts.add(textOf(step));
    }
    return texts;
  }

  private List<List<Laid>> stepsAsPieces() {
    List<List<Laid>> steps = new ArrayList<>();
    for (List<Laid> set : sets()) {
      if (parts(set).stream().noneMatch(building::allows)) {
        steps.add(set);
      }
    }
    return steps;
  }

  /** In the words of a joint move, whatever the order. */
  static String text(List<Piece> pieces) {
    List<String> words = pieces.stream().sorted(Piece.FROM_THE_LEFT).map(Piece::text).toList();
    return String.join(" ", words);
  }

  private static String textOf(List<Laid> tiles) {
    return text(tiles.stream().map(Laid::piece).toList());
  }

  /** All sets of one to three tiles that the building allows at once. */
  private List<List<Laid>> sets() {
    List<List<Laid>> sets = new ArrayList<>();
    for (List<Laid> set : pictures(hand.size())) {
      if (building.allows(set)) {
        sets.add(set);
      }
    }
    return sets;
  }

  /** All ways to hold up to so many tiles of the hand somewhere. */
  private List<List<Laid>> pictures(int slots) {
    List<List<Laid>> pictures = new ArrayList<>();
    if (slots == 0) {
      return pictures;
    }
    List<List<Laid>> fewer = pictures(slots - 1);
    pictures.addAll(fewer);
    for (Laid place : places(hand.get(slots - 1))) {
      pictures.add(List.of(place));
      for (List<Laid> set : fewer) {
        List<Laid> larger = new ArrayList<>(set);
        larger.add(place);
        pictures.add(larger);
      }
    }
    return pictures;
  }

  /** Wherever it does not run into the building and the others could still hold it up. */
  private List<Laid> places(Tile tile) {
    int widths = 0;
    int heights = -shape(tile).height;
    for (Tile each : hand) {
      widths += shape(each).width;
      heights += shape(each).height;
    }
    List<Laid> places = new ArrayList<>();
    for (int x = building.leftmost() - widths; x <= building.rightmost() + widths; x++) {
      int lowest = 0;
      for (int i = 0; i < shape(tile).width; i++) {
        lowest = Math.max(lowest, building.height(x + i) - shape(tile).bottoms[i]);
      }
      for (int y = lowest; y <= lowest + heights; y++) {
        places.add(Laid.of(manifest, new Piece(tile, x, y)));
      }
    }
    return places;
  }

  private Shape shape(Tile tile) {
    return manifest.shapeOf[manifest.sort(tile)];
  }

  private static List<List<Laid>> parts(List<Laid> set) {
    List<List<Laid>> parts = new ArrayList<>();
    for (int bits = 1; bits < (1 << set.size()) - 1; bits++) {
      List<Laid> part = new ArrayList<>();
      for (int i = 0; i < set.size(); i++) {
        if ((bits >> i & 1) != 0) {
          part.add(set.get(i));
        }
      }
      parts.add(part);
    }
    return parts;
  }

  /** Whether some row of steps, one after the other, builds the first tile of the hand. */
  boolean canBuildFirst() {
    Tile wanted = hand.getFirst();
    List<List<Laid>> steps = stepsAsPieces();
    return steps.stream()
            .anyMatch(step -> step.stream().anyMatch(t -> t.piece().tile().equals(wanted)))
        || steps.stream().anyMatch(step -> after(step).canBuildFirst());
  }

  private PlainSearch after(List<Laid> step) {
    List<Tile> rest = new ArrayList<>(hand);
    step.forEach(tile -> rest.remove(tile.piece().tile()));
    return new PlainSearch(manifest, building.with(step), rest);
  }

  /** Every picture that rows of steps lead to. */
  TreeSet<String> picturesBySteps() {
    TreeSet<String> pictures = new TreeSet<>();
    grow(List.of(), false, pictures);
    return pictures;
  }

  /**
   * The same as the rulebook puts it: tiles one by one, or several at once where no order of single
   * tiles gives the same picture.
   */
  TreeSet<String> picturesByTheBook() {
    TreeSet<String> pictures = new TreeSet<>();
    grow(List.of(), true, pictures);
    return pictures;
  }

  private void grow(List<Laid> built, boolean byTheBook, TreeSet<String> pictures) {
    for (List<Laid> step : byTheBook ? stepsByTheBook() : stepsAsPieces()) {
      List<Laid> picture = new ArrayList<>(built);
      picture.addAll(step);
      if (pictures.add(textOf(picture))) {
        after(step).grow(picture, byTheBook, pictures);
      }
    }
  }

  private List<List<Laid>> stepsByTheBook() {
    List<List<Laid>> steps = new ArrayList<>();
    for (List<Laid> set : sets()) {
      if (set.size() == 1 || !areBuiltOneByOne(building, set)) {
        steps.add(set);
      }
    }
    return steps;
  }

  private static boolean areBuiltOneByOne(PlainBuilding on, List<Laid> set) {
    if (set.isEmpty()) {
      return true;
    }
    for (Laid tile : set) {
      List<Laid> rest = new ArrayList<>(set);
      rest.remove(tile);
      if (on.allows(List.of(tile)) && areBuiltOneByOne(on.with(List.of(tile)), rest)) {
        return true;
      }
    }
    return false;
  }
}
