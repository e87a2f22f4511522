package org.loggia.browser;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.JSON;
import static org.loggia.core.json.Codecs.NUMBER;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.map;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import org.loggia.bots.review.ReviewCodecs;
import org.loggia.core.CoreCodecs;
import org.loggia.core.json.Codec;
import org.loggia.core.words.PhraseCodec;

/** How replies look as JSON. */
final class ReplyCodec {
  private static final Codec<Reply.Choice> CHOICE =
      record(
          "TitleOption",
          Reply.Choice::new,
          field("id", TEXT, Reply.Choice::id),
          field("standard", TEXT, Reply.Choice::standard),
          field("values", list(TEXT), Reply.Choice::values),
          field("least", nullable(INT), Reply.Choice::least),
          field("most", nullable(INT), Reply.Choice::most));

  private static final Codec<Reply.Title> TITLE =
      record(
          "Title",
          Reply.Title::new,
          field("id", TEXT, Reply.Title::id),
          field("revision", INT, Reply.Title::revision),
          field("fewestSeats", INT, Reply.Title::fewestSeats),
          field("mostSeats", INT, Reply.Title::mostSeats),
          field("scored", BOOL, Reply.Title::scored),
          field("options", list(CHOICE), Reply.Title::options),
          field("endings", list(TEXT), Reply.Title::endings));

  private static final Codec<Reply.Strength> STRENGTH =
      record(
          "Level",
          Reply.Strength::new,
          field("name", TEXT, Reply.Strength::name),
          field("iterations", INT, Reply.Strength::iterations));

  private static final Codec<Reply.House> HOUSE =
      record(
          "House",
          Reply.House::new,
          field("titles", list(TITLE), Reply.House::titles),
          field("levels", list(STRENGTH), Reply.House::levels));

  private static final Codec<Reply.Said> SAID =
      record(
          "Said",
          Reply.Said::new,
          field("text", TEXT, Reply.Said::text),
          field("move", JSON, Reply.Said::move));

  private static final Codec<Reply.Moves> MOVES =
      record(
          "Moves",
          Reply.Moves::new,
          field("count", INT, Reply.Moves::count),
          field("moves", list(SAID), Reply.Moves::moves),
          field("next", nullable(INT), Reply.Moves::next));

  private static final Codec<Reply.Verdict> VERDICT =
      record(
          "Verdict",
          Reply.Verdict::new,
          field("refusal", nullable(CoreCodecs.REFUSAL), Reply.Verdict::refusal));

  private static final Codec<Reply.Foreseen> FORESEEN =
      record(
          "Foreseen",
          Reply.Foreseen::new,
          field("view", JSON, Reply.Foreseen::view),
          field("events", list(JSON), Reply.Foreseen::events),
          field("certain", BOOL, Reply.Foreseen::certain));

  private static final Codec<Reply.Outcome> OUTCOME =
      record(
          "Outcome",
          Reply.Outcome::new,
          field("events", list(JSON), Reply.Outcome::events),
          field("count", INT, Reply.Outcome::count));

  private static final Codec<Reply.Chances> CHANCES =
      record(
          "Chances",
          Reply.Chances::new,
          field("samples", INT, Reply.Chances::samples),
          field("outcomes", list(OUTCOME), Reply.Chances::outcomes),
          field("others", INT, Reply.Chances::others),
          field("kinds", map(INT), Reply.Chances::kinds),
          field("points", list(NUMBER), Reply.Chances::points));

  private static final Codec<Reply.Told> TOLD =
      record(
          "Told",
          Reply.Told::new,
          field("actor", INT, Reply.Told::actor),
          field("asks", TEXT, Reply.Told::asks),
          field("points", list(INT), Reply.Told::points),
          field("phrases", list(PhraseCodec.CODEC), Reply.Told::phrases));

  private static final Codec<Reply.Thinking> THINKING =
      record(
          "Thinking",
          Reply.Thinking::new,
          field("iterations", INT, Reply.Thinking::iterations),
          field("enough", BOOL, Reply.Thinking::enough));

  private static final Codec<Reply.Opinion> OPINION =
      record(
          "Opinion",
          Reply.Opinion::new,
          field("move", SAID, Reply.Opinion::move),
          field("sure", NUMBER, Reply.Opinion::sure),
          field("value", NUMBER, Reply.Opinion::value));

  private static final Codec<Reply.Concluded> CONCLUDED =
      record(
          "Concluded",
          Reply.Concluded::new,
          field("choice", SAID, Reply.Concluded::choice),
          field("best", list(OPINION), Reply.Concluded::best),
          field("iterations", INT, Reply.Concluded::iterations));

  private static final Codec<Reply.Reviewing> REVIEWING =
      record(
          "Reviewing",
          Reply.Reviewing::new,
          field("decided", INT, Reply.Reviewing::decided),
          field("decisions", INT, Reply.Reviewing::decisions));

  private static final Codec<Reply.Found> FOUND =
      record(
          "Found",
          Reply.Found::new,
          field("findings", ReviewCodecs.FINDINGS, Reply.Found::findings));

  private static final Codec<Reply.Spelled> SPELLED =
      record("Spelled", Reply.Spelled::new, field("position", TEXT, Reply.Spelled::position));

  private static final Codec<Reply.Stride> STRIDE =
      record(
          "TableStep",
          Reply.Stride::new,
          field("ply", INT, Reply.Stride::ply),
          field("seat", INT, Reply.Stride::seat),
          field("move", TEXT, Reply.Stride::move),
          field("played", list(JSON), Reply.Stride::played),
          field("settled", list(JSON), Reply.Stride::settled),
          field("entry", CoreCodecs.ENTRY, Reply.Stride::entry));

  private static final Codec<Reply.Stand> STAND =
      record(
          "Stand",
          Reply.Stand::new,
          field("game", TEXT, Reply.Stand::game),
          field("setup", CoreCodecs.SETUP, Reply.Stand::setup),
          field("ply", INT, Reply.Stand::ply),
          field("actor", INT, Reply.Stand::actor),
          field("view", JSON, Reply.Stand::view),
          field("steps", list(STRIDE), Reply.Stand::steps),
          field("result", nullable(CoreCodecs.RESULT), Reply.Stand::result));

  private static final Codec<Reply.Written> WRITTEN =
      record(
          "Written", Reply.Written::new, field("record", CoreCodecs.RECORD, Reply.Written::record));

  private static final Codec<Reply.Done> DONE = record("Done", Reply.Done::new);

  /** Everything that can be answered. */
  static final Codec<Reply> REPLY =
      union(
          "Reply",
          variant("house", Reply.House.class, HOUSE),
          variant("moves", Reply.Moves.class, MOVES),
          variant("verdict", Reply.Verdict.class, VERDICT),
          variant("foreseen", Reply.Foreseen.class, FORESEEN),
          variant("chances", Reply.Chances.class, CHANCES),
          variant("told", Reply.Told.class, TOLD),
          variant("thinking", Reply.Thinking.class, THINKING),
          variant("concluded", Reply.Concluded.class, CONCLUDED),
          variant("reviewing", Reply.Reviewing.class, REVIEWING),
          variant("found", Reply.Found.class, FOUND),
          variant("spelled", Reply.Spelled.class, SPELLED),
          variant("stand", Reply.Stand.class, STAND),
          variant("written", Reply.Written.class, WRITTEN),
          variant("done", Reply.Done.class, DONE));

  private ReplyCodec() {}
}
