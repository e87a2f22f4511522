package org.loggia.lab.play;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Ink;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Step;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.simulate.Seeds;
import org.loggia.players.BotFault;

/** A game around one terminal: people take turns at it, bots play by themselves. */
public final class HotSeat<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Game<P, M, V> game;
  private final Seating seating;
  private final long seed;
  private final Luck luck;
  private final Terminal terminal;
  private final Screen<P, M, V> screen;
  private final Keeping keeping;
  private Match<P, M, V> match;

  /** How many steps each seat has been told of. */
  private final int[] told;

  /** Whose eyes are at the screen. */
  private int watcher = Seat.NOBODY;

  /**
   * @param seed of the bots, and of the luck if it is {@link TableLuck}; shown to people
   * @param file where the game is kept when it is left or over
   */
  public HotSeat(
      Match<P, M, V> match, Seating seating, long seed, Luck luck, Terminal terminal, Path file) {
    this.match = match;
    this.game = match.game();
    this.seating = seating;
    this.seed = seed;
    this.luck = luck;
    this.terminal = terminal;
    this.screen = new Screen<>(game, terminal);
    this.told = new int[match.setup().seats()];
    this.keeping = new Keeping(file, resume(file), terminal, match.record());
  }

  private String resume(Path file) {
    String bots = seating.typed();
    return "./loggia play --resume "
        + Keeping.quoted(file)
        + " --seed "
        + seed
        + (bots.isEmpty() ? "" : " --bots " + bots);
  }

  public void play() {
    keeping.watch();
    terminal.clear();
    screen.welcome(match, seating, seed);
    boolean left = playOn();
    if (!keeping.unwatch()) {
      return;
    }
    if (left) {
      keeping.leave();
    } else {
      int seat = seating.people() == 1 ? watcher : Seat.SPECTATOR;
      screen.end(match, seat, seat < 0 ? lastTold() : told[seat]);
      keeping.finish();
    }
  }

  /** Whether it was left before it was over. */
  private boolean playOn() {
    try (BotSeats<P, M, V> bots = new BotSeats<>(game, seating)) {
      boolean left = false;
      while (!left && !match.isOver()) {
        int actor = match.position().actor();
        left = seating.isPerson(actor) ? !person(actor) : !bot(bots);
        keeping.note(match.record());
      }
      return left;
    }
  }

  /** What the person who moved last has not seen yet is news to everybody. */
  private int lastTold() {
    return watcher < 0 ? 0 : told[watcher];
  }

  /** Whether the bot stays at the table. */
  private boolean bot(BotSeats<P, M, V> bots) {
    P position = match.position();
    // Its own chance for each ply, so that a move taken back and played again is answered alike.
    FastChance chance = new FastChance(Seeds.of(seed, match.steps().size()));
    try {
      M move = bots.at(position.actor()).choose(position, position.legal(), chance);
      match.play(position.actor(), game.notation().writeMove(move)).orThrow();
      return true;
    } catch (BotFault fault) {
      screen.say(Ink.RED, screen.texts().seat(position.actor()) + " " + fault.reason() + ".");
      return false;
    }
  }

  /** Whether the person stays at the table. */
  private boolean person(int seat) {
    if (!handOver(seat)) {
      return false;
    }
    Turn<P, M, V> turn = new Turn<>(match, screen, terminal, told[seat]);
    told[seat] = match.steps().size();
    return switch (turn.decide()) {
      case Decision.Play(String move) -> {
        match.play(seat, move).orThrow();
        terminal.clear();
        yield true;
      }
      case Decision.Undo() -> {
        undo();
        yield true;
      }
      case Decision.Leave() -> false;
    };
  }

  /** Where there are secrets, the next person comes to an empty screen. */
  private boolean handOver(int seat) {
    boolean other = watcher != seat && seating.people() > 1;
    watcher = seat;
    if (!other || !Secrets.lieOn(match.position(), seating)) {
      return true;
    }
    terminal.forget();
    String name = screen.texts().seat(seat);
    String prompt = "The screen is for " + name + " now. " + name + ", press Enter. ";
    boolean there = terminal.ask(screen.pen().paint(Ink.BOLD, prompt)) != null;
    terminal.clear();
    return there;
  }

  private void undo() {
    List<Step> steps = match.steps();
    int last = steps.size() - 1;
    while (last > 0 && !seating.isPerson(steps.get(last).seat())) {
      last--;
    }
    if (last == 0) {
      terminal.line("There is nothing to take back.");
      return;
    }
    GameRecord before = match.record().upTo(last - 1);
    match = Match.replay(game, before, luck).orThrow();
    Arrays.setAll(told, seat -> Math.min(told[seat], last(before)));
    terminal.clear();
    terminal.line("Taken back: " + steps.get(last).publicMove());
  }

  private static int last(GameRecord record) {
    return record.entries().size();
  }
}
