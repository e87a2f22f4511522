package org.loggia.server.log;

/** Hears of every commit, for whoever counts. */
public interface CommitWatch {
  void committed(int appends, long nanos);
}
