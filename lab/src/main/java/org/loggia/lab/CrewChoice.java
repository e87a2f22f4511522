package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.lab.show.Reason;
import org.loggia.lab.work.Cluster;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Threads;
import picocli.CommandLine.Option;

/** Who does the work: threads of this process, or nodes on other machines. */
final class CrewChoice {
  private static final int MOST_THREADS = 1024;

  @Option(names = "--threads", paramLabel = "T", description = "default: one for each core")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--cluster",
      paramLabel = "HOST:PORT,…",
      split = ",",
      description = {
        "nodes that do the work instead, each started by \"./loggia lab node\";",
        "the outcome is the same, whatever nodes come and go"
      })
  private List<String> nodes = new ArrayList<>();

  @Option(
      names = "--secret",
      paramLabel = "FILE",
      description = "a file with what all nodes know; needed with --cluster")
  private @Nullable Path secret;

  int threads() {
    return Range.check("--threads", threads, 1, MOST_THREADS);
  }

  Crew crew(House house) {
    if (nodes.isEmpty()) {
      return new Threads(threads());
    }
    String shared = secret(secret);
    return cluster().crew(nodes, shared, remark -> house.terminal().aside(remark + "\n"));
  }

  static Cluster cluster() {
    Cluster cluster = Cluster.find();
    if (cluster == null) {
      throw new Complaint("Only the launcher brings what clusters need: use ./loggia lab.");
    }
    return cluster;
  }

  static String secret(@Nullable Path file) {
    if (file == null) {
      throw new Complaint("Nodes share a secret: --secret wants a file with it.");
    }
    try {
      String secret = Files.readString(file).strip();
      if (secret.length() < 16) {
        throw new Complaint(file + " is too short for a secret: 16 characters at least.");
      }
      return secret;
    } catch (IOException e) {
      throw new Complaint(file + " cannot be read (" + Reason.of(e) + ").");
    }
  }
}
