package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.loggia.core.chance.Chance;

/**
 * Azul once more, written down as plainly as can be: lists of tiles, loops over everything, no
 * tricks. It shares nothing with the real one but the moves' texts, and the two must agree.
 */
final class PlainAzul {
  static final int MARKER = 5;
  private static final String[] COLOURS = {"blue", "yellow", "red", "black", "white"};
  private static final int[] PENALTIES = {1, 1, 2, 2, 2, 3, 3};
  private static final int NONE = -1;

  /** A player's board; lines, rows and columns are counted from 0 here. */
  static final class Player {
    int score;
    final List<List<Integer>> lines = new ArrayList<>();
    final List<Integer> floor = new ArrayList<>();
    final int[][] wall = new int[5][5];

    Player() {
      for (int row = 0; row < 5; row++) {
        lines.add(new ArrayList<>());
        Arrays.fill(wall[row], NONE);
      }
    }

    boolean rowHas(int row, int colour) {
      return Arrays.stream(wall[row]).anyMatch(cell -> cell == colour);
    }

    boolean columnHas(int column, int colour) {
      return Arrays.stream(wall).anyMatch(row -> row[column] == colour);
    }

    boolean isFull(int line) {
      return lines.get(line).size() == line + 1;
    }

    int fullRows() {
      return (int)
          Arrays.stream(wall).filter(row -> Arrays.stream(row).noneMatch(c -> c < 0)).count();
    }

    private int fullColumns() {
      int full = 0;
      for (int column = 0; column < 5; column++) {
        full += columnHas(column, NONE) ? 0 : 1;
      }
      return full;
    }

    private int fullColours() {
      int full = 0;
      for (int colour = 0; colour < 5; colour++) {
        int tiles = 0;
        for (int[] row : wall) {
          for (int cell : row) {
            tiles += cell == colour ? 1 : 0;
          }
        }
        full += tiles == 5 ? 1 : 0;
      }
      return full;
    }
  }

  final int seats;
  private final boolean grey;
  private final int mostRounds;
  final int[] bag = {20, 20, 20, 20, 20};
  final int[] lid = new int[5];
  final List<List<Integer>> displays = new ArrayList<>();
  final List<Integer> centre = new ArrayList<>();
  final List<Player> players = new ArrayList<>();
  int round;
  int starter;

  /** Who has the marker, or nobody while it lies in the centre. */
  int marker = NONE;

  int turn;
  boolean dealIsDue = true;
  boolean tiling;
  String ending = "";

  PlainAzul(int seats, boolean grey, int mostRounds, int first) {
    this.seats = seats;
    this.grey = grey;
    this.mostRounds = mostRounds;
    this.starter = first;
    for (int display = 0; display < 2 * seats + 1; display++) {
      displays.add(new ArrayList<>());
    }
    for (int seat = 0; seat < seats; seat++) {
      players.add(new Player());
    }
  }

  void deal(Chance chance) {
    round++;
    turn = starter;
    marker = NONE;
    dealIsDue = false;
    for (List<Integer> display : displays) {
      for (int i = 0; i < 4; i++) {
        if (sum(bag) == 0) {
          for (int colour = 0; colour < 5; colour++) {
            bag[colour] = lid[colour];
            lid[colour] = 0;
          }
        }
        if (sum(bag) > 0) {
          int colour = chance.from(bag, sum(bag));
          bag[colour]--;
          display.add(colour);
        }
      }
    }
  }

  List<String> legal() {
    List<String> moves = new ArrayList<>();
    Player player = players.get(turn);
    if (tiling) {
      int row = firstFullLine(player);
      for (int column : columns(player, row)) {
        moves.add("row " + (row + 1) + " col " + (column + 1));
      }
      return moves;
    }
    for (int source = -1; source < displays.size(); source++) {
      List<Integer> tiles = source < 0 ? centre : displays.get(source);
      for (int colour = 0; colour < 5; colour++) {
        if (tiles.contains(colour)) {
          String take = (source < 0 ? "C" : "F" + (source + 1)) + " " + COLOURS[colour] + " ";
          moves.add(take + "floor");
          for (int line = 0; line < 5; line++) {
            List<Integer> lying = player.lines.get(line);
            boolean fits = lying.isEmpty() || lying.getFirst() == colour;
            if (fits && !player.isFull(line) && !player.rowHas(line, colour)) {
              moves.add(take + (line + 1));
            }
          }
        }
      }
    }
    return moves;
  }

  void play(String move) {
    String[] words = move.split(" ");
    Player player = players.get(turn);
    if (tiling) {
      lay(player, Integer.parseInt(words[1]) - 1, Integer.parseInt(words[3]) - 1);
      tileWalls();
      return;
    }
    List<Integer> source =
        words[0].equals("C") ? centre : displays.get(Integer.parseInt(words[0].substring(1)) - 1);
    int colour = Arrays.asList(COLOURS).indexOf(words[1]);
    if (words[0].equals("C") && marker == NONE) {
      marker = turn;
      if (player.floor.size() < 7) {
        player.floor.add(MARKER);
      }
    }
    List<Integer> all = new ArrayList<>(source);
    source.clear();
    for (int tile : all) {
      if (tile != colour) {
        centre.add(tile);
      } else if (!words[2].equals("floor") && !player.isFull(Integer.parseInt(words[2]) - 1)) {
        player.lines.get(Integer.parseInt(words[2]) - 1).add(tile);
      } else {
        fall(player, tile);
      }
    }
    boolean over = centre.isEmpty() && displays.stream().allMatch(List::isEmpty);
    turn = over ? nextStarter() : (turn + 1) % seats;
    if (over) {
      tileWalls();
    }
  }

  private void fall(Player player, int tile) {
    if (player.floor.size() < 7) {
      player.floor.add(tile);
    } else {
      lid[tile]++;
    }
  }

  private int nextStarter() {
    return marker == NONE ? starter : marker;
  }

  private void tileWalls() {
    tiling = true;
    do {
      Player player = players.get(turn);
      for (int row = firstFullLine(player); row < 5; row = firstFullLine(player)) {
        List<Integer> columns = columns(player, row);
        if (columns.size() > 1) {
          return;
        } else if (columns.size() == 1) {
          lay(player, row, columns.getFirst());
        } else {
          player.lines.get(row).forEach(tile -> fall(player, tile));
          player.lines.get(row).clear();
        }
      }
      payFloor(player);
      turn = (turn + 1) % seats;
    } while (turn != nextStarter());
    tiling = false;
    endRound();
  }

  private static int firstFullLine(Player player) {
    int line = 0;
    while (line < 5 && !player.isFull(line)) {
      line++;
    }
    return line;
  }

  private List<Integer> columns(Player player, int row) {
    List<Integer> columns = new ArrayList<>();
    int colour = player.lines.get(row).getFirst();
    for (int column = 0; column < 5; column++) {
      boolean fits = grey ? !player.columnHas(column, colour) : column == (colour + row) % 5;
      if (fits && player.wall[row][column] == NONE) {
        columns.add(column);
      }
    }
    return columns;
  }

  private void lay(Player player, int row, int column) {
    List<Integer> line = player.lines.get(row);
    player.wall[row][column] = line.removeFirst();
    line.forEach(tile -> lid[tile]++);
    line.clear();
    int across = 1 + run(player, row, column, 0, 1) + run(player, row, column, 0, -1);
    int down = 1 + run(player, row, column, 1, 0) + run(player, row, column, -1, 0);
    int both = (across > 1 ? across : 0) + (down > 1 ? down : 0);
    player.score += Math.max(1, both);
  }

  private static int run(Player player, int row, int column, int rowStep, int columnStep) {
    int length = 0;
    int r = row + rowStep;
    int c = column + columnStep;
    while (r >= 0 && r < 5 && c >= 0 && c < 5 && player.wall[r][c] != NONE) {
      length++;
      r += rowStep;
      c += columnStep;
    }
    return length;
  }

  private void payFloor(Player player) {
    for (int space = 0; space < player.floor.size(); space++) {
      player.score -= PENALTIES[space];
      if (player.floor.get(space) != MARKER) {
        lid[player.floor.get(space)]++;
      }
    }
    player.score = Math.max(0, player.score);
    player.floor.clear();
  }

  private void endRound() {
    starter = nextStarter();
    if (players.stream().anyMatch(player -> player.fullRows() > 0)) {
      ending = "row";
    } else if (round == mostRounds) {
      ending = "cap";
    } else if (sum(bag) + sum(lid) == 0) {
      ending = "nothing-dealt";
    } else {
      dealIsDue = true;
    }
    if (!ending.isEmpty()) {
      for (Player player : players) {
        player.score +=
            2 * player.fullRows() + 7 * player.fullColumns() + 10 * player.fullColours();
      }
    }
  }

  private static int sum(int[] counts) {
    return Arrays.stream(counts).sum();
  }
}
