package org.loggia.games.azul;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Event;
import org.loggia.core.json.Derived;

/** What happens at an Azul table. Displays, lines, rows and columns are counted from 1. */
@Derived
public sealed interface AzulEvent extends Event {
  /** The bag was empty in the middle of a deal, and the lid was poured into it. */
  record Refilled(int tiles) implements AzulEvent {}

  /** The displays were filled, and a round begins. */
  record Dealt(int round, int starter, List<List<Colour>> displays) implements AzulEvent {}

  /**
   * The first one at the centre took the marker.
   *
   * @param space the space of the floor line that it takes; null if there was none left
   */
  record MarkerTaken(int seat, @Nullable Integer space) implements AzulEvent {}

  /**
   * @param source the display, 0 for the centre
   * @param line the pattern line, 0 for the floor line
   * @param fallen how many of the tiles found no room on the line and lie on the floor line now;
   *     null if none, and if the floor line was chosen
   * @param spilt how many found no space on the floor line either and are in the lid; null if none
   * @param left what the display left to the centre
   */
  record Took(
      int seat,
      int source,
      Colour colour,
      int tiles,
      int line,
      @Nullable Integer fallen,
      @Nullable Integer spilt,
      List<Colour> left)
      implements AzulEvent {}

  /**
   * A tile of a full line went to the wall.
   *
   * @param across the run of tiles in its row, itself included
   * @param down the run of tiles in its column, itself included
   */
  record TileScored(int seat, int row, int column, Colour colour, int across, int down, int points)
      implements AzulEvent {}

  /**
   * On the grey side: no column of the row may have this colour, so the whole line fell.
   *
   * @param fallen how many of the tiles lie on the floor line now; null if none
   * @param spilt how many found no space there and are in the lid; null if none
   */
  record LineFell(
      int seat,
      int row,
      Colour colour,
      int tiles,
      @Nullable Integer fallen,
      @Nullable Integer spilt)
      implements AzulEvent {}

  /**
   * @param penalty what the taken spaces cost
   * @param points what the score really lost: nobody falls below zero
   * @param forgiven the difference, which could not be taken from the score; null if none
   */
  record FloorScored(int seat, int spaces, int penalty, int points, @Nullable Integer forgiven)
      implements AzulEvent {}

  record RowsScored(int seat, int count, int points) implements AzulEvent {}

  record ColumnsScored(int seat, int count, int points) implements AzulEvent {}

  record ColoursScored(int seat, int count, int points) implements AzulEvent {}

  /** The last round was played; bonuses follow. */
  record Ended(String ending) implements AzulEvent {}
}
