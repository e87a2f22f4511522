package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;
import org.loggia.games.kensington.KensingtonView.Course;
import org.loggia.games.kensington.KensingtonView.Hand;
import org.loggia.games.kensington.KensingtonView.Heap;
import org.loggia.games.kensington.KensingtonView.House;

/** From a position to what is seen of it, and back. */
final class KensingtonViews {
  private KensingtonViews() {}

  static KensingtonView of(KensingtonPosition position, int seat) {
    Manifest manifest = position.manifest;
    List<House> houses = new ArrayList<>();
    for (int each = 0; each < position.seats; each++) {
      houses.add(house(position, each));
    }
    List<Heap> heap = new ArrayList<>();
    for (int back = 0; back < manifest.backs.length; back++) {
      heap.add(heap(position, back));
    }
    return new KensingtonView(
        seat,
        position.setup,
        position.actor(),
        position.phase,
        position.turn,
        position.first,
        houses,
        position.supply,
        heap,
        position.picked == Manifest.NONE ? null : manifest.backs[position.picked],
        new Hand(tile(manifest, position.drawn), position.stolen, position.built),
        position.birdsOut(),
        new Course(position.revision, position.idle, position.dry),
        position.ender == Manifest.NONE ? null : position.ender,
        position.ending,
        manifest.pictures);
  }

  private static House house(KensingtonPosition position, int seat) {
    Building building = position.buildings[seat];
    List<Piece> tiles = new ArrayList<>(building.size);
    for (int piece : building.sortedPieces()) {
      tiles.add(Piece.of(position.manifest, piece));
    }
    Warehouse warehouse = position.warehouses[seat];
    return new House(
        position.chips[seat],
        tile(position.manifest, warehouse.tile(0)),
        tile(position.manifest, warehouse.tile(1)),
        tiles,
        Score.of(building).receipts());
  }

  private static @Nullable Tile tile(Manifest manifest, int sort) {
    return sort == Manifest.NONE ? null : manifest.tiles[sort];
  }

  private static Heap heap(KensingtonPosition position, int back) {
    Manifest manifest = position.manifest;
    Map<String, Integer> tiles = new LinkedHashMap<>();
    for (int sort = manifest.firstSort[back]; sort < manifest.firstSort[back + 1]; sort++) {
      tiles.put(manifest.tiles[sort].text(), position.heap[sort]);
    }
    return new Heap(manifest.backs[back], position.inBack[back], tiles);
  }

  /** The position of a view. */
  static KensingtonPosition position(KensingtonView view) {
    Course course = view.course();
    if (course.revision() < FirstEnding.REVISION || course.revision() > Kensington.REVISION) {
      throw new Unreadable("there is no revision " + course.revision() + " of these rules");
    }
    KensingtonPosition position = new KensingtonPosition(view.setup(), course.revision());
    Manifest manifest = position.manifest;
    if (view.houses().size() != position.seats || view.heap().size() != manifest.backs.length) {
      throw new Unreadable("the view does not fit its set-up");
    }
    position.phase = view.phase();
    position.turn = view.turn();
    position.first = view.first();
    position.supply = view.supply();
    for (int back = 0; back < manifest.backs.length; back++) {
      Heap heap = view.heap().get(back);
      position.inBack[back] = heap.left();
      for (int sort = manifest.firstSort[back]; sort < manifest.firstSort[back + 1]; sort++) {
        Integer left = heap.tiles().get(manifest.tiles[sort].text());
        position.heap[sort] = left == null ? 0 : left;
      }
    }
    for (int seat = 0; seat < position.seats; seat++) {
      House house = view.houses().get(seat);
      position.chips[seat] = house.chips();
      position.warehouses[seat].put(0, sort(manifest, house.firstGate()));
      position.warehouses[seat].put(1, sort(manifest, house.secondGate()));
      KensingtonPositionCheck.build(position.buildings[seat], house.tiles());
    }
    Back picked = view.picked();
    position.picked =
        picked == null ? Manifest.NONE : manifest.back(picked.mark(), picked.outline());
    position.drawn = sort(manifest, view.hand().tile());
    position.stolen = view.hand().stolen();
    position.built = view.hand().built();
    position.idle = course.idle();
    position.dry = course.dry();
    Integer ender = view.ender();
    position.ender = ender == null ? Manifest.NONE : ender;
    position.ending = view.ending();
    return position;
  }

  private static int sort(Manifest manifest, @Nullable Tile tile) {
    return tile == null ? Manifest.NONE : manifest.knownSort(tile);
  }
}
