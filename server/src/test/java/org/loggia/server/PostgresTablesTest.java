package org.loggia.server;

class PostgresTablesTest extends TableCases {
  @Override
  String database() {
    return Databases.emptyPostgres();
  }
}
