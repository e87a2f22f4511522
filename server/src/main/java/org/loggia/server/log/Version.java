package org.loggia.server.log;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;

/** Which version of the log a database has, and how an older one becomes that of today. */
final class Version {
  private final String place;
  private final Flyway flyway;

  Version(String place, Flyway flyway) {
    this.place = place;
    this.flyway = flyway;
  }

  void bringUpToDate() {
    mustNotBeNewer();
    try {
      flyway.migrate();
    } catch (FlywayException refused) {
      if (refused.getErrorCode() == CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
        throw new Unusable(place + " holds something else than a log of Loggia.", refused);
      }
      throw refused;
    }
  }

  /** Whatever version it is of, a log must be there. */
  void mend() {
    if (flyway.info().applied().length == 0) {
      throw new Unusable(place + " holds no log of Loggia.", null);
    }
    bringUpToDate();
  }

  void mustBeOfToday() {
    mustNotBeNewer();
    MigrationInfoService info = flyway.info();
    if (info.applied().length == 0) {
      throw new Unusable(place + " holds no log of Loggia.", null);
    }
    if (info.pending().length > 0) {
      throw new Unusable(
          place
              + " is of an older Loggia: start the server of this version once, or use the"
              + " commands of the other.",
          null);
    }
  }

  /** What a newer server wrote means more than we know: to go on would break it. */
  private void mustNotBeNewer() {
    for (MigrationInfo applied : flyway.info().applied()) {
      if (applied.getState() == MigrationState.FUTURE_SUCCESS) {
        throw new Unusable(
            place + " was written by a newer Loggia: use that version, or a later one.", null);
      }
    }
  }
}
