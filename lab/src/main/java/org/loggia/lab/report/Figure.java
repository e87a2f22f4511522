package org.loggia.lab.report;

import java.util.List;

/**
 * A plot with the numbers behind it.
 *
 * @param columns what the numbers are
 * @param rows as they are shown, and written as CSV
 */
public record Figure(String title, String svg, List<String> columns, List<List<String>> rows) {
  public Figure {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }
}
