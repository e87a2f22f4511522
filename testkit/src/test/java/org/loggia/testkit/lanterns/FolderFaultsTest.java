package org.loggia.testkit.lanterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.testkit.lanterns.Inspection.clausesBrokenIn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.testkit.Check;
import org.loggia.testkit.Golden;

/**
 * What is wrong in the folder of a title is noticed by (j), (k) and (l), and golden files renew.
 */
class FolderFaultsTest {
  private static final String GOLDEN = "src/test/golden/";

  @TempDir private Path folder;

  @BeforeEach
  void copyTheFolder() throws IOException {
    try (Stream<Path> files = Files.walk(Inspection.FOLDER)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = folder.resolve(Inspection.FOLDER.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  @Test
  void aMissingPlaythroughIsNoticed() throws IOException {
    Files.delete(folder.resolve(GOLDEN + "3-seats.txt"));
    assertThat(Inspection.complaints(new Fault(), folder))
        .containsOnlyKeys("j")
        .hasEntrySatisfying("j", complaint -> assertThat(complaint).contains("./loggia golden"));
  }

  @Test
  void aPlaythroughOfNoVariantIsNoticed() throws IOException {
    Files.writeString(folder.resolve(GOLDEN + "7-seats.txt"), "long ago\n");
    assertThat(clausesBrokenIn(folder)).containsExactly("j");
  }

  @Test
  void aPlaythroughThatIsNotTrueAnyMoreIsNoticed() throws IOException {
    replace(GOLDEN + "2-seats.txt", "for 2 points", "for 3 points");
    assertThat(clausesBrokenIn(folder)).containsExactly("j");
  }

  @Test
  void anotherDigestIsNoticed() throws IOException {
    replace(GOLDEN + "digests.txt", "a", "b");
    assertThat(Inspection.hasGoldenDigests(new Fault(), folder)).isFalse();
    assertThat(Inspection.hasGoldenDigests(new Fault(), Inspection.FOLDER)).isTrue();
  }

  @Test
  void goldenFilesAreWrittenAnewAndLeftOversGo() throws IOException {
    String kept = Files.readString(folder.resolve(GOLDEN + "2-seats-length-long.txt"));
    replace(GOLDEN + "2-seats.txt", "for 2 points", "for 3 points");
    Files.delete(folder.resolve(GOLDEN + "digests.txt"));
    Files.writeString(folder.resolve(GOLDEN + "7-seats.txt"), "long ago\n");

    List<Check> writing =
        Inspection.contract(new Fault()).folder(folder).golden(Golden.WRITE).checks();
    writing.forEach(Check::run);

    assertThat(writing).extracting(Check::letter).containsOnly("j", "k");
    assertThat(clausesBrokenIn(folder)).isEmpty();
    assertThat(Inspection.hasGoldenDigests(new Fault(), folder)).isTrue();
    assertThat(folder.resolve(GOLDEN + "2-seats-length-long.txt")).hasContent(kept);
    assertThat(folder.resolve(GOLDEN + "7-seats.txt")).doesNotExist();
  }

  @Test
  void aMissingTextIsNoticed() throws IOException {
    replace("text/en.json", "\"hang\": \"hang {lantern:term}\",", "");
    assertThat(clausesBrokenIn(folder)).containsExactly("j", "l1");
  }

  @Test
  void aTextThatNothingUsesIsNoticed() throws IOException {
    replace("text/en.json", "\"began\":", "\"ended\": \"It is late.\", \"began\":");
    assertThat(clausesBrokenIn(folder)).containsExactly("l1");
  }

  @Test
  void aPlaceholderThatNothingFillsIsNoticed() throws IOException {
    replace("text/en.json", "You hold no {lantern:term} lantern.", "You hold no {colour}.");
    assertThat(clausesBrokenIn(folder)).containsExactly("l1");
  }

  @Test
  void aWordThatIsMissingInASentenceIsNoticed() throws IOException {
    replace("text/en.json", "\"coral\": \"coral\"", "\"red\": \"red\"");
    assertThat(clausesBrokenIn(folder)).containsExactly("j", "l1", "l3");
  }

  @Test
  void aTranslationThatIsNotCompleteIsNoticed() throws IOException {
    Files.writeString(folder.resolve("text/it.json"), "{\"title\": \"Lanterne\"}");
    assertThat(clausesBrokenIn(folder)).containsExactly("l1", "l2", "l3");
  }

  @Test
  void translatedRulesThatLackAClauseAreNoticed() throws IOException {
    String english = Files.readString(folder.resolve("RULES.md"));
    Files.copy(folder.resolve("text/en.json"), folder.resolve("text/it.json"));
    Files.writeString(folder.resolve("RULES.it.md"), english);
    assertThat(clausesBrokenIn(folder)).isEmpty();

    Files.writeString(folder.resolve("RULES.it.md"), english.replace("**L5**", "L5"));
    assertThat(clausesBrokenIn(folder)).containsExactly("l2");
  }

  @Test
  void aMissingSentenceOfTheNarratorIsNoticed() throws IOException {
    replace("text/en.json", "\"no-row\"", "\"nothing\"");
    assertThat(clausesBrokenIn(folder)).containsExactly("l3");
  }

  @Test
  void aClauseThatTheRulesDoNotHaveIsNoticed() throws IOException {
    replace("RULES.md", "**L3** Or", "Or");
    assertThat(clausesBrokenIn(folder)).containsExactly("l2");
  }

  @Test
  void aClauseThatTheRulesHaveTwiceIsNoticed() throws IOException {
    replace("RULES.md", "**L5**", "**L4**");
    assertThat(clausesBrokenIn(folder)).containsExactly("l2");
  }

  @Test
  void aTitleWithoutRulesIsNoticed() throws IOException {
    Files.delete(folder.resolve("RULES.md"));
    assertThat(clausesBrokenIn(folder)).containsExactly("l2");
  }

  private void replace(String file, String old, String now) throws IOException {
    String text = Files.readString(folder.resolve(file));
    assertThat(text).contains(old);
    Files.writeString(folder.resolve(file), text.replace(old, now));
  }
}
