package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One after the other, whatever happens to the one before. */
@Timeout(60)
class MailboxTest {
  private final List<String> heard = new CopyOnWriteArrayList<>();

  private static void goesOn(Mailbox mailbox) {
    CompletableFuture<String> next = new CompletableFuture<>();
    mailbox.post(() -> next.complete("done"));
    assertThat(next.join()).isEqualTo("done");
  }

  @Test
  void anErrorIsHeardOfAndTheNextTaskIsDone() {
    Mailbox mailbox = new Mailbox(broken -> heard.add(broken.getMessage()));
    mailbox.post(
        () -> {
          throw new AssertionError("an error");
        });
    mailbox.post(
        () -> {
          throw new IllegalStateException("an exception");
        });
    goesOn(mailbox);
    assertThat(heard).containsExactly("an error", "an exception");
  }

  @Test
  void whoCannotBearToHearOfItIsNotWaitedFor() {
    Mailbox mailbox =
        new Mailbox(
            _ -> {
              throw new AssertionError("too much");
            });
    mailbox.post(
        () -> {
          throw new AssertionError("an error");
        });
    goesOn(mailbox);
  }
}
