package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.core.json.Codecs.list;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.browser.types.TypeFile;
import org.loggia.browser.types.Types;
import org.loggia.core.json.Codec;
import org.loggia.server.wire.CommandCodec;
import org.loggia.server.wire.MessageCodec;
import org.loggia.server.wire.RestFoundCodec;
import org.loggia.server.wire.RestHealthCodec;
import org.loggia.server.wire.RestJoinCodec;
import org.loggia.server.wire.RestJoinedTableCodec;
import org.loggia.server.wire.RestMineCodec;
import org.loggia.server.wire.RestNewTableCodec;
import org.loggia.server.wire.RestOpenedTableCodec;
import org.loggia.server.wire.RestTicketCodec;
import org.loggia.server.wire.TableInfoCodec;

/** What the client believes of the wire is what the codecs write and read today. */
class WireTypesTest {
  private static final Path FILE = Path.of("..", "web", "src", "remote", "wire.ts");
  private static final List<Codec<?>> SPOKEN =
      List.of(
          CommandCodec.CODEC,
          MessageCodec.CODEC,
          RestHealthCodec.CODEC,
          RestFoundCodec.CODEC,
          list(TableInfoCodec.CODEC),
          RestNewTableCodec.CODEC,
          RestOpenedTableCodec.CODEC,
          RestJoinCodec.CODEC,
          RestJoinedTableCodec.CODEC,
          list(RestTicketCodec.CODEC),
          list(RestMineCodec.CODEC));

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
