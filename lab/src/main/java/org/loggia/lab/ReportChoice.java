package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.loggia.lab.report.Report;
import org.loggia.lab.show.Reason;
import picocli.CommandLine.Option;

/** Whether results become a page, too. */
final class ReportChoice {
  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description = "also write a page with plots, and FILE.csv with the same figures")
  private @Nullable Path page;

  boolean isWanted() {
    if (page != null && !page.toString().matches(".*\\.html?")) {
      throw new Complaint("--report wants a name that ends in .html, not \"" + page + "\".");
    }
    return page != null;
  }

  /**
   * @param number of the report, from 1, where a command comes to several
   */
  void write(House house, Report report, int number) {
    if (page == null) {
      return;
    }
    String name = page.getFileName().toString();
    Path file =
        number == 1
            ? page
            : page.resolveSibling(name.replaceFirst("(\\.html?)$", "-" + number + "$1"));
    try {
      report.write(file);
      house
          .terminal()
          .aside("The report is " + file + ", its figures " + Report.csvBeside(file) + ".\n");
    } catch (IOException e) {
      throw new Complaint(file + " cannot be written (" + Reason.of(e) + ").");
    }
  }
}
