package org.loggia.server.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Setup;
import org.loggia.core.json.Derived;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Terms;

/**
 * A table as everybody may see it.
 *
 * @param exhibit whether it is a record to look at
 * @param seq the last seq when this was said
 * @param actor the seat that must decide, as in a view; nobody while the game is not on
 * @param resigned the seats that gave up
 * @param undo somebody's wish to take a move back, if there is one
 * @param result null while the game goes on, and where it ended because seats gave up
 * @param rematch the table where these people meet again, if there is one
 * @param commitment to the key of its dice; null at tables of earlier days
 * @param frozen why the game cannot go on, if it cannot
 */
@Derived
public record TableInfo(
    String id,
    String title,
    int revision,
    Status status,
    boolean exhibit,
    Setup setup,
    Terms terms,
    List<Chair> chairs,
    List<Person> people,
    int seq,
    int actor,
    List<Integer> resigned,
    @Nullable UndoWish undo,
    @Nullable Result result,
    @Nullable String rematch,
    @Nullable String commitment,
    @Nullable Refusal frozen) {

  /** For those who look at many tables: without what somebody brought along for the game. */
  public TableInfo atAGlance() {
    Setup bare = new Setup(setup.seats(), setup.first(), setup.options(), Map.of());
    return new TableInfo(
        id,
        title,
        revision,
        status,
        exhibit,
        bare,
        terms,
        chairs,
        people,
        seq,
        actor,
        resigned,
        undo,
        result,
        rematch,
        commitment,
        frozen);
  }

  /** Where a table is in its life. */
  public enum Status {
    WAITING,
    PLAYING,
    OVER,
    FROZEN
  }

  /**
   * Somebody at this table; number 0 opened it and is its owner.
   *
   * @param contribution to the luck of the game; null where there is none
   */
  public record Person(
      int person, String name, boolean left, boolean muted, @Nullable String contribution) {}

  /**
   * Who asked to go back before which ply, whose consent it takes, and who has agreed so far.
   *
   * @param seq where the log has the wish, which is its name
   */
  public record UndoWish(int person, int ply, int seq, List<Integer> asked, List<Integer> agreed) {}
}
