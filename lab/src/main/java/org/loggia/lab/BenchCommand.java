package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.loggia.catalogue.Catalogue;
import org.loggia.lab.bench.Bench;
import org.loggia.lab.bench.BenchTable;
import org.loggia.lab.bench.Machine;
import org.loggia.lab.show.Marks;
import org.loggia.lab.show.Reason;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures how fast the rules are and keeps the table in the docs up to date. */
@Command(description = "Measure moves, copies and games of every title; takes a few minutes.")
final class BenchCommand implements Callable<Integer> {
  private final House house;

  @Option(names = "--quick", description = "fewer and shorter measurements, good enough to compare")
  private boolean quick;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description =
          "the document to put the table into, if it is there (default: ${DEFAULT-VALUE})")
  private Path document = Path.of("docs", "BENCHMARKS.md");

  BenchCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() throws RunnerException {
    List<String> games = Catalogue.games().stream().map(game -> game.info().id()).toList();
    String command = "./loggia lab bench" + (quick ? " --quick" : "");
    String note = "By `" + command + "` on " + Machine.facts() + ".";
    String table = BenchTable.of(new Bench(quick).run(games), note);
    house.terminal().text(table);
    if (Files.isRegularFile(document)) {
      write(table);
    }
    return 0;
  }

  private void write(String table) {
    try {
      Files.writeString(document, new Marks("bench").into(Files.readString(document), table));
      house.terminal().line("Written to " + document + ".");
    } catch (IllegalArgumentException e) {
      throw new Complaint(document + " has no place for the table: " + e.getMessage() + ".");
    } catch (IOException e) {
      throw new Complaint(document + " cannot be written: " + Reason.of(e) + ".");
    }
  }
}
