package org.loggia.server.table;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.server.wire.Message;

/** Somebody at the other end of a socket. */
public interface Guest {
  /** Says it, in one go, without waiting for the guest to hear it. */
  void tell(Message... messages);

  /** One of this guest's commands has had its answer. */
  void answered();

  /**
   * Whether the socket is open. When it no longer is, this is false before the table hears that the
   * guest has gone.
   */
  boolean isThere();

  /** Says why, and closes the socket. */
  void showOut(Refusal why);

  /** Where this guest comes from, the same for all that come from there. */
  String from();

  /** The person this guest has shown to be, or null for a watcher. Only the table sets it. */
  @Nullable Integer person();

  void is(@Nullable Integer person);
}
