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

import java.util.List;
import org.loggia.core.CoreCodecs;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Shape;
import org.loggia.core.words.Phrase;

/** How requests and replies look as JSON. */
public final class Protocol {
  private static final Codec<Request.Titles> TITLES = record("AskTitles", Request.Titles::new);

  private static final Codec<Request.Legal> LEGAL =
      record(
          "AskLegal",
          Request.Legal::new,
          field("game", TEXT, Request.Legal::game),
          field("view", JSON, Request.Legal::view),
          field("from", INT, Request.Legal::from),
          field("most", INT, Request.Legal::most),
          field("filter", nullable(JSON), Request.Legal::filter));

  private static final Codec<Request.Why> WHY =
      record(
          "AskWhy",
          Request.Why::new,
          field("game", TEXT, Request.Why::game),
          field("view", JSON, Request.Why::view),
          field("move", TEXT, Request.Why::move));

  private static final Codec<Request.Preview> PREVIEW =
      record(
          "AskPreview",
          Request.Preview::new,
          field("game", TEXT, Request.Preview::game),
          field("view", JSON, Request.Preview::view),
          field("move", TEXT, Request.Preview::move));

  private static final Codec<Request.Odds> ODDS =
      record(
          "AskOdds",
          Request.Odds::new,
          field("game", TEXT, Request.Odds::game),
          field("view", JSON, Request.Odds::view),
          field("move", TEXT, Request.Odds::move),
          field("samples", INT, Request.Odds::samples),
          field("seed", INT, Request.Odds::seed));

  private static final Codec<Request.Tell> TELL =
      record(
          "AskTell",
          Request.Tell::new,
          field("game", TEXT, Request.Tell::game),
          field("view", JSON, Request.Tell::view));

  private static final Codec<Request.Think> THINK =
      record(
          "AskThink",
          Request.Think::new,
          field("thought", TEXT, Request.Think::thought),
          field("game", TEXT, Request.Think::game),
          field("view", JSON, Request.Think::view),
          field("level", nullable(TEXT), Request.Think::level),
          field("iterations", nullable(INT), Request.Think::iterations),
          field("seed", INT, Request.Think::seed));

  private static final Codec<Request.GoOn> GO_ON =
      record(
          "AskGoOn",
          Request.GoOn::new,
          field("thought", TEXT, Request.GoOn::thought),
          field("iterations", INT, Request.GoOn::iterations));

  private static final Codec<Request.Conclude> CONCLUDE =
      record(
          "AskConclude", Request.Conclude::new, field("thought", TEXT, Request.Conclude::thought));

  private static final Codec<Request.Forget> FORGET =
      record("AskForget", Request.Forget::new, field("thought", TEXT, Request.Forget::thought));

  private static final Codec<Request.Open> OPEN =
      record(
          "AskOpen",
          Request.Open::new,
          field("table", TEXT, Request.Open::table),
          field("game", TEXT, Request.Open::game),
          field("setup", CoreCodecs.SETUP, Request.Open::setup),
          field("key", TEXT, Request.Open::key),
          field("viewer", INT, Request.Open::viewer));

  private static final Codec<Request.Resume> RESUME =
      record(
          "AskResume",
          Request.Resume::new,
          field("table", TEXT, Request.Resume::table),
          field("record", CoreCodecs.RECORD, Request.Resume::record),
          field("key", TEXT, Request.Resume::key),
          field("viewer", INT, Request.Resume::viewer));

  private static final Codec<Request.Play> PLAY =
      record(
          "AskPlay",
          Request.Play::new,
          field("table", TEXT, Request.Play::table),
          field("seat", INT, Request.Play::seat),
          field("move", TEXT, Request.Play::move),
          field("viewer", INT, Request.Play::viewer));

  private static final Codec<Request.Undo> UNDO =
      record(
          "AskUndo",
          Request.Undo::new,
          field("table", TEXT, Request.Undo::table),
          field("ply", INT, Request.Undo::ply),
          field("viewer", INT, Request.Undo::viewer));

  private static final Codec<Request.Look> LOOK =
      record(
          "AskLook",
          Request.Look::new,
          field("table", TEXT, Request.Look::table),
          field("ply", nullable(INT), Request.Look::ply),
          field("since", INT, Request.Look::since),
          field("viewer", INT, Request.Look::viewer));

  private static final Codec<Request.Write> WRITE =
      record("AskWrite", Request.Write::new, field("table", TEXT, Request.Write::table));

  private static final Codec<Request.Close> CLOSE =
      record("AskClose", Request.Close::new, field("table", TEXT, Request.Close::table));

  /** Everything that can be asked. */
  static final Codec<Request> REQUEST =
      union(
          "Request",
          variant("titles", Request.Titles.class, TITLES),
          variant("legal", Request.Legal.class, LEGAL),
          variant("why", Request.Why.class, WHY),
          variant("preview", Request.Preview.class, PREVIEW),
          variant("odds", Request.Odds.class, ODDS),
          variant("tell", Request.Tell.class, TELL),
          variant("think", Request.Think.class, THINK),
          variant("go-on", Request.GoOn.class, GO_ON),
          variant("conclude", Request.Conclude.class, CONCLUDE),
          variant("forget", Request.Forget.class, FORGET),
          variant("open", Request.Open.class, OPEN),
          variant("resume", Request.Resume.class, RESUME),
          variant("play", Request.Play.class, PLAY),
          variant("undo", Request.Undo.class, UNDO),
          variant("look", Request.Look.class, LOOK),
          variant("write", Request.Write.class, WRITE),
          variant("close", Request.Close.class, CLOSE));

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
          field("phrases", list(Phrase.CODEC), Reply.Told::phrases));

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
          variant("stand", Reply.Stand.class, STAND),
          variant("written", Reply.Written.class, WRITTEN),
          variant("done", Reply.Done.class, DONE));

  private Protocol() {}

  /** What travels between a page and its worker, for those who describe it. */
  public static List<Shape> shapes() {
    return List.of(REQUEST.shape(), REPLY.shape());
  }
}
