package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds the house to its plan, and proves each law on a house built against all of them: a law that
 * cannot go red protects nobody.
 */
class HouseTest {
  private static final String ROOT = "org.loggia";
  private static final String BAD_ROOT = "org.loggia.lab.forbidden";

  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);
  private static final JavaClasses BAD_HOUSE = new ClassFileImporter().importPackages(BAD_ROOT);

  @ParameterizedTest(name = "{0}")
  @MethodSource("laws")
  void theHouseKeepsTheLaw(ArchRule law) {
    law.check(HOUSE);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("offences")
  void theLawBites(ArchRule law, String offence) {
    assertThat(law.evaluate(BAD_HOUSE).getFailureReport().getDetails())
        .anySatisfy(detail -> assertThat(detail).contains(offence));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("lawsOfTheBadHouse")
  void theLawSparesTheInnocent(ArchRule law) {
    assertThat(law.evaluate(BAD_HOUSE).getFailureReport().getDetails())
        .isNotEmpty()
        .noneSatisfy(detail -> assertThat(detail).contains("Innocent"));
  }

  @Test
  void everyTitleThatIsBuiltIsUnderTheLaws() throws IOException {
    List<String> titles =
        Pattern.compile("<module>(.*?)</module>")
            .matcher(Files.readString(Path.of("..", "games", "pom.xml")))
            .results()
            .map(module -> ROOT + ".games." + module.group(1))
            .toList();

    assertThat(titles).isNotEmpty();
    assertThat(HOUSE.stream().map(JavaClass::getPackageName).distinct())
        .as("the packages of all that the catalogue names")
        .containsAll(titles);
  }

  /** A law about a room that nobody sees from here would hold for nothing. */
  @Test
  void everyRoomThatIsToldApartIsUnderTheLaws() {
    assertThat(HOUSE.stream().map(JavaClass::getPackageName).distinct())
        .contains(ROOT + ".core", ROOT + ".bots", ROOT + ".players", ROOT + ".catalogue");
  }

  static Stream<ArchRule> laws() {
    return laws(ROOT);
  }

  static Stream<ArchRule> lawsOfTheBadHouse() {
    return laws(BAD_ROOT);
  }

  private static Stream<ArchRule> laws(String root) {
    return Stream.concat(new Arrows(root).laws().stream(), new BrowserSubset(root).laws().stream());
  }

  static Stream<Arguments> offences() {
    return Stream.of(
        arrows(Arrows::rooms, "core must not see lab: Field <" + BAD_ROOT + ".core.Gossip.desks>"),
        arrows(Arrows::rooms, "lab must not see games: Method <" + BAD_ROOT + ".lab.Desk.named()>"),
        arrows(Arrows::rooms, "cellar.Cask lies in no room"),
        arrows(Arrows::titles, "Slice azul depends on Slice bossa"),
        subset(BrowserSubset::listedTypes, "java.util.HashMap"),
        subset(BrowserSubset::listedTypes, "java.util.Random"),
        subset(BrowserSubset::listedTypes, "java.util.StringJoiner"),
        subset(BrowserSubset::listedTypes, "java.lang.Thread"),
        subset(BrowserSubset::exactMath, "Math.round("),
        subset(BrowserSubset::exactMath, "Math.log("),
        subset(BrowserSubset::exactMath, "Math.random("),
        subset(BrowserSubset::exactMath, "Math.sin("),
        subset(BrowserSubset::noSystem, "System.nanoTime("),
        subset(BrowserSubset::noSystem, "System.out"),
        subset(BrowserSubset::noReflection, "Class.forName("),
        subset(BrowserSubset::noReflection, "Class.getDeclaredFields("),
        subset(BrowserSubset::noFormatting, "String.format("),
        subset(BrowserSubset::noFormatting, "String.formatted("),
        subset(BrowserSubset::noDefaultLocale, "String.toLowerCase()"),
        subset(BrowserSubset::noDefaultLocale, "Locale.getDefault()"),
        subset(BrowserSubset::noLostOrder, "Set.of(java.lang.Object, java.lang.Object)"),
        subset(BrowserSubset::noLostOrder, "Set.copyOf("),
        subset(BrowserSubset::noLostOrder, "Map.copyOf("),
        subset(BrowserSubset::noLostOrder, "Collectors.toSet("),
        subset(BrowserSubset::noShuffling, "Collections.shuffle("),
        subset(BrowserSubset::noThreads, "notifyAll("),
        subset(BrowserSubset::noThreads, "Arrays.parallelSort("),
        subset(BrowserSubset::noThreads, "parallelStream("),
        subset(BrowserSubset::noThreads, "IntStream.parallel("),
        subset(BrowserSubset::noLocks, "Locksmith.keys "),
        subset(BrowserSubset::noLocks, "Locksmith.keys()"),
        subset(BrowserSubset::noLocks, "Locksmith.borrowed()"),
        subset(BrowserSubset::noFloat, "Floater.open "),
        subset(BrowserSubset::noFloat, "Floater.open()"),
        subset(BrowserSubset::noFloat, "Floater.secret()"));
  }

  private static Arguments arrows(Function<Arrows, ArchRule> law, String offence) {
    return arguments(law.apply(new Arrows(BAD_ROOT)), offence);
  }

  private static Arguments subset(Function<BrowserSubset, ArchRule> law, String offence) {
    return arguments(law.apply(new BrowserSubset(BAD_ROOT)), offence);
  }
}
