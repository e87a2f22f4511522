package org.loggia.testkit;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.loggia.core.Setup;
import org.loggia.testkit.lanterns.Lanterns;

class LanternsContractTest {
  @TestFactory
  @Tag("golden")
  Stream<DynamicNode> contract() {
    return Contract.of(Lanterns.GAME)
        .folder(Path.of("src/test/lanterns"))
        .fairCase(Setup.of(2).withFirst(0), 1, 1)
        .fairCase(Setup.of(2).withFirst(0).with(Lanterns.LENGTH, "long"), 0, 0)
        .fairCase("seats 3; first 0; phase deal", 0, 2)
        .fairCase("seats 3; length long; first 0; phase deal", 0, 1)
        .tests();
  }
}
