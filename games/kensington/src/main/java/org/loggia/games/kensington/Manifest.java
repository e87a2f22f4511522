package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.loggia.core.GameInfo;
import org.loggia.core.Setup;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

/**
 * The tiles of the box, made ready to play with. Tiles that look alike are of one sort; sorts are
 * numbers, and those with the same {@link Back} follow each other.
 */
final class Manifest {
  /** The name of a replacement in {@link Setup#data()}. */
  static final String DATA = "manifest";

  /** The box's own list has 3,600 characters. */
  static final GameInfo.Replaceable REPLACEABLE = new GameInfo.Replaceable(DATA, 16_000);

  /** No sort and no back. */
  static final int NONE = -1;

  private static final Manifest STANDARD = new Manifest(StandardManifest.DATA, true);
  private static final Manifest STANDARD_WITHOUT_WALL_ON_GROUND =
      new Manifest(StandardManifest.DATA, false);

  /** Of each shape that a tile has, see {@link Shape#picture(int)}. */
  final Map<String, String> pictures;

  final int sorts;

  // By sort.
  final Tile[] tiles;
  final Shape[] shapeOf;
  final int[] code;
  final int[] touch;
  final boolean[] difficult;
  final int[] cats;
  final int[] birds;

  /** In which of the shape's cells the cat sits. */
  final int[] catCell;

  final int[] count;
  final int[] backOf;

  /** The rows at which the tile may begin, by what it is (K4.6, K4.7, K4.8). */
  final int[] lowest;

  final int[] highest;

  // By back.
  final Back[] backs;
  final int[] price;

  /** The first sort of each back, and one past the last sort at the end. */
  final int[] firstSort;

  final int widest;
  final boolean gaps;

  private final Map<String, Integer> sortByText = new TreeMap<>();

  /** The manifest of a set-up; unreadable where its replacement is wrong. */
  static Manifest of(Setup setup) {
    boolean wallOnGround = setup.get(Kensington.WALL_ON_GROUND);
    Json data = setup.data().get(DATA);
    if (data == null) {
      return wallOnGround ? STANDARD : STANDARD_WITHOUT_WALL_ON_GROUND;
    }
    return new Manifest(ManifestDataCodec.CODEC.read(data), wallOnGround);
  }

  Manifest(ManifestData data, boolean wallOnGround) {
    ManifestLoader loader = new ManifestLoader(data);
    List<List<ManifestLoader.Sort>> byBack = byBack(loader.sorts);
    sorts = loader.sorts.size();
    tiles = new Tile[sorts];
    shapeOf = new Shape[sorts];
    code = new int[sorts];
    touch = new int[sorts];
    difficult = new boolean[sorts];
    cats = new int[sorts];
    birds = new int[sorts];
    catCell = new int[sorts];
    count = new int[sorts];
    backOf = new int[sorts];
    lowest = new int[sorts];
    highest = new int[sorts];
    backs = new Back[byBack.size()];
    price = new int[byBack.size()];
    firstSort = new int[byBack.size() + 1];
    int next = 0;
    for (int back = 0; back < backs.length; back++) {
      firstSort[back] = next;
      ManifestLoader.Sort first = byBack.get(back).getFirst();
      backs[back] = new Back(mark(first), first.shape().name);
      price[back] = mark(first).price;
      for (ManifestLoader.Sort sort : byBack.get(back)) {
        fill(next++, sort, back, wallOnGround);
      }
    }
    firstSort[backs.length] = next;
    Map<String, String> drawn = new TreeMap<>();
    int width = 1;
    boolean hole = false;
    for (int sort = sorts - 1; sort >= 0; sort--) { // windows come first, so their cats win
      Shape shape = shapeOf[sort];
      drawn.put(shape.name, shape.picture(catCell[sort]));
      width = Math.max(width, shape.width);
      hole |= shape.gaps;
    }
    pictures = Collections.unmodifiableMap(drawn);
    widest = width;
    gaps = hole;
  }

  private void fill(int sort, ManifestLoader.Sort from, int back, boolean wallOnGround) {
    Front front = from.tile().front();
    tiles[sort] = from.tile();
    shapeOf[sort] = from.shape();
    code[sort] = front.code;
    touch[sort] = front.touch;
    difficult[sort] = from.difficult();
    cats[sort] = from.tile().ornament() == Ornament.CAT ? 1 : 0;
    birds[sort] = from.tile().ornament() == Ornament.BIRD ? 1 : 0;
    catCell[sort] = from.cat();
    count[sort] = from.count();
    backOf[sort] = back;
    boolean offTheGround = front == Front.ROOF || (front == Front.WALL && !wallOnGround);
    lowest[sort] = offTheGround ? 1 : 0;
    highest[sort] = front == Front.DOOR ? 0 : Building.HIGHEST;
    sortByText.put(from.tile().text(), sort);
  }

  /** Sorts that look alike from behind, easy windows first, otherwise as the list has them. */
  private static List<List<ManifestLoader.Sort>> byBack(List<ManifestLoader.Sort> sorts) {
    List<List<ManifestLoader.Sort>> backs = new ArrayList<>();
    for (Mark mark : Mark.ALL) {
      Map<String, Integer> known = new TreeMap<>();
      for (ManifestLoader.Sort sort : sorts) {
        if (mark(sort) == mark) {
          String outline = sort.shape().outline();
          Integer back = known.get(outline);
          if (back == null) {
            back = backs.size();
            known.put(outline, back);
            backs.add(new ArrayList<>());
          }
          backs.get(back).add(sort);
        }
      }
    }
    return backs;
  }

  private static Mark mark(ManifestLoader.Sort sort) {
    return Mark.of(sort.tile().front(), sort.difficult());
  }

  /** The sort of a tile, or NONE if the box has no such tile. */
  @SuppressWarnings("ReferenceEquality") // an equal tile that is another one is looked up
  int sort(Tile tile) {
    // Moves that were found, not written, have the box's own tiles: no text need be made of them.
    for (int sort = 0; sort < tiles.length; sort++) {
      if (tiles[sort] == tile) {
        return sort;
      }
    }
    Integer sort = sortByText.get(tile.text());
    return sort == null ? NONE : sort;
  }

  /** The sort of a tile that somebody wrote down; unreadable if the box has no such tile. */
  int knownSort(Tile tile) {
    int sort = sort(tile);
    if (sort == NONE) {
      throw new Unreadable("there is no tile " + tile.text() + " in the box");
    }
    return sort;
  }

  /** The back that looks like this, or NONE. */
  int back(Mark mark, String outline) {
    for (int back = 0; back < backs.length; back++) {
      if (backs[back].mark() == mark && backs[back].outline().equals(outline)) {
        return back;
      }
    }
    return NONE;
  }
}
