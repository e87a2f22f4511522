package org.loggia.lab.work;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.loggia.core.json.Json;

/**
 * A long job in numbered pieces. What comes out of a piece hangs on the job and its number alone,
 * so it does not matter who does it, or whether it is done twice.
 *
 * @param <R> what comes out of a piece
 */
public interface Job<R> {
  /** Everything that somebody else needs to know to do a piece; {@link Jobs} reads it. */
  Json.Obj question();

  /** Whoever does pieces, one after the other; one for each thread. */
  Hand<R> hand();

  /** Does pieces. */
  @FunctionalInterface
  interface Hand<R> extends AutoCloseable {
    R piece(int number);

    @Override
    default void close() {}
  }

  /** What came out of a piece, for a journey. */
  void write(R result, DataOutput out) throws IOException;

  R read(DataInput in) throws IOException;
}
