package org.loggia.server.table;

import java.util.ArrayDeque;
import java.util.function.Consumer;

/**
 * What is asked of a table, done one after the other on a thread that lives only while there is
 * something to do. Whoever posts never waits.
 */
final class Mailbox {
  private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();
  private final Consumer<RuntimeException> failed;
  private boolean busy;

  /**
   * @param failed hears what a task could not finish, before the next one begins
   */
  Mailbox(Consumer<RuntimeException> failed) {
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
    Thread.startVirtualThread(this::workOn);
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
      } catch (RuntimeException broken) {
        failed.accept(broken);
      }
    }
  }
}
