package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
  @TempDir Path keep;

  /** The page that a command writes, with the figures beside it. */
  private String page(String command) throws IOException {
    Path page = keep.resolve("pages").resolve("report.html");
    List<String> args = new ArrayList<>(List.of(command.split(" ")));
    args.addAll(List.of("--report", page.toString()));
    LabDesk.Answer answer = new LabDesk(keep).run(args.toArray(new String[0]));
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(answer.err()).contains("The report is " + page, "report.csv");
    return Files.readString(page);
  }

  private List<String> csv() throws IOException {
    return Files.readAllLines(keep.resolve("pages").resolve("report.csv"));
  }

  /** How many games the rows of a figure add up to. */
  private int games(String figure, String column) throws IOException {
    return csv().stream()
        .map(line -> line.split(","))
        .filter(cells -> cells[0].equals(figure) && cells[2].equals(column))
        .mapToInt(cells -> Integer.parseInt(cells[3]))
        .sum();
  }

  @Test
  void aSimulationBecomesAPageThatStandsAlone() throws IOException {
    String page = page("simulate pebbles --games 300 --option heap=20");

    assertThat(page)
        .startsWith("<!doctype html>")
        .contains("Pebbles, 2 seats, heap=20", "300 games by uniform, seed 1")
        .contains(">Points (games)<", ">Part of the victories, with 95 % intervals<")
        .contains(">Decisions a game (games)<", ">Endings, part of the games<")
        .contains(">Legal moves over the game, on average<")
        .doesNotContain("NaN", "Infinity", "<script", "http");
    assertThat(page.split("<svg ")).hasSize(6);
    assertThat(games("Points (games)", "Seat 1")).isEqualTo(300);
    assertThat(games("Points (games)", "Seat 2")).isEqualTo(300);
    assertThat(games("Decisions a game (games)", "games")).isEqualTo(300);
    assertThat(csv())
        .contains("\"Legal moves over the game, on average\",1,games,300")
        .contains("\"Legal moves over the game, on average\",1,legal moves,2.000");
  }

  @Test
  void recordsBecomeTheSamePageAsTheirSimulation() throws IOException {
    page("simulate pebbles --games 40");
    List<String> played = csv();
    Path records = keep.resolve("games.jsonl");
    new LabDesk(keep).run("record", "pebbles", "--games", "40", "--out", records.toString());

    page("simulate pebbles --records " + records);

    assertThat(csv()).isEqualTo(played).hasSizeGreaterThan(10);
  }

  @Test
  void aContestBecomesAPageToo() throws IOException {
    String page = page("arena pebbles --bots uniform,greedy --games 20 --option heap=20");

    assertThat(page)
        .contains(">Elo, with 95 % intervals<", ">Placed better, with 95 % intervals<")
        .doesNotContain("NaN", "Infinity");
    assertThat(csv()).anyMatch(line -> line.matches("\"Elo, .*\",greedy,low,-?\\d+"));
  }

  @Test
  void theLadderBecomesAPageToo() throws IOException {
    String page = page("ladder pebbles --games 4 --fixed 4");

    assertThat(page).contains(">Elo apart, with 95 % intervals<", "pebbles: master – expert");
  }

  @Test
  void itsNameSaysThatItIsAPage() {
    LabDesk.Answer answer =
        new LabDesk(keep).run("simulate", "pebbles", "--report", keep.resolve("x.pdf").toString());

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).startsWith("--report wants a name that ends in .html");
  }
}
