package org.loggia.lab.records;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.json.Json;
import org.loggia.lab.policy.Policy;
import org.loggia.lab.simulate.GameFault;
import org.loggia.lab.simulate.Seeds;
import org.loggia.lab.work.Job;
import org.loggia.lab.work.Jobs;

/** Games to be recorded, each a piece that comes to its text. */
public final class RecordJob<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Job<String> {
  public static final String KIND = "record";

  private final Game<P, M, V> game;
  private final Setup setup;
  private final Policy policy;
  private final long seed;
  private final RecordForm form;

  public RecordJob(Game<P, M, V> game, Setup setup, Policy policy, long seed, RecordForm form) {
    this.game = game;
    this.setup = setup;
    this.policy = policy;
    this.seed = seed;
    this.form = form;
  }

  public static Job<?> read(List<Game<?, ?, ?>> games, Json.Obj question) {
    Policy policy = Policy.named(Jobs.text(question, "policy"), Jobs.allowance(question));
    if (policy == null) {
      throw new Unreadable("nobody plays like that here");
    }
    Game<?, ?, ?> game = Jobs.game(games, question);
    return new RecordJob<>(
        game,
        Jobs.setup(game, question),
        policy,
        Jobs.seed(question),
        RecordForm.valueOf(Jobs.text(question, "form")));
  }

  @Override
  public Json.Obj question() {
    return Json.obj("job", Json.of(KIND), "game", Json.of(game.info().id()))
        .with("setup", CoreCodecs.SETUP.write(setup))
        .with("policy", Json.of(policy.name()))
        .with("budget", Json.of(policy.allowance().write()))
        .with("seed", Json.of(Long.toString(seed)))
        .with("form", Json.of(form.name()));
  }

  /** People count games from one, as the files do. */
  public String name(int index) {
    return game.info().id() + "-" + (index + 1);
  }

  /** The game of this number, to be played. */
  public Recording<P, M, V> recording(int index) {
    return new Recording<>(game, setup, policy, Seeds.of(seed, index));
  }

  @Override
  public Hand<String> hand() {
    return index -> {
      try {
        return form.text(game, recording(index).toTheEnd(), name(index));
      } catch (RuntimeException | Error broken) {
        throw new GameFault(index, Seeds.of(seed, index), broken);
      }
    };
  }

  @Override
  public void write(String text, DataOutput out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  @Override
  public String read(DataInput in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
