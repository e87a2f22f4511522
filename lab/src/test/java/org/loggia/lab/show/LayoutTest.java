package org.loggia.lab.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrasebook;

class LayoutTest {
  @Test
  void aGridLinesUpNamesToTheLeftAndNumbersToTheRight() {
    Grid grid = new Grid().row("", "points").row("Seat 1", "7").row("Seat 10", "123").row("alone");

    assertThat(grid)
        .hasToString("           points\n  Seat 1        7\n  Seat 10     123\n  alone\n");
  }

  @Test
  void proseIsBrokenAtBlanksAndSetIn() {
    assertThat(Paragraph.wrap("one two three four", 9, "  "))
        .isEqualTo("one two\n  three\n  four\n");
    assertThat(Paragraph.wrap("incomprehensibilities", 9, "")).isEqualTo("incomprehensibilities\n");
  }

  @Test
  void aRulePageKeepsListsAndTablesAndPaintsWhatIsBold() {
    String rules =
        "## Points\n\nWhat **counts**\nin `the` end:\n\n- one\n- two and\n  more\n\n| a | b |\n";
    Pen plain = new Pen(new Phrasebook("en", List.of()), Integer::toString, false, 80);
    Pen colour = new Pen(new Phrasebook("en", List.of()), Integer::toString, true, 80);

    assertThat(new RulePage(plain).of(RuleBook.read(rules).all()))
        .isEqualTo("Points\n\nWhat counts in the end:\n\n- one\n- two and more\n\n| a | b |\n");
    assertThat(new RulePage(colour).of(RuleBook.read(rules).all()))
        .contains("What \u001b[1mcounts\u001b[0m in");
  }
}
