package org.loggia.testkit.lanterns;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.loggia.core.Setup;
import org.loggia.testkit.Check;
import org.loggia.testkit.Contract;
import org.loggia.testkit.Effort;
import org.loggia.testkit.Golden;

/** Puts Lanterns to the contract, broken or not, and tells which clauses noticed something. */
final class Inspection {
  static final Path FOLDER = Path.of("src/test/lanterns");

  private static final Effort QUICK = new Effort(2_400, 12_000, 1_200);

  private Inspection() {}

  /** The letters of all clauses that are broken, (k) left aside. */
  static Set<String> clausesBrokenBy(Fault fault) {
    return complaints(fault, FOLDER).keySet();
  }

  /** The same for a title without fault whose folder is not in order. */
  static Set<String> clausesBrokenIn(Path folder) {
    return complaints(new Fault(), folder).keySet();
  }

  /** What each broken clause complains of first, (k) left aside: it takes as long as all others. */
  static Map<String, String> complaints(Fault fault, Path folder) {
    return complaints(contract(fault).folder(folder), letter -> !letter.equals("k"));
  }

  /** Whether the digests are still what they were. */
  static boolean hasGoldenDigests(Fault fault, Path folder) {
    return complaints(contract(fault).folder(folder), letter -> letter.equals("k")).isEmpty();
  }

  private static Map<String, String> complaints(
      Contract<?, ?, ?> contract, Predicate<String> letters) {
    Map<String, String> complaints = new TreeMap<>();
    for (Check check : contract.checks()) {
      // One complaint of a clause is enough; the other variants need not be tried.
      if (letters.test(check.letter()) && !complaints.containsKey(check.letter())) {
        try {
          check.run();
        } catch (AssertionError | RuntimeException broken) {
          complaints.put(check.letter(), String.valueOf(broken.getMessage()));
        }
      }
    }
    return complaints;
  }

  static Contract<BrokenEvening, LanternMove, LanternView> contract(Fault fault) {
    return Contract.of(new BrokenLanterns(fault))
        .folder(FOLDER)
        .golden(Golden.CHECK)
        .effort(QUICK)
        .longestGame(60)
        .fairCase(Setup.of(2).withFirst(0), 0, 1)
        .fairCase(Setup.of(2).withFirst(0).with(Lanterns.LENGTH, "long"), 0, 1)
        .fairCase(Setup.of(3).withFirst(0), 0, 1)
        .fairCase(Setup.of(3).withFirst(0).with(Lanterns.LENGTH, "long"), 0, 1);
  }
}
