package org.loggia.testkit.lanterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.testkit.lanterns.Inspection.clausesBrokenIn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.CoreCodecs;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.testkit.Check;
import org.loggia.testkit.Golden;

/**
 * What is wrong in the folder of a title is noticed by (j), (k), (l) and (n), and golden files
 * renew.
 */
class FolderFaultsTest {
  private static final String GOLDEN = "src/test/golden/";
  private static final String RECORDS = "src/test/records/";

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

  @Test
  void aRecordThatComesOutOtherwiseIsNoticed() throws IOException {
    String record = RECORDS + "one.json";
    write(record, CoreCodecs.RECORD.text(anyGame()));
    String lacking = complaintOf("n");
    assertThat(lacking).contains("positions.txt lacks the line «").contains("one.json");
    String line = lacking.substring(lacking.indexOf('«') + 1, lacking.indexOf('»'));
    write(RECORDS + "positions.txt", line + "\n");
    assertThat(clausesBrokenIn(folder)).isEmpty();

    replace(record, "\"place\":1", "\"place\":2");
    assertThat(complaintOf("n")).contains("core.wrong-result");
    write(record, CoreCodecs.RECORD.text(anyGame()));
    replace(RECORDS + "positions.txt", line.substring(0, 8), "00000000");
    assertThat(complaintOf("n")).contains("other texts");
    Files.delete(folder.resolve(record));
    assertThat(complaintOf("n")).contains("not there: [one.json]");
  }

  private static GameRecord anyGame() {
    FastChance chance = new FastChance(1);
    Match<Evening, LanternMove, LanternView> match =
        Match.begin(Lanterns.GAME, Setup.of(2), Luck.of(chance)).orThrow();
    while (!match.isOver()) {
      LanternMove move = match.position().legal().get(0);
      match.play(match.position().actor(), Lanterns.GAME.notation().writeMove(move)).orThrow();
    }
    return match.record();
  }

  private String complaintOf(String letter) {
    Map<String, String> complaints = Inspection.complaints(new Fault(), folder);
    assertThat(complaints).containsOnlyKeys(letter);
    return complaints.getOrDefault(letter, "");
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(folder.resolve(file).getParent());
    Files.writeString(folder.resolve(file), text);
  }

  private void replace(String file, String old, String now) throws IOException {
    String text = Files.readString(folder.resolve(file));
    assertThat(text).contains(old);
    Files.writeString(folder.resolve(file), text.replace(old, now));
  }
}
