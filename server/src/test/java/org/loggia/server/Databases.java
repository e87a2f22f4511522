package org.loggia.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** Real PostgreSQL for tests: its own binaries, or the server that TEST_PG_URL names. */
final class Databases {
  private static final AtomicInteger NEXT = new AtomicInteger();

  private Databases() {}

  private static final class Started {
    static final EmbeddedPostgres POSTGRES = start();

    private static EmbeddedPostgres start() {
      try {
        EmbeddedPostgres postgres = EmbeddedPostgres.start();
        Runtime.getRuntime()
            .addShutdownHook(
                Thread.ofPlatform()
                    .unstarted(
                        () -> {
                          try {
                            postgres.close();
                          } catch (IOException gone) {
                            throw new UncheckedIOException(gone);
                          }
                        }));
        return postgres;
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }

  /** The address of an empty database. With TEST_PG_URL it must be empty already. */
  static String emptyPostgres() {
    String given = System.getenv("TEST_PG_URL");
    if (given != null && !given.isEmpty()) {
      return given;
    }
    String name = "loggia" + NEXT.incrementAndGet();
    try (Connection connection = Started.POSTGRES.getPostgresDatabase().getConnection()) {
      connection.createStatement().execute("CREATE DATABASE " + name);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
    return Started.POSTGRES.getJdbcUrl("postgres", name);
  }
}
