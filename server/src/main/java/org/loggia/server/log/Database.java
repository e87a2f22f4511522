package org.loggia.server.log;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.UUID;
import java.util.function.Consumer;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** The database of the log, opened: a SQLite file, or PostgreSQL. */
public final class Database implements AutoCloseable {
  private static final int READERS = 4;
  private static final long GONE_MILLIS = 3_000;

  private static final int NAME_LENGTH = 8;

  private final HikariDataSource pool;
  private final Jdbi jdbi;
  private final @Nullable String node;

  private Database(HikariDataSource pool, @Nullable String node) {
    this.pool = pool;
    this.node = node;
    this.jdbi = Jdbi.create(pool);
  }

  /**
   * Opens the log and brings its tables up to date.
   *
   * @param url {@code jdbc:sqlite:…} or {@code jdbc:postgresql:…}
   */
  public static Database open(String url) {
    return open(new Place(url), Version::bringUpToDate);
  }

  /** Opens a log that is there, and brings it up to date if it is of an older version. */
  public static Database mend(Place place) {
    place.mustExist();
    return open(place, Version::mend);
  }

  /** Opens a log that is there, and of today, without changing anything. */
  public static Database look(Place place) {
    place.mustExist();
    return open(place, Version::mustBeOfToday);
  }

  private static Database open(Place place, Consumer<Version> check) {
    HikariDataSource pool = null;
    try {
      pool = new HikariDataSource(config(place));
      String folder = "classpath:db/" + (place.isFile() ? "sqlite" : "postgresql");
      check.accept(
          new Version(place.name(), Flyway.configure().dataSource(pool).locations(folder).load()));
      return new Database(pool, place.isFile() ? null : newNode());
    } catch (RuntimeException broken) {
      if (pool != null) {
        pool.close();
      }
      throw Unusable.because(place.name(), broken);
    }
  }

  private static HikariConfig config(Place place) {
    HikariConfig config = new HikariConfig();
    config.setPoolName("log");
    config.setMaximumPoolSize(READERS + 1);
    config.setMinimumIdle(1);
    if (place.isFile()) {
      // FULL, not NORMAL: in WAL mode a commit is on the disk only then, and we acknowledge moves.
      config.setJdbcUrl(
          place.url() + "?journal_mode=WAL&synchronous=FULL&busy_timeout=10000&cache_size=-16000");
      // The same pages are written by move after move: carry them over every 40 MB, not every 4.
      config.setConnectionInitSql("PRAGMA wal_autocheckpoint=10000");
    } else {
      config.setJdbcUrl(place.url());
      config.addDataSourceProperty("reWriteBatchedInserts", "true");
      // A database that is gone, or no longer says anything, is found out before people give up.
      config.setConnectionTimeout(GONE_MILLIS);
      config.setValidationTimeout(GONE_MILLIS / 2);
      config.addDataSourceProperty("connectTimeout", "3");
      config.addDataSourceProperty("socketTimeout", "20");
    }
    return config;
  }

  private static String newNode() {
    return UUID.randomUUID().toString().substring(0, NAME_LENGTH);
  }

  /** Under which name we write where other nodes may write too; null if nobody else does. */
  public @Nullable String node() {
    return node;
  }

  Jdbi jdbi() {
    return jdbi;
  }

  @Override
  public void close() {
    pool.close();
  }
}
