package org.loggia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;
import org.loggia.server.log.Terms;
import org.loggia.server.log.TermsCodec;

class TermsTest {
  @Test
  void logsFromBeforeThereWereHintsAreRead() throws Unreadable {
    Terms old =
        TermsCodec.CODEC.parse("{\"access\":\"link\",\"spectators\":true,\"shuffle\":false}");

    assertThat(old).isEqualTo(new Terms(Terms.Access.LINK, true, false, null));
    assertThat(TermsCodec.CODEC.parse(TermsCodec.CODEC.text(old))).isEqualTo(old);
  }
}
