package org.loggia.games.kensington;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.loggia.testkit.Contract;

/** What every title promises. */
class KensingtonContractTest {
  @TestFactory
  @Tag("golden")
  Stream<DynamicNode> contract() {
    return Contract.of(Kensington.GAME).tests();
  }
}
