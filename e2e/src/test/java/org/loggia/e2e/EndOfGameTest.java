package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A game of Bossa by keyboard alone, and everything that can be done with it when it is over. */
@ExtendWith(House.class)
class EndOfGameTest {
  @TempDir private Path folder;

  @Test
  void aGameIsPlayedByKeyboardSeenAgainPlayedOnSavedAndLaidOut(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900);
    byKeyboard(visitor, "Play Bossa now against a bot");
    visitor.page.locator("section.turn").waitFor();
    byKeyboard(visitor, "In words");
    int moves = playByKeyboard(visitor);
    visitor.picture("bossa-result");
    assertThat(visitor.page.locator("section.turn").textContent()).contains("The game is over");
    assertThat(visitor.barriers()).as("result").isEmpty();
    String last = visitor.progress();

    byKeyboard(visitor, "Drawn board");
    visitor.page.locator(".board svg").waitFor();
    seeAgain(visitor, last);
    Path record = save(visitor);
    playOn(visitor);
    layOut(visitor, record, last);

    assertThat(moves).isPositive();
    assertThat(loggia.complaints()).isEmpty();
  }

  private static void byKeyboard(Visitor visitor, String button) {
    visitor.button(button).first().focus();
    visitor.page.keyboard().press("Enter");
  }

  private static int playByKeyboard(Visitor visitor) {
    int moves = 0;
    while (true) {
      visitor.page.locator(".spoken li button, .turn .result").first().waitFor();
      if (visitor.isOver()) {
        return moves;
      }
      String before = visitor.progress();
      visitor.page.getByLabel("Search the moves").focus();
      visitor.page.keyboard().press("Tab");
      visitor.page.keyboard().press("Enter");
      visitor.page.waitForFunction(
          "before => document.querySelector('main').dataset.ply !== before", before);
      moves++;
      assertThat(moves).isLessThan(100);
    }
  }

  /** By jump, by step, by slider, and as a film that runs by itself. */
  private static void seeAgain(Visitor visitor, String last) {
    byKeyboard(visitor, "Replay");
    visitor.sees("A look back: the beginning");
    byKeyboard(visitor, "One move on");
    visitor.sees("A look back: after move 1");
    byKeyboard(visitor, "One move on");
    visitor.sees("A look back: after move 2");
    visitor.picture("replay");
    assertThat(visitor.barriers()).as("replay").isEmpty();
    visitor.page.getByLabel("Go to a move").focus();
    visitor.page.keyboard().press("ArrowLeft");
    visitor.sees("A look back: after move 1");
    byKeyboard(visitor, "Play it through");
    visitor.sees("A look back: after move 2");
    byKeyboard(visitor, "To the end");
    visitor.page.locator(".turn .result").waitFor();

    assertThat(visitor.progress()).isEqualTo(last);
  }

  private Path save(Visitor visitor) {
    Download download = visitor.page.waitForDownload(visitor.button("Save the game")::click);
    Path record = folder.resolve(download.suggestedFilename());
    download.saveAs(record);
    assertThat(record).content(StandardCharsets.UTF_8).contains("\"game\": \"bossa\"");
    return record;
  }

  private static void playOn(Visitor visitor) {
    visitor.button("Replay").first().click();
    visitor.sees("A look back: the beginning");
    String address = visitor.page.url();
    visitor.button("Play on from here").click();
    visitor.page.waitForURL(url -> !url.equals(address));
    visitor.page.locator("section.turn.mine").waitFor();

    assertThat(visitor.isOver()).isFalse();
  }

  /** The record is a table to look at, from which one can play on as well. */
  private void layOut(Visitor visitor, Path record, String last) {
    visitor.goTo("#/");
    Path nothing = folder.resolve("nothing.json");
    assertThat(nothing.toFile()).doesNotExist();
    visitor.page.getByLabel("Look at a saved game").setInputFiles(noRecord(nothing));
    visitor.sees("There is no game in this file.");
    assertThat(visitor.barriers()).as("home").isEmpty();
    visitor.page.getByLabel("Look at a saved game").setInputFiles(record);
    visitor.page.locator(".turn .result").waitFor();
    visitor.picture("record-laid-out");
    assertThat(visitor.progress()).isEqualTo(last);
    assertThat(visitor.barriers()).as("record").isEmpty();

    visitor.button("Replay").first().click();
    visitor.button("Play on from here").click();
    visitor.page.locator("section.turn.mine").waitFor();
  }

  private static Path noRecord(Path file) {
    try {
      return Files.writeString(file, "{\"game\":\"bossa\"}");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
