package org.loggia.lab;

import java.util.List;
import org.loggia.core.Game;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.lab.arena.BoutJob;
import org.loggia.lab.records.RecordJob;
import org.loggia.lab.review.PuzzleJob;
import org.loggia.lab.simulate.SimulationJob;
import org.loggia.lab.work.Job;
import org.loggia.lab.work.Jobs;

/** Every kind of job that a node can be asked to help with. */
record AllJobs(List<Game<?, ?, ?>> games) implements Jobs {
  @Override
  public Job<?> read(Json.Obj question) {
    String kind = Jobs.text(question, "job");
    return switch (kind) {
      case SimulationJob.KIND -> SimulationJob.read(games, question);
      case BoutJob.KIND -> BoutJob.read(games, question);
      case RecordJob.KIND -> RecordJob.read(games, question);
      case PuzzleJob.KIND -> PuzzleJob.read(games, question);
      default -> throw new Unreadable("nobody here knows the job " + kind);
    };
  }
}
