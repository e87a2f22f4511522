package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.core.Journal;
import org.loggia.core.Receipt;
import org.loggia.core.Result;
import org.loggia.core.Standing;
import org.loggia.core.Tally;

/** Counts up what lies on a table: points at the end, and pieces at any time. */
final class KensingtonResults {
  private KensingtonResults() {}

  static Result result(KensingtonPosition position, Ending ending) {
    List<Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < position.seats; seat++) {
      Building building = position.buildings[seat];
      standings.add(
          Standing.ofSeat(
              seat,
              Score.of(building).receipts(),
              List.of(new Tally("birds", building.birds)))); // K9.6
    }
    return Result.rank(ending.word(), standings);
  }

  static void tell(KensingtonPosition position, Journal journal) {
    for (int seat = 0; seat < position.seats; seat++) {
      for (Receipt line : Score.of(position.buildings[seat]).receipts()) {
        journal.tell(new KensingtonEvent.Scored(seat, line.reason(), line.count(), line.points()));
      }
    }
  }

  static Map<String, Integer> census(KensingtonPosition position) {
    int[] lying = position.heap.clone();
    count(lying, position.drawn);
    int chips = position.supply;
    for (int seat = 0; seat < position.seats; seat++) {
      for (int gate = 0; gate < Warehouse.GATES; gate++) {
        count(lying, position.warehouses[seat].tile(gate));
      }
      Building building = position.buildings[seat];
      for (int i = 0; i < building.size; i++) {
        count(lying, PieceCode.sort(building.piece(i)));
      }
      chips += position.chips[seat];
    }
    Map<String, Integer> census = new LinkedHashMap<>();
    for (int sort = 0; sort < lying.length; sort++) {
      census.put(position.manifest.tiles[sort].text(), lying[sort]);
    }
    census.put("chips", chips);
    return census;
  }

  private static void count(int[] lying, int sort) {
    if (sort != Manifest.NONE) {
      lying[sort]++;
    }
  }
}
