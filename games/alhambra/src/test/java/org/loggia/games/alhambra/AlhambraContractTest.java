package org.loggia.games.alhambra;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.loggia.testkit.Contract;

class AlhambraContractTest {
  @TestFactory
  @Tag("golden")
  Stream<DynamicNode> contract() {
    return Contract.of(Alhambra.GAME).tests();
  }
}
