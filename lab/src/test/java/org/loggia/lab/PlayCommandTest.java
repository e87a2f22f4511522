package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
  @TempDir Path keep;

  private LabDesk.Answer play(List<String> typed, String... options) {
    String[] args = new String[options.length + 6];
    System.arraycopy(
        new String[] {"play", "pebbles", "--seed", "1", "--first", "0"}, 0, args, 0, 6);
    System.arraycopy(options, 0, args, 6, options.length);
    LabDesk.Answer answer = new LabDesk(keep).typing(typed.toArray(new String[0])).run(args);
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(answer.out()).doesNotContain("⟨");
    return answer;
  }

  @Test
  void aWholeGameByNumberAndByNotation() {
    String out = play(List.of("2", "take 2", "1")).out();

    assertThat(out)
        .contains("Pebbles, 2 seats\n  Seat 1: a person\n  Seat 2: a person\nSeed 1.")
        .contains("Seat 1, move 1: Take pebbles from the heap.\n")
        .contains("  1  take 1 pebble   [take 1]\n  2  take 2 pebbles  [take 2]\nSeat 1> ")
        .contains("· Seat 1 takes 2 pebbles; 3 left.\n")
        .contains("The game is over: the last pebble was taken.\nSeat 1 wins.\n")
        .contains("To see it again: ./loggia lab replay " + keep.resolve("pebbles-1.json"));
    LabDesk.Answer replay =
        new LabDesk(keep).run("replay", keep.resolve("pebbles-1.json").toString());
    assertThat(replay.out()).contains("3. Seat 1: take 1 pebble", "Seat 1 wins.");
  }

  @Test
  void anIllegalMoveIsRefusedInWordsWithItsClauseAndChangesNothing() {
    String out = play(List.of("take 3", "bet odd", "2", "2", "take 2")).out();

    assertThat(out)
        .contains("Seat 1> You may take 1 to 2 pebbles, not 3. (P2.1)\nSeat 1> ")
        .contains("This is not the time for bets. (P3.1)\n")
        .contains("Seat 1> There are only 1 pebbles left. (P2.2)");
  }

  @Test
  void nonsenseAndNumbersBeyondTheListAreAnsweredKindly() {
    String out = play(List.of("xyzzy", "0", "17", "99999999999999", "take two")).out();

    assertThat(out)
        .contains("That cannot be read: a move begins with take or bet.")
        .contains("The moves are numbered from 1 to 2.")
        .contains("how many expected, not 'two'");
  }

  @Test
  void whyTellsTheClauseAndTheRule() {
    String out = play(List.of("why take 4", "why 1", "why", "why 9")).out();

    assertThat(out)
        .contains("You may take 1 to 2 pebbles, not 4. (P2.1)\nP2.1 Take one or two pebbles from")
        .contains("You may: take 1 pebble.")
        .contains("Ask about a move, such as: why take 1")
        .contains("The moves are numbered from 1 to 2.");
  }

  @Test
  void rulesAreFoundByClauseAndByWord() {
    String out = play(List.of("rules", "rules p2.2", "rules secret", "rules dragons")).out();

    assertThat(out)
        .contains("Set-up\n\nThe turn\n\nBets\n")
        .contains("P2.2 Nobody can take more than there are.\n")
        .contains("P3.1 With bets, each seat first bets in secret whether")
        .contains("The rules say nothing about “dragons”.");
  }

  @Test
  void aHintIsALegalMoveWithItsNumber() {
    assertThat(play(List.of("hint")).out())
        .contains("A bot would play: 2  take 2 pebbles  [take 2]");
  }

  @Test
  void helpNamesEverythingThatCanBeTyped() {
    assertThat(play(List.of("help")).out())
        .contains("take 1", "WORD", "moves, more", "why MOVE", "hint", "rules [X]", "board")
        .contains("undo", "save FILE", "quit");
  }

  @Test
  void undoTakesBackTheLastMoveOfAPersonAndTheAnswersToIt() {
    String out = play(List.of("1", "undo", "undo", "2"), "--bots", "greedy").out();

    assertThat(out)
        .contains("Taken back: take 1\n")
        .contains("There is nothing to take back.")
        .contains("Seat 1 takes 2 pebbles; 3 left.\n· Seat 2 takes 2 pebbles; 1 left.");
  }

  @Test
  void playingTheSameMoveAgainHasTheSameLuck() {
    String[] magpie = {"--option", "magpie=on", "--option", "heap=40"};
    for (int take = 1; take <= 2; take++) {
      String move = "take " + take;
      List<String> stolen =
          play(List.of(move, "undo", move, "undo", move), magpie)
              .out()
              .lines()
              .filter(line -> line.startsWith("· The magpie steals"))
              .toList();

      assertThat(stolen).hasSize(3);
      assertThat(stolen.stream().distinct()).hasSize(1);
    }
  }

  @Test
  void manyMovesComeInPagesAndAreNarrowedDownByWords() {
    String out =
        play(
                List.of("more", "more", "18 pebbles", "moves", "take 18"),
                "--option",
                "heap=40",
                "--option",
                "limit=40")
            .out();

    assertThat(out)
        .contains("1 to 24 of 40 moves; “more” goes on, a word narrows them down.")
        .contains("25 to 40 of 40 moves, a word narrows them down.")
        .contains("Seat 1>  18  take 18 pebbles  [take 18]\n1 to 1 of 1 moves with “18 pebbles”")
        .contains("· Seat 1 takes 18 pebbles; 22 left.");
  }

  @Test
  void aNarrowWindowHasOneColumnAndShorterLines() {
    String out =
        new LabDesk(keep)
            .width(44)
            .typing("quit")
            .run("play", "pebbles", "--first", "0", "--option", "heap=40", "--option", "limit=40")
            .out();

    assertThat(out).contains("  1  take 1 pebble    [take 1]\n", "a word\nnarrows them down.");
    String screen = out.substring(0, out.indexOf("Seat 1> "));
    assertThat(screen.lines().filter(line -> !line.startsWith("heap")))
        .allMatch(line -> line.length() <= 44);
  }

  @Test
  void quittingKeepsTheGameAndSaysHowToGoOn() {
    Path kept = keep.resolve("pebbles-1.json");

    assertThat(play(List.of("2", "quit"), "--bots", "1=uniform").out())
        .endsWith(
            "The game is kept. To go on with it:\n  ./loggia play --resume "
                + kept
                + " --seed 1 --bots 1=uniform\n");
    LabDesk.Answer resumed =
        new LabDesk(keep)
            .typing("take 2", "take 1")
            .run("play", "--resume", kept.toString(), "--seed", "1", "--bots", "1=greedy");
    assertThat(resumed.exitCode()).isZero();
    assertThat(resumed.out()).contains("· Seat 1 takes 2 pebbles; 3 left.", "The game is over");
  }

  @Test
  void aGameThatIsResumedLeavesItsFileAsItIs() throws IOException {
    Path mine = keep.resolve("mine").resolve("game.json");
    new LabDesk(keep)
        .typing("take 1", "save " + mine)
        .run("play", "pebbles", "--first", "0", "--seed", "1");
    String before = Files.readString(mine);

    LabDesk.Answer resumed =
        new LabDesk(keep).typing("take 1").run("play", "--resume", mine.toString(), "--seed", "5");
    LabDesk.Answer again =
        new LabDesk(keep).typing("take 2").run("play", "--resume", mine.toString(), "--seed", "5");

    assertThat(mine).hasContent(before);
    assertThat(resumed.out()).contains(keep.resolve("pebbles-5.json").toString());
    assertThat(again.out()).contains(keep.resolve("pebbles-5-2.json").toString());
  }

  @Test
  void itIsRewrittenIfThatIsAskedFor() throws IOException {
    Path mine = keep.resolve("game.json");
    new LabDesk(keep)
        .typing("take 1")
        .run("play", "pebbles", "--first", "0", "--seed", "1", "--keep", mine.toString());
    String before = Files.readString(mine);

    new LabDesk(keep)
        .typing("take 1")
        .run("play", "--resume", mine.toString(), "--keep", mine.toString());

    assertThat(Files.readString(mine)).isNotEqualTo(before).contains("take 1");
  }

  @Test
  void theEndOfTheInputKeepsTheGameToo() {
    LabDesk.Answer answer = play(List.of("1"));

    assertThat(answer.out()).contains("The game is kept.");
    assertThat(keep.resolve("pebbles-1.json")).exists();
  }

  @Test
  void nothingPlayedIsNothingKept() {
    assertThat(play(List.of()).out()).contains("Nothing was played, so nothing is kept.");
    assertThat(keep).isEmptyDirectory();
  }

  @Test
  void savingWritesARecordThatCanBeResumed() throws IOException {
    Path file = keep.resolve("mine.json");

    String out = play(List.of("2", "save " + file, "save", "save /dev/null/x", "quit")).out();

    assertThat(out).contains("Saved to " + file, "Where to?", "That cannot be written");
    assertThat(Files.readString(file)).contains("{\"move\":\"take 2\",\"draws\":\"\"}");
    LabDesk.Answer other =
        new LabDesk(keep).run("play", "pebbles", "--players", "2", "--resume", file.toString());
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("knows its own players");
  }

  @Test
  void secretsAreHandedOverBehindAnEmptyScreen() {
    String out =
        play(List.of("bet odd", "", "bet even", "", "take 1"), "--option", "bets=on").out();

    assertThat(out).contains("The screen is for Seat 2 now. Seat 2, press Enter. ");
    String secondScreen = out.substring(out.indexOf("for Seat 2 now"), out.indexOf("Seat 2> "));
    assertThat(secondScreen)
        .contains("· Seat 1 bets in secret.", "Seat 1: 0 bet ?")
        .doesNotContain("Seat 1 bets on odd");
    String firstAgain = out.substring(out.indexOf("for Seat 1 now"));
    assertThat(firstAgain)
        .contains("· Seat 1 bets on odd.\n· Seat 2 bets in secret.", "Seat 1: 0 bet odd");
  }

  @Test
  void aGameFullOfSecretsIsResumedBehindAnEmptyScreen() {
    play(List.of("bet odd", "", "bet even", "", "quit"), "--option", "bets=on");

    String out =
        new LabDesk(keep)
            .typing("", "take 1")
            .run("play", "--resume", keep.resolve("pebbles-1.json").toString())
            .out();

    assertThat(out.indexOf("for Seat 1 now")).isPositive().isLessThan(out.indexOf("bets on odd"));
  }

  @Test
  void withoutSecretsNobodyHasToLookAway() {
    assertThat(play(List.of("1", "1", "1")).out()).doesNotContain("press Enter");
    assertThat(play(List.of("bet odd", "1"), "--option", "bets=on", "--bots", "uniform").out())
        .doesNotContain("press Enter");
  }

  @Test
  void botsCanPlayAmongThemselves() {
    assertThat(play(List.of(), "--bots", "0=greedy,1=uniform").out()).contains("The game is over");
  }

  @Test
  void aLiveScreenIsClearedForEachTurnAndForgottenWhenThereAreSecrets() {
    String open = new LabDesk(keep).live().typing("1").run("play", "pebbles").out();
    String secret =
        new LabDesk(keep)
            .live()
            .typing("1", "", "1")
            .run("play", "pebbles", "--option", "bets=on")
            .out();

    assertThat(open).contains("\u001b[H\u001b[2J").doesNotContain("\u001b[3J");
    assertThat(secret).contains("\u001b[H\u001b[2J\u001b[3JThe screen is for Seat");
  }
}
