package org.loggia.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A worker for others. */
@Command(
    description = "Work for whoever knows the secret: simulate, arena, ladder, record, puzzles.",
    footer = {
      "",
      "Nodes must be of the same version as whoever gives them work. What they say to each other"
          + " is",
      "not encrypted: put them into a network of their own. Ctrl-C ends a node; its work goes to"
          + " others."
    })
final class NodeCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 1024;

  private final House house;

  @Option(
      names = "--listen",
      paramLabel = "HOST:PORT",
      description = "the address of this node (default: ${DEFAULT-VALUE})")
  private String listen = "127.0.0.1:5701";

  @Option(
      names = "--nodes",
      paramLabel = "HOST:PORT,…",
      split = ",",
      description = "all nodes; nobody else may join them (default: this one alone)")
  private List<String> nodes = new ArrayList<>();

  @Option(
      names = "--secret",
      paramLabel = "FILE",
      required = true,
      description = "a file with what all nodes know")
  private @Nullable Path secret;

  @Option(names = "--threads", paramLabel = "T", description = "default: one for each core")
  private int threads = Runtime.getRuntime().availableProcessors();

  NodeCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() throws InterruptedException {
    CrewChoice.cluster()
        .serve(
            listen,
            nodes.isEmpty() ? List.of(listen) : nodes,
            CrewChoice.secret(secret),
            Range.check("--threads", threads, 1, MOST_THREADS),
            new AllJobs(house.games()),
            remark -> {
              house.terminal().line(remark);
              house.terminal().flush();
            });
    return 0;
  }
}
