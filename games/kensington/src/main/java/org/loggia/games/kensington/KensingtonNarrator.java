package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Narrator;
import org.loggia.core.Pen;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;
import org.loggia.games.kensington.KensingtonView.Heap;
import org.loggia.games.kensington.KensingtonView.House;

/** Kensington in words; the drawing is in {@link KensingtonSketch}. */
final class KensingtonNarrator implements Narrator<KensingtonView> {
  @Override
  public List<Phrase> tell(KensingtonView view) {
    List<Phrase> phrases = new ArrayList<>();
    if (view.phase() == Phase.START) {
      phrases.add(Phrase.of("tell.start"));
      return phrases;
    }
    Tile inHand = view.hand().tile();
    if (inHand != null) {
      phrases.add(
          tile(view.hand().stolen() ? "tell.stolen" : "tell.hand", inHand)
              .with("seat", view.turn()));
    }
    KensingtonPosition position = KensingtonViews.position(view);
    for (int seat = 0; seat < view.houses().size(); seat++) {
      tellHouse(view.houses().get(seat), position.buildings[seat], seat, phrases);
    }
    for (Mark mark : Mark.ALL) {
      tellHeap(view, mark, phrases);
    }
    phrases.add(Phrase.of("tell.supply").with("n", view.supply()));
    phrases.add(
        Phrase.of("tell.birds").with("n", view.birds()).with("last", KensingtonPosition.LAST_BIRD));
    Integer ender = view.ender();
    if (ender != null && view.ending() == null) {
      phrases.add(Phrase.of("tell.last-round").with("seat", ender));
    }
    return phrases;
  }

  private static Phrase tile(String key, Tile tile) {
    return Phrase.of(key)
        .with("tile", tile.text())
        .with("front", word(tile.front()))
        .with("shape", tile.shape())
        .with(
            "ornament",
            switch (tile.ornament()) {
              case NONE -> Json.Null.NULL;
              case CAT -> Json.of("cat");
              case BIRD -> Json.of("bird");
            });
  }

  private static String word(Front front) {
    return switch (front) {
      case YELLOW -> "yellow";
      case BLACK -> "black";
      case DOOR -> "door";
      case WALL -> "wall";
      case ROOF -> "roof";
    };
  }

  private static void tellHouse(House house, Building building, int seat, List<Phrase> phrases) {
    List<Json> heights = new ArrayList<>();
    List<String> tops = new ArrayList<>();
    for (int column = building.lo; column <= building.hi; column++) {
      int height = building.height(column);
      heights.add(Json.of(height));
      tops.add(top(building.cell(column, height - 1)));
    }
    phrases.add(
        Phrase.of("tell.house")
            .with("seat", seat)
            .with("from", building.lo - building.zero)
            .with("to", building.hi - building.zero)
            .with("heights", Json.arr(heights))
            .with("tops", tops));
    phrases.add(
        Phrase.of("tell.wealth")
            .with("seat", seat)
            .with("points", house.worth())
            .with("chips", house.chips()));
    tellGate(house.firstGate(), seat, phrases);
    tellGate(house.secondGate(), seat, phrases);
  }

  private static String top(int code) {
    for (Front front : Front.ALL) {
      if (front.code == code) {
        return word(front);
      }
    }
    throw new IllegalStateException("no front has the code " + code);
  }

  private static void tellGate(@Nullable Tile tile, int seat, List<Phrase> phrases) {
    if (tile != null) {
      phrases.add(tile("tell.gate", tile).with("seat", seat));
    }
  }

  private static void tellHeap(KensingtonView view, Mark mark, List<Phrase> phrases) {
    int left = 0;
    List<String> outlines = new ArrayList<>();
    for (Heap heap : view.heap()) {
      if (heap.back().mark() == mark && heap.left() > 0) {
        left += heap.left();
        outlines.add(heap.back().outline() + " ×" + heap.left());
      }
    }
    if (left > 0) {
      phrases.add(
          Phrase.of("tell.heap")
              .with("mark", mark.word())
              .with("n", left)
              .with("outlines", outlines));
    }
  }

  @Override
  public String sketch(KensingtonView view, Pen pen) {
    return new KensingtonSketch(view, pen).page();
  }
}
