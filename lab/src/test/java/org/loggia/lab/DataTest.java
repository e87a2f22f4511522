package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.json.Json;

/** A game with its own list of tiles is as good as any other. */
class DataTest {
  private static final Path STANDARD = Path.of("..", "games", "kensington", "manifest.json");

  @TempDir Path keep;

  private Path tiles;

  /** The standard list with other names for its lines of windows, so that texts differ. */
  @BeforeEach
  void anotherList() throws IOException {
    tiles = keep.resolve("tiles.json");
    Files.writeString(tiles, Files.readString(STANDARD).replace("\"SQ4\"", "\"BLOCK\""));
  }

  private LabDesk.Answer run(String... args) {
    return new LabDesk(keep).with(Catalogue.games()).run(args);
  }

  private LabDesk.Answer runWithTiles(String command) {
    List<String> args = new ArrayList<>(List.of(command.split(" ")));
    args.addAll(List.of("--data", tiles.toString()));
    return run(args.toArray(new String[0]));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate kensington --games 20 --json",
        "arena kensington --bots uniform,greedy --games 2 --json",
        "perft kensington --depth 1",
        "step kensington --json",
        "record kensington --replay",
        "deadline kensington --millis 1",
        "calibrate kensington --games 1 --iterations 5 --closer 5 --mistakes 0",
        "bot kensington"
      })
  void everyCommandTakesIt(String command) {
    LabDesk.Answer answer = runWithTiles(command);

    assertThat(answer.exitCode()).as(answer.err()).isZero();
  }

  @Test
  void aRecordBringsItAlong() {
    Path record = keep.resolve("own.jsonl");
    runWithTiles("record kensington --seed 3 --out " + record);

    LabDesk.Answer replay = run("replay", "--json", record.toString());

    assertThat(replay.exitCode()).as(replay.err()).isZero();
    assertThat(replay.out().lines().findFirst().orElseThrow())
        .contains("\"data\":{\"manifest\":{\"shapes\":{");
    assertThat(replay.out()).contains("-BLOCK").doesNotContain("-SQ4");
    assertThat(run("replay", record.toString()).out())
        .startsWith("Kensington, 2 seats, own manifest\n");
  }

  @Test
  void aPositionInWritingHasItBesideIt() {
    String lines = runWithTiles("record kensington --seed 3 --replay").out();
    String position =
        lines
            .lines()
            .map(line -> Fields.text((Json.Obj) Json.read(line), "position"))
            .filter(text -> text.contains("-BLOCK"))
            .findFirst()
            .orElseThrow();

    assertThat(run("perft", "kensington", "--depth", "1", "--position", position).exitCode())
        .isEqualTo(2);
    LabDesk.Answer perft =
        run(
            "perft",
            "kensington",
            "--depth",
            "1",
            "--position",
            position,
            "--data",
            "manifest=" + tiles);
    assertThat(perft.exitCode()).as(perft.err()).isZero();
  }

  @Test
  void whatDoesNotFitIsSaidInOneSentence() throws IOException {
    Path story = Files.writeString(keep.resolve("story.json"), "once upon a time");

    assertThat(run("simulate", "azul", "--data", tiles.toString()).err())
        .isEqualTo("azul has nothing that --data could replace.\n");
    assertThat(run("simulate", "kensington", "--data", "dice=" + tiles).err())
        .isEqualTo("kensington has no data called \"dice\"; it has: manifest.\n");
    assertThat(run("simulate", "kensington", "--data", story.toString()).err())
        .startsWith(story + " is no JSON: ");
    assertThat(run("simulate", "kensington", "--data", "nowhere.json").err())
        .isEqualTo("nowhere.json cannot be read (there is no such place).\n");
    assertThat(run("games").out()).contains("  --data manifest=FILE\n");
  }
}
