package org.loggia.server.log;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/** Takes out of the log what somebody wants forgotten. No server may have it open meanwhile. */
public final class Eraser {
  /** What stands instead of a name, or of what was said. */
  private static final String NOTHING = "—";

  private final Place place;

  public Eraser(Place place) {
    this.place = place;
    place.mustExist();
    place.mustNotBeInUse();
  }

  /** A table with everything that happened there. */
  public void table(String id) {
    int entries =
        inOneGo(
            handle -> {
              handle.execute("DELETE FROM lobby WHERE table_id = ?", id);
              return handle.execute("DELETE FROM entry WHERE table_id = ?", id);
            });
    if (entries == 0) {
      throw new Unusable("There is no table " + id + ".", null);
    }
  }

  /**
   * Whoever goes by this name at this table: name, words and the right to come back, there and at
   * every table where they came with the same token, as after a rematch. Their moves stay, which
   * tell nobody who they were. The answer is at how many tables.
   */
  public int person(String table, String name) {
    return inOneGo(
        handle -> {
          Set<String> tokens =
              joined(handle, table).values().stream()
                  .filter(joined -> joined.name().equals(name))
                  .map(Happening.Joined::token)
                  .collect(Collectors.toSet());
          if (tokens.isEmpty()) {
            throw new Unusable("Nobody called " + name + " is at a table " + table + ".", null);
          }
          List<String> tables =
              tokens.stream()
                  .flatMap(token -> tablesOf(handle, token).stream())
                  .distinct()
                  .toList();
          tables.forEach(each -> forget(handle, each, tokens));
          return tables.size();
        });
  }

  private static Map<Integer, Happening.Joined> joined(Handle handle, String table) {
    Map<Integer, Happening.Joined> found = new LinkedHashMap<>();
    entries(handle, table, "joined")
        .forEach(
            (seq, what) -> {
              if (what instanceof Happening.Joined joined) {
                found.put(seq, joined);
              }
            });
    return found;
  }

  private static List<String> tablesOf(Handle handle, String token) {
    return handle
        .createQuery("SELECT table_id FROM entry WHERE kind = 'joined' AND body LIKE ?")
        .bind(0, "%\"" + token + "\"%")
        .mapTo(String.class)
        .list();
  }

  private static void forget(Handle handle, String table, Set<String> tokens) {
    Set<Integer> people =
        joined(handle, table).values().stream()
            .filter(joined -> tokens.contains(joined.token()))
            .map(Happening.Joined::person)
            .collect(Collectors.toSet());
    joined(handle, table)
        .forEach(
            (seq, joined) -> {
              if (people.contains(joined.person())) {
                write(handle, table, seq, new Happening.Joined(joined.person(), NOTHING, ""));
              }
            });
    entries(handle, table, "chatted")
        .forEach(
            (seq, what) -> {
              if (what instanceof Happening.Chatted(int person, _) && people.contains(person)) {
                write(handle, table, seq, new Happening.Chatted(person, NOTHING));
              }
            });
    // The server makes it anew, without the name.
    handle.execute("DELETE FROM lobby WHERE table_id = ?", table);
  }

  private static Map<Integer, Happening> entries(Handle handle, String table, String kind) {
    Map<Integer, Happening> found = new LinkedHashMap<>();
    handle
        .createQuery("SELECT seq, body FROM entry WHERE table_id = ? AND kind = ? ORDER BY seq")
        .bind(0, table)
        .bind(1, kind)
        .map((row, _) -> Map.entry(row.getInt(1), LogEntry.read(row.getString(2))))
        .forEach(entry -> found.put(entry.getKey(), entry.getValue()));
    return found;
  }

  private static void write(Handle handle, String table, int seq, Happening what) {
    handle.execute(
        "UPDATE entry SET body = ? WHERE table_id = ? AND seq = ?",
        HappeningCodec.CODEC.text(what),
        table,
        seq);
  }

  private interface Work<T> {
    T on(Handle handle);
  }

  private <T> T inOneGo(Work<T> work) {
    try (Database database = Database.look(place)) {
      return database.jdbi().inTransaction(work::on);
    } catch (JdbiException failed) {
      throw Unusable.because(place.name(), failed);
    }
  }
}
