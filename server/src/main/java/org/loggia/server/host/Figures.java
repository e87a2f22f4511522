package org.loggia.server.host;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a server is, at one moment.
 *
 * @param isWell whether something could be stored
 * @param nodes how many servers serve these tables
 * @param hasBackups whether the host has said where backups lie
 * @param tables how many tables there are, by what goes on there
 * @param warm how many of them hold a position in memory
 * @param movesAMinute in the last minute
 * @param processor the part of all processors that we use, from 0 to 1; negative if unknown
 * @param commit how long a commit took lately, at the 99th of a hundred
 */
public record Figures(
    boolean isWell,
    Duration up,
    int nodes,
    boolean hasBackups,
    Optional<Duration> backup,
    Map<String, Long> tables,
    long warm,
    int people,
    int watchers,
    int sockets,
    long movesAMinute,
    int botsWaiting,
    double processor,
    long memory,
    long mostMemory,
    Duration commit,
    long errors,
    List<String> lastErrors) {
  public Figures {
    tables = Map.copyOf(tables);
    lastErrors = List.copyOf(lastErrors);
  }
}
