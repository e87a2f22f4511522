package org.loggia.lab;

import org.jspecify.annotations.Nullable;
import org.loggia.bots.Allowance;
import org.loggia.lab.policy.Policy;
import picocli.CommandLine.Option;

/** How much bots may think that have no measure of their own. */
final class BudgetChoice {
  @Option(
      names = "--budget",
      paramLabel = "1000it|50ms",
      description = {
        "for each move of a bot that has no measure of its own (mcts, exec:…):",
        "iterations or milliseconds (default: 1000it)"
      })
  private @Nullable String budget;

  Allowance allowance() {
    if (budget == null) {
      return Policy.STANDARD;
    }
    Allowance allowance = Allowance.read(budget);
    if (allowance == null) {
      throw new Complaint("--budget wants something like 1000it or 50ms, not \"" + budget + "\".");
    }
    return allowance;
  }
}
