package org.loggia.core;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.map;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;

import org.loggia.core.chance.Draws;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Codecs;

/** How core's own words look as JSON. */
public final class CoreCodecs {
  public static final Codec<Setup> SETUP =
      record(
          "Setup",
          Setup::new,
          field("seats", INT, Setup::seats),
          field("first", INT, Setup::first),
          field("options", map(TEXT), Setup::options),
          field("data", map(Codecs.JSON), Setup::data));

  public static final Codec<Receipt> RECEIPT =
      record(
          "Receipt",
          Receipt::new,
          field("reason", TEXT, Receipt::reason),
          field("count", INT, Receipt::count),
          field("points", INT, Receipt::points));

  public static final Codec<Tally> TALLY =
      record(
          "Tally", Tally::new, field("name", TEXT, Tally::name), field("value", INT, Tally::value));

  public static final Codec<Standing> STANDING =
      record(
          "Standing",
          Standing::new,
          field("seat", INT, Standing::seat),
          field("figure", TEXT, Standing::figure),
          field("points", INT, Standing::points),
          field("receipts", list(RECEIPT), Standing::receipts),
          field("tieBreaks", list(TALLY), Standing::tieBreaks),
          field("place", INT, Standing::place),
          field("contends", BOOL, Standing::contends));

  public static final Codec<Result> RESULT =
      record(
          "Result",
          Result::new,
          field("ending", TEXT, Result::ending),
          field("standings", list(STANDING), Result::standings));

  public static final Codec<Refusal> REFUSAL =
      record(
          "Refusal",
          Refusal::new,
          field("clause", TEXT, Refusal::clause),
          field("arguments", map(Codecs.JSON), Refusal::arguments));

  public static final Codec<Entry> ENTRY =
      record(
          "Entry",
          Entry::new,
          field("move", TEXT, Entry::move),
          field("draws", Draws.CODEC, Entry::draws));

  public static final Codec<GameRecord> RECORD =
      record(
          "GameRecord",
          GameRecord::new,
          field("game", TEXT, GameRecord::game),
          field("revision", INT, GameRecord::revision),
          field("setup", SETUP, GameRecord::setup),
          field("entries", list(ENTRY), GameRecord::entries),
          field("result", nullable(RESULT), GameRecord::result));

  private CoreCodecs() {}
}
