package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/**
 * K8.3: the quick test for what could ever be built agrees with going through every turn that could
 * follow without building, in small houses with most columns closed and a few tiles in the heap.
 */
class ProspectsTest {
  private static final Json BOX =
      Json.read(
          """
          {"shapes": {"SQ1": [[0, 0]], "I2": [[0, 0], [0, 1]], "L3c": [[0, 0], [0, 1], [1, 1]],
                      "H4": [[0, 0], [1, 0], [2, 0], [3, 0]]},
           "windows": [{"shape": "SQ1", "yellow": 30, "black": 30, "difficult": false,
                        "catsYellow": 10, "catsBlack": 10},
                       {"shape": "L3c", "yellow": 9, "black": 9, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "H4", "yellow": 9, "black": 9, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0}],
           "roofs": [{"shape": "SQ1", "count": 30, "birds": 9},
                     {"shape": "H4", "count": 20, "birds": 9}], "specials": []}
          """);

  private final FastChance dice = new FastChance(5);
  private int stuck;
  private int soon;
  private int later;

  @Test
  void it_agrees_with_every_turn_that_could_follow() {
    for (int i = 0; i < 200; i++) {
      compare(anyPosition());
    }
    assertThat(stuck).as("positions in which nobody can ever build").isGreaterThan(10);
    assertThat(soon).isGreaterThan(10);
    assertThat(later).as("positions in which only several new tiles help").isGreaterThan(5);
  }

  private KensingtonPosition anyPosition() {
    String text = "phase build; house0" + anyHouse() + "; house1" + anyHouse();
    KensingtonPosition position =
        Kensington.GAME.notation().readPosition(text, Map.of(Manifest.DATA, BOX)).orThrow();
    Arrays.fill(position.heap, 0);
    Arrays.fill(position.inBack, 0);
    for (int left = dice.below(4); left > 0; left--) {
      int sort = anyTile(position.manifest);
      position.heap[sort]++;
      position.inBack[position.manifest.backOf[sort]]++;
    }
    for (int seat = 0; seat < position.seats; seat++) {
      for (int gate = dice.below(Warehouse.GATES + 1); gate < Warehouse.GATES; gate++) {
        position.warehouses[seat].put(gate, anyTile(position.manifest));
      }
      position.chips[seat] = dice.below(KensingtonPosition.RICH);
    }
    return position;
  }

  /** Mostly what the yellow houses do not like: black windows and roofs that are too wide. */
  private int anyTile(Manifest manifest) {
    int sort = dice.below(manifest.sorts);
    boolean easy =
        manifest.tiles[sort].front() == Front.YELLOW || manifest.shapeOf[sort].width == 1;
    boolean again = easy && manifest.tiles[sort].front() != Front.BLACK && dice.below(8) > 0;
    return again ? anyTile(manifest) : sort;
  }

  private String anyHouse() {
    String[] columns = {"", "", ""};
    int left = -1;
    for (int i = 0; i < columns.length; i++) {
      columns[i] = (left + i == 0 ? "D" : "Y") + (dice.below(3) == 0 ? "K" : "");
      columns[i] += dice.below(16) == 0 ? "" : "R";
    }
    return Table.house(left, columns);
  }

  private void compare(KensingtonPosition position) {
    boolean quick = !new Prospects(position).nobodyCanEverBuild();
    boolean ever = false;
    boolean next = false;
    for (int seat = 0; seat < position.seats; seat++) {
      ever |= new Waiting(position, seat).canBuild();
      next |= new Waiting(position, seat).canBuildNext();
    }
    assertThat(quick)
        .as(
            "%s, heap %s",
            Kensington.GAME.notation().writePosition(position), Arrays.toString(position.heap))
        .isEqualTo(ever);
    stuck += ever ? 0 : 1;
    soon += next ? 1 : 0;
    later += ever && !next ? 1 : 0;
  }

  /** One seat that draws turn by turn and builds nothing, in every way there is. */
  private static final class Waiting {
    private final KensingtonPosition position;
    private final int seat;
    private final TreeSet<String> seen = new TreeSet<>();

    Waiting(KensingtonPosition position, int seat) {
      this.position = position;
      this.seat = seat;
    }

    private List<Integer> stored() {
      List<Integer> stored = new ArrayList<>();
      for (int gate = 0; gate < Warehouse.GATES; gate++) {
        if (position.warehouses[seat].tile(gate) != Manifest.NONE) {
          stored.add(position.warehouses[seat].tile(gate));
        }
      }
      return stored;
    }

    boolean canBuild() {
      return goOn(stored(), position.heap.clone(), position.chips[seat], true);
    }

    boolean canBuildNext() {
      return goOn(stored(), position.heap.clone(), position.chips[seat], false);
    }

    private boolean goOn(List<Integer> gates, int[] heap, int chips, boolean further) {
      if (!seen.add(gates + " " + Arrays.toString(heap) + " " + chips)) {
        return false;
      }
      if (hasStep(gates)) {
        return true;
      }
      for (int sort = 0; sort < heap.length; sort++) {
        int left = chips - position.manifest.price[position.manifest.backOf[sort]];
        if (heap[sort] > 0 && left >= 0) {
          List<Integer> hand = new ArrayList<>(gates);
          hand.add(sort);
          if (hasStep(hand)) {
            return true;
          }
          boolean stores = gates.size() < Warehouse.GATES;
          int[] rest = heap.clone();
          rest[sort] -= stores ? 1 : 0; // K7.2: else it goes back
          hand.sort(null);
          if (further && goOn(stores ? hand : gates, rest, left, true)) {
            return true;
          }
        }
      }
      return chips > 0 && canBuildOneOfOthers(gates);
    }

    private boolean canBuildOneOfOthers(List<Integer> gates) {
      for (int other = 0; other < position.seats; other++) {
        for (int gate = 0; other != seat && gate < Warehouse.GATES; gate++) {
          int sort = position.warehouses[other].tile(gate);
          if (sort != Manifest.NONE) {
            List<Integer> hand = new ArrayList<>(List.of(sort));
            hand.addAll(gates);
            if (search(hand).canBuildFirst()) {
              return true;
            }
          }
        }
      }
      return false;
    }

    private boolean hasStep(List<Integer> hand) {
      return !hand.isEmpty() && !search(hand).steps().isEmpty();
    }

    private PlainSearch search(List<Integer> hand) {
      int[] sorts = hand.stream().mapToInt(Integer::intValue).toArray();
      return PlainSearch.of(position.buildings[seat], sorts);
    }
  }
}
