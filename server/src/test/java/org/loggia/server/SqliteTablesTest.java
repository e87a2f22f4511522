package org.loggia.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteTablesTest extends TableCases {
  @TempDir static Path folder;

  @Override
  String database() {
    return TestServer.sqlite(folder);
  }
}
