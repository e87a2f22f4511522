package org.loggia.server.table;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Does something small after a while, on no thread in particular; a test does it when it likes. */
interface Later {
  void in(Duration wait, Runnable task);

  Later REAL =
      (wait, task) ->
          CompletableFuture.delayedExecutor(wait.toMillis(), TimeUnit.MILLISECONDS, Runnable::run)
              .execute(task);
}
