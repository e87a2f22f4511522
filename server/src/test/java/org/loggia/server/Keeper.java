package org.loggia.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.server.keeping.Errand;
import org.loggia.server.log.Unusable;
import org.loggia.server.settings.WrongSetting;

/** A host at the command line. */
final class Keeper {
  private Keeper() {}

  /** Does one thing with the log at this address, and says what the host reads. */
  static String does(String jdbcUrl, String word, Object... about) {
    List<String> more = new ArrayList<>();
    for (Object each : about) {
      more.add(each.toString());
    }
    more.addAll(List.of("--db", jdbcUrl));
    try {
      return Errand.run(word, more, Map.of());
    } catch (Unusable told) {
      return told.sentence();
    } catch (WrongSetting told) {
      return told.sentence();
    } catch (IOException failed) {
      throw new IllegalStateException(failed);
    }
  }

  static String sqlite(Path file) {
    return "jdbc:sqlite:" + file;
  }
}
