package org.loggia.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.core.Entry;
import org.loggia.core.GameRecord;
import org.loggia.core.Result;
import org.loggia.core.Setup;
import org.loggia.core.Standing;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.Draw;
import org.loggia.core.chance.Draws;

/** Records that cannot be true, made from one that is. */
final class Forgeries {
  private Forgeries() {}

  /** Each forgery by its name; all of them must be refused. */
  static Map<String, GameRecord> of(GameRecord record, Chance dice) {
    Map<String, GameRecord> forged = new LinkedHashMap<>();
    setups(forged, record);
    entries(forged, record, dice);
    draws(forged, record, dice);
    Result result = record.result();
    if (result != null) {
      results(forged, record, result);
    }
    return forged;
  }

  private static void setups(Map<String, GameRecord> forged, GameRecord record) {
    Setup setup = record.setup();
    forged.put(
        "another title",
        new GameRecord(
            record.game() + "-x", record.revision(), setup, record.entries(), record.result()));
    forged.put("rules that are still to come", with(record, record.revision() + 1));
    forged.put("rules before the first ones", with(record, 0));
    forged.put(
        "too many seats",
        with(record, new Setup(setup.seats() + 100, setup.first(), setup.options(), setup.data())));
    forged.put("a first seat that is not there", with(record, setup.withFirst(setup.seats())));
    Map<String, String> options = new LinkedHashMap<>(setup.options());
    options.put("no-such-option", "on");
    forged.put(
        "an unknown option",
        with(record, new Setup(setup.seats(), setup.first(), options, setup.data())));
  }

  private static void entries(Map<String, GameRecord> forged, GameRecord record, Chance dice) {
    List<Entry> entries = record.entries();
    forged.put("no entries", with(record, List.of()));
    if (entries.size() > 1) {
      forged.put("no set-up", with(record, entries.subList(1, entries.size())));
      int ply = 1 + dice.below(entries.size() - 1);
      forged.put(
          "an unreadable move at ply " + ply,
          replace(record, ply, new Entry("¿?", entries.get(ply).draws())));
    }
    if (record.result() != null && entries.size() > 1) {
      forged.put("its last move cut off", with(record, entries.subList(0, entries.size() - 1)));
      List<Entry> more = new ArrayList<>(entries);
      more.add(new Entry(entries.getLast().move(), Draws.NONE));
      forged.put("a move after the end", with(record, more));
    }
  }

  private static void draws(Map<String, GameRecord> forged, GameRecord record, Chance dice) {
    int any = dice.below(record.entries().size());
    List<Draw> more = new ArrayList<>(record.entries().get(any).draws().list());
    more.add(new Draw(2, 0));
    forged.put("a draw too many at ply " + any, replaceDraws(record, any, more));
    for (int ply = 0; ply < record.entries().size(); ply++) {
      List<Draw> draws = record.entries().get(ply).draws().list();
      if (!draws.isEmpty()) {
        int last = draws.size() - 1;
        forged.put(
            "a draw too few at ply " + ply, replaceDraws(record, ply, draws.subList(0, last)));
        List<Draw> bent = new ArrayList<>(draws);
        bent.set(last, new Draw(draws.get(last).bound() + 1, draws.get(last).value()));
        forged.put("another die at ply " + ply, replaceDraws(record, ply, bent));
        return;
      }
    }
  }

  private static void results(Map<String, GameRecord> forged, GameRecord record, Result result) {
    forged.put(
        "another ending", with(record, new Result(result.ending() + "-x", result.standings())));
    List<Standing> richer = new ArrayList<>(result.standings());
    Standing first = richer.getFirst();
    richer.set(
        0,
        new Standing(
            first.seat(),
            first.figure(),
            first.points() + 1,
            first.receipts(),
            first.tieBreaks(),
            first.place(),
            first.contends()));
    forged.put("a point too many", with(record, new Result(result.ending(), richer)));
  }

  static GameRecord replace(GameRecord record, int ply, Entry entry) {
    List<Entry> entries = new ArrayList<>(record.entries());
    entries.set(ply, entry);
    return with(record, entries);
  }

  private static GameRecord replaceDraws(GameRecord record, int ply, List<Draw> draws) {
    return replace(record, ply, new Entry(record.entries().get(ply).move(), new Draws(draws)));
  }

  private static GameRecord with(GameRecord record, List<Entry> entries) {
    return new GameRecord(
        record.game(), record.revision(), record.setup(), entries, record.result());
  }

  private static GameRecord with(GameRecord record, int revision) {
    return new GameRecord(
        record.game(), revision, record.setup(), record.entries(), record.result());
  }

  private static GameRecord with(GameRecord record, Setup setup) {
    return new GameRecord(
        record.game(), record.revision(), setup, record.entries(), record.result());
  }

  private static GameRecord with(GameRecord record, Result result) {
    return new GameRecord(
        record.game(), record.revision(), record.setup(), record.entries(), result);
  }
}
