package org.loggia.testkit;

import java.util.Set;
import java.util.TreeSet;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;

/** (j) There is no golden file of a variant that is no more. */
final class NoGoldenLeftOver implements TitleClause {
  @Override
  public String letter() {
    return "j";
  }

  @Override
  public String promise() {
    return "no golden file is left over";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract) {
    Set<String> known = new TreeSet<>(Set.of(GoldenFiles.DIGESTS));
    for (Setup setup : contract.setups()) {
      known.add(GoldenFiles.nameOf(setup));
    }
    GoldenFiles files = new GoldenFiles(contract);
    Set<String> leftOver = new TreeSet<>(files.names());
    leftOver.removeAll(known);
    if (contract.golden() == Golden.WRITE) {
      leftOver.forEach(files::delete);
    } else if (!leftOver.isEmpty()) {
      throw contract.broken(leftOver + " belong to no variant; './loggia golden' takes them away");
    }
  }
}
