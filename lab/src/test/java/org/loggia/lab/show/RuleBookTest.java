package org.loggia.lab.show;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RuleBookTest {
  private final RuleBook book =
      RuleBook.read(
          """
          # Title

          Some words before.

          ## Taking

          **A1.1** Take a stone
          or two.

          **A1.10** Take none.

          ## Ending

          **A2.1** The game ends with the last stone.

          ---

          ## In writing
          Nothing is written.
          """);

  @Test
  void aClauseIsFoundByItsWholeId() {
    assertThat(book.about("a1.1"))
        .extracting(RuleBook.Part::text)
        .containsExactly("**A1.1** Take a stone\nor two.");
  }

  @Test
  void aFamilyOfClausesIsFoundByWhatTheyShare() {
    assertThat(book.about("A1")).extracting(RuleBook.Part::clause).containsExactly("A1.1", "A1.10");
  }

  @Test
  void aWordFindsWhatMentionsItAndAHeadingItsWholeSection() {
    assertThat(book.about("stone"))
        .extracting(RuleBook.Part::clause)
        .containsExactly("A1.1", "A2.1");
    assertThat(book.about("taking"))
        .extracting(RuleBook.Part::text)
        .containsExactly("Taking", "**A1.1** Take a stone\nor two.", "**A1.10** Take none.");
  }

  @Test
  void aTitleWithoutRulesHasNoBook() {
    assertThat(RuleBook.of("nothing")).isNull();
  }

  @Test
  void theLineAboveTheAppendixIsNoText() {
    assertThat(book.about("A2.1"))
        .extracting(RuleBook.Part::text)
        .containsExactly("**A2.1** The game ends with the last stone.");
  }
}
