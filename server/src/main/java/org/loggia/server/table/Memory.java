package org.loggia.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.RemovalCause;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Which tables may hold a position in memory: those that were needed last, as many as there is room
 * for. Who is not needed for long is folded, and forgotten when even that is too much; then its log
 * is read again when somebody comes.
 */
final class Memory {
  /** Who has grown by less need not be weighed again. */
  private static final double MUCH = 1.25;

  private record Held(Table table, int weight) {}

  private final Cache<String, Held> whole;
  private final Cache<String, Held> folded;

  /**
   * @param bytes about so much memory all positions together may take
   */
  Memory(long bytes) {
    this.whole = cache(bytes / 2, Table::fold);
    this.folded = cache(bytes / 2, Table::forget);
  }

  private static Cache<String, Held> cache(long bytes, Consumer<Table> makeRoom) {
    return Caffeine.newBuilder()
        .maximumWeight(bytes)
        .weigher((String _, Held held) -> held.weight)
        .<String, Held>evictionListener(
            (_, held, cause) -> {
              if (held != null && cause == RemovalCause.SIZE) {
                makeRoom.accept(held.table);
              }
            })
        .build();
  }

  /** That table was just needed, so it is not the first to go. */
  void used(Table table, int weight, boolean isWhole) {
    Cache<String, Held> now = isWhole ? whole : folded;
    // Asking is what keeps it in mind; if it was about to go, it stays.
    Held held = now.getIfPresent(table.id());
    if (isOutOfDate(held, table, weight)) {
      now.put(table.id(), new Held(table, weight));
      (isWhole ? folded : whole).invalidate(table.id());
    }
  }

  private static boolean isOutOfDate(@Nullable Held held, Table table, int weight) {
    return held == null || held.table != table || weight > MUCH * held.weight;
  }

  /** How many tables hold a position. */
  long count() {
    whole.cleanUp();
    folded.cleanUp();
    return whole.estimatedSize() + folded.estimatedSize();
  }
}
