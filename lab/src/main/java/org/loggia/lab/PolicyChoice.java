package org.loggia.lab;

import java.util.Iterator;
import org.loggia.lab.policy.Policies;
import org.loggia.lab.policy.Policy;
import picocli.CommandLine.Option;

/** By which policy all seats play. */
final class PolicyChoice {
  @Option(
      names = "--policy",
      paramLabel = "NAME",
      completionCandidates = Names.class,
      description = "how the seats play: ${COMPLETION-CANDIDATES} (default: uniform)")
  private String name = "uniform";

  /** For the help page. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Policies.names().iterator();
    }
  }

  Policy policy() {
    return named(name);
  }

  static Policy named(String name) {
    Policy policy = Policies.named(name);
    if (policy == null) {
      throw new Complaint(
          "Nobody here plays \""
              + name
              + "\"; there are: "
              + String.join(", ", Policies.names())
              + ".");
    }
    return policy;
  }
}
