package org.loggia.games.kensington;

import org.loggia.core.json.Json;

/** Other lists of tiles for tests. */
final class Boxes {
  /** Single cells of every kind in plenty, to lay any picture. */
  static final Json BRICKS =
      Json.read(
          """
          {"shapes": {"SQ1": [[0, 0]]},
           "windows": [{"shape": "SQ1", "yellow": 60, "black": 60, "difficult": false,
                        "catsYellow": 5, "catsBlack": 5}],
           "roofs": [{"shape": "SQ1", "count": 30, "birds": 12}],
           "specials": [{"kind": "DOOR", "shape": "SQ1", "count": 6},
                        {"kind": "WALL", "shape": "SQ1", "count": 6}]}
          """);

  /** A few odd tiles: sideways Us with holes in a column, a bar, a stair, and what fills them. */
  static final Json ODD =
      Json.read(
          """
          {"shapes": {"SQ1": [[0, 0]],
                      "C5": [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2]],
                      "D5": [[1, 0], [1, 1], [1, 2], [0, 0], [0, 2]],
                      "I2": [[0, 0], [1, 0]],
                      "I6": [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]],
                      "W5": [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2]]},
           "windows": [{"shape": "SQ1", "yellow": 4, "black": 4, "difficult": false,
                        "catsYellow": 1, "catsBlack": 0},
                       {"shape": "I2", "yellow": 2, "black": 2, "difficult": false,
                        "catsYellow": 1, "catsBlack": 0, "cat": [1, 0]},
                       {"shape": "C5", "yellow": 1, "black": 1, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "D5", "yellow": 1, "black": 1, "difficult": true,
                        "catsYellow": 0, "catsBlack": 1},
                       {"shape": "W5", "yellow": 1, "black": 1, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "I6", "yellow": 1, "black": 0, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0}],
           "roofs": [{"shape": "SQ1", "count": 4, "birds": 1}, {"shape": "C5", "count": 1, "birds": 0},
                     {"shape": "I2", "count": 2, "birds": 1}],
           "specials": [{"kind": "DOOR", "shape": "I2", "count": 1},
                        {"kind": "WALL", "shape": "SQ1", "count": 1}],
           "totals": {"windows": 19, "yellow": 10, "black": 9, "roofs": 7, "birds": 2}}
          """);

  /** Small tiles that need each other often, also three at a time, and a wall of two floors. */
  static final Json TRICKY =
      Json.read(
          """
          {"shapes": {"SQ1": [[0, 0]], "I2": [[0, 0], [0, 1]], "H2": [[0, 0], [1, 0]],
                      "L3c": [[0, 0], [0, 1], [1, 1]], "L3d": [[1, 0], [1, 1], [0, 1]],
                      "L4e": [[0, 0], [0, 1], [0, 2], [1, 2]], "L4g": [[0, 0], [0, 1], [1, 1], [2, 1]]},
           "windows": [{"shape": "SQ1", "yellow": 9, "black": 9, "difficult": false,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "I2", "yellow": 4, "black": 4, "difficult": false,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "H2", "yellow": 4, "black": 4, "difficult": false,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "L3c", "yellow": 4, "black": 4, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "L3d", "yellow": 4, "black": 4, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "L4e", "yellow": 4, "black": 4, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "L4g", "yellow": 4, "black": 4, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0}],
           "roofs": [{"shape": "SQ1", "count": 4, "birds": 1}, {"shape": "L3c", "count": 4, "birds": 1}],
           "specials": [{"kind": "WALL", "shape": "SQ1", "count": 3},
                        {"kind": "WALL", "shape": "I2", "count": 3},
                        {"kind": "DOOR", "shape": "SQ1", "count": 3}]}
          """);

  private Boxes() {}
}
