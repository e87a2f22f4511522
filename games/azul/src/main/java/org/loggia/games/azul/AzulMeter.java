package org.loggia.games.azul;

import org.loggia.core.CountingMeter;
import org.loggia.games.azul.AzulMove.Take;

/**
 * How games of Azul go: rows, columns and colours a player; floor items a player and round; choices
 * a take.
 */
final class AzulMeter extends CountingMeter<AzulPosition, AzulMove> {
  private final int rounds = metric("rounds");
  private final int rows = metric("rows");
  private final int columns = metric("columns");
  private final int colours = metric("colours");
  private final int floorItems = metric("floor-items");
  private final int takes = metric("takes");
  private final int takeChoices = metric("take-choices");

  @Override
  public void move(AzulPosition before, AzulMove move) {
    if (move instanceof Take) {
      count(takes);
      add(takeChoices, before.legal().count());
    }
  }

  @Override
  protected void end(AzulPosition position) {
    for (Board board : position.boards) {
      add(rows, Wall.fullRows(board.wall()));
      add(columns, Wall.fullColumns(board.wall()));
      add(colours, board.fullColours());
      add(floorItems, board.paid);
    }
    set(rounds, position.round);
    for (int each : new int[] {rows, columns, colours}) {
      set(each, figure(each) / position.seats);
    }
    set(floorItems, figure(floorItems) / (position.seats * position.round));
    set(takeChoices, figure(takes) == 0 ? 0 : figure(takeChoices) / figure(takes));
  }
}
