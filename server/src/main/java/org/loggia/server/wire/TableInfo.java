package org.loggia.server.wire;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.INTS;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Setup;
import org.loggia.core.json.Codec;
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
 * @param frozen why the game cannot go on, if it cannot
 */
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
    @Nullable Undo undo,
    @Nullable Result result,
    @Nullable String rematch,
    @Nullable Refusal frozen) {

  /** For those who look at many tables: without what somebody brought along for the game. */
  public TableInfo atAGlance() {
    Setup bare = new Setup(setup.seats(), setup.first(), setup.options(), Map.of());
    return new TableInfo(
        id, title, revision, status, exhibit, bare, terms, chairs, people, seq, actor, resigned,
        undo, result, rematch, frozen);
  }

  /** Where a table is in its life. */
  public enum Status {
    WAITING,
    PLAYING,
    OVER,
    FROZEN
  }

  /** Somebody at this table; number 0 opened it and is its owner. */
  public record Person(int person, String name, boolean left, boolean muted) {
    static final Codec<Person> CODEC =
        record(
            "Person",
            Person::new,
            field("person", INT, Person::person),
            field("name", TEXT, Person::name),
            field("left", BOOL, Person::left),
            field("muted", BOOL, Person::muted));
  }

  /**
   * Who asked to go back before which ply, whose consent it takes, and who has agreed so far.
   *
   * @param seq where the log has the wish, which is its name
   */
  public record Undo(int person, int ply, int seq, List<Integer> asked, List<Integer> agreed) {
    static final Codec<Undo> CODEC =
        record(
            "UndoWish", // the command is called Undo
            Undo::new,
            field("person", INT, Undo::person),
            field("ply", INT, Undo::ply),
            field("seq", INT, Undo::seq),
            field("asked", INTS, Undo::asked),
            field("agreed", INTS, Undo::agreed));
  }

  public static final Codec<TableInfo> CODEC =
      record(
          "Table",
          TableInfo::new,
          field("id", TEXT, TableInfo::id),
          field("title", TEXT, TableInfo::title),
          field("revision", INT, TableInfo::revision),
          field("status", enumeration(Status.values()), TableInfo::status),
          field("exhibit", BOOL, TableInfo::exhibit),
          field("setup", CoreCodecs.SETUP, TableInfo::setup),
          field("terms", Terms.CODEC, TableInfo::terms),
          field("chairs", list(Chair.CODEC), TableInfo::chairs),
          field("people", list(Person.CODEC), TableInfo::people),
          field("seq", INT, TableInfo::seq),
          field("actor", INT, TableInfo::actor),
          field("resigned", INTS, TableInfo::resigned),
          field("undo", nullable(Undo.CODEC), TableInfo::undo),
          field("result", nullable(CoreCodecs.RESULT), TableInfo::result),
          field("rematch", nullable(TEXT), TableInfo::rematch),
          field("frozen", nullable(CoreCodecs.REFUSAL), TableInfo::frozen));
}
