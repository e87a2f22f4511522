package org.loggia.server.table;

import org.jspecify.annotations.Nullable;
import org.loggia.server.wire.Message;

/** Somebody at the other end of a socket. */
public interface Guest {
  /** Says it, in one go, without waiting for the guest to hear it. */
  void tell(Message... messages);

  /** One of this guest's commands has had its answer. */
  void answered();

  /** The person this guest has shown to be, or null for a watcher. Only the table sets it. */
  @Nullable Integer person();

  void is(@Nullable Integer person);
}
