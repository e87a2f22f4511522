package org.loggia.games.azul;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.loggia.testkit.Contract;

/** What every title promises. */
class AzulContractTest {
  @TestFactory
  @Tag("golden")
  Stream<DynamicNode> contract() {
    return Contract.of(Azul.GAME)
        .seldom("ending.nothing-dealt", "ending.cap", "event.line-fell")
        .tests();
  }
}
