package org.loggia.lab;

import java.util.Iterator;
import org.loggia.bots.Allowance;
import org.loggia.lab.policy.Policy;
import org.loggia.players.Guest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** By which policy all seats play. */
final class PolicyChoice {
  @Option(
      names = "--policy",
      paramLabel = "BOT",
      completionCandidates = Names.class,
      description = "how the seats play: ${COMPLETION-CANDIDATES} (default: uniform)")
  private String name = "uniform";

  @Mixin private BudgetChoice budget = new BudgetChoice();

  /** For the help page. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Guest.names().iterator();
    }
  }

  Policy policy() {
    return named(name, budget.allowance());
  }

  static Policy named(String name, Allowance allowance) {
    Policy policy = Policy.named(name, allowance);
    if (policy == null) {
      throw new Complaint(unknown(name));
    }
    return policy;
  }

  static Guest guest(String name) {
    Guest guest = Guest.named(name);
    if (guest == null) {
      throw new Complaint(unknown(name));
    }
    return guest;
  }

  private static String unknown(String name) {
    return "Nobody here plays \""
        + name
        + "\"; there are: "
        + String.join(", ", Guest.names())
        + ".";
  }
}
