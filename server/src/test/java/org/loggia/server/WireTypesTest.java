package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.browser.types.TypeFile;
import org.loggia.browser.types.Types;
import org.loggia.core.json.Codec;
import org.loggia.server.wire.Commands;
import org.loggia.server.wire.Messages;
import org.loggia.server.wire.Rest;

/** What the client believes of the wire is what the codecs write and read today. */
class WireTypesTest {
  private static final Path FILE = Path.of("..", "web", "src", "remote", "wire.ts");
  private static final List<Codec<?>> SPOKEN =
      List.of(
          Commands.CODEC,
          Messages.CODEC,
          Rest.HEALTH,
          Rest.FOUND,
          Rest.TABLES,
          Rest.NEW_TABLE,
          Rest.OPENED,
          Rest.JOIN,
          Rest.JOINED,
          Rest.TICKETS,
          Rest.MINE);

  @Test
  void theTypesOfTheWireAreThoseOfTheCodecs() throws IOException {
    TypeFile wire = new TypeFile("wire", Types.core());
    SPOKEN.forEach(codec -> wire.add(codec.shape()));
    String made = wire.text("../rules/types/");

    if (System.getProperty("loggia.types", "check").equals("write")) {
      Files.writeString(FILE, made);
    }

    assertThat(FILE).as("run ./loggia types").content().isEqualTo(made);
  }
}
