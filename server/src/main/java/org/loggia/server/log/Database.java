package org.loggia.server.log;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;

/** Where the log lies: a SQLite file, or PostgreSQL. Opening it brings its tables up to date. */
public final class Database implements AutoCloseable {
  private static final int READERS = 4;
  private static final long GONE_MILLIS = 3_000;

  private final HikariDataSource pool;
  private final Jdbi jdbi;

  private Database(HikariDataSource pool) {
    this.pool = pool;
    this.jdbi = Jdbi.create(pool);
  }

  /**
   * @param url {@code jdbc:sqlite:…} or {@code jdbc:postgresql:…}
   */
  public static Database open(String url) {
    boolean sqlite = url.startsWith("jdbc:sqlite:");
    HikariConfig config = new HikariConfig();
    config.setPoolName("log");
    config.setMaximumPoolSize(READERS + 1);
    config.setMinimumIdle(1);
    // FULL, not NORMAL: in WAL mode a commit is on the disk only then, and we acknowledge moves.
    config.setJdbcUrl(
        sqlite
            ? url + "?journal_mode=WAL&synchronous=FULL&busy_timeout=10000&cache_size=-16000"
            : url);
    if (sqlite) {
      // The same pages are written by move after move: carry them over every 40 MB, not every 4.
      config.setConnectionInitSql("PRAGMA wal_autocheckpoint=10000");
    } else {
      config.addDataSourceProperty("reWriteBatchedInserts", "true");
      // A database that is gone, or no longer says anything, is found out before people give up.
      config.setConnectionTimeout(GONE_MILLIS);
      config.setValidationTimeout(GONE_MILLIS / 2);
      config.addDataSourceProperty("connectTimeout", "3");
      config.addDataSourceProperty("socketTimeout", "20");
    }
    HikariDataSource pool = new HikariDataSource(config);
    try {
      Flyway.configure()
          .dataSource(pool)
          .locations("classpath:db/" + (sqlite ? "sqlite" : "postgresql"))
          .load()
          .migrate();
      return new Database(pool);
    } catch (RuntimeException broken) {
      pool.close();
      throw broken;
    }
  }

  Jdbi jdbi() {
    return jdbi;
  }

  @Override
  public void close() {
    pool.close();
  }
}
