package org.loggia.server.table;

import java.util.ArrayDeque;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is asked of a table, done one after the other on a thread that lives only while there is
 * something to do. Whoever posts never waits, and nothing that goes wrong keeps it from the next
 * task.
 */
final class Mailbox {
  private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

  private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();
  private final Consumer<Throwable> failed;
  private boolean busy;

  /**
   * @param failed hears what a task could not finish, before the next one begins
   */
  Mailbox(Consumer<Throwable> failed) {
    this.failed = failed;
  }

  void post(Runnable task) {
    synchronized (tasks) {
      tasks.add(task);
      if (busy) {
        return;
      }
      busy = true;
    }
    boolean begun = false;
    try {
      Thread.startVirtualThread(this::workOn);
      begun = true;
    } finally {
      if (!begun) {
        synchronized (tasks) {
          busy = false; // whoever posts next tries again, and finds this task too
        }
      }
    }
  }

  private void workOn() {
    while (true) {
      Runnable task;
      synchronized (tasks) {
        task = tasks.poll();
        if (task == null) {
          busy = false;
          return;
        }
      }
      try {
        task.run();
      } catch (Throwable broken) { // an Error too: it must not keep the table busy for ever
        hearOf(broken);
      }
    }
  }

  private void hearOf(Throwable broken) {
    try {
      failed.accept(broken);
    } catch (Throwable worse) {
      LOG.error("event=mailbox.failed", worse);
    }
  }
}
