package org.loggia.browser;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.JSON;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.map;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import org.loggia.core.CoreCodecs;
import org.loggia.core.chance.Draws;
import org.loggia.core.json.Codec;

/** How requests look as JSON. */
final class RequestCodec {
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
          field("move", JSON, Request.Why::move));

  private static final Codec<Request.Preview> PREVIEW =
      record(
          "AskPreview",
          Request.Preview::new,
          field("game", TEXT, Request.Preview::game),
          field("view", JSON, Request.Preview::view),
          field("move", JSON, Request.Preview::move));

  private static final Codec<Request.Odds> ODDS =
      record(
          "AskOdds",
          Request.Odds::new,
          field("game", TEXT, Request.Odds::game),
          field("view", JSON, Request.Odds::view),
          field("move", JSON, Request.Odds::move),
          field("samples", INT, Request.Odds::samples),
          field("seed", INT, Request.Odds::seed),
          field("most", INT, Request.Odds::most));

  private static final Codec<Request.Deed> DEED =
      record(
          "Deed",
          Request.Deed::new,
          field("move", JSON, Request.Deed::move),
          field("draws", nullable(Draws.CODEC), Request.Deed::draws));

  private static final Codec<Request.Lay> LAY =
      record(
          "AskLay",
          Request.Lay::new,
          field("game", TEXT, Request.Lay::game),
          field("position", TEXT, Request.Lay::position),
          field("data", map(JSON), Request.Lay::data),
          field("moves", list(DEED), Request.Lay::moves),
          field("viewer", INT, Request.Lay::viewer));

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

  private static final Codec<Request.Review> REVIEW =
      record(
          "AskReview",
          Request.Review::new,
          field("review", TEXT, Request.Review::review),
          field("record", CoreCodecs.RECORD, Request.Review::record),
          field("iterations", INT, Request.Review::iterations),
          field("seed", INT, Request.Review::seed));

  private static final Codec<Request.LookOn> LOOK_ON =
      record(
          "AskLookOn",
          Request.LookOn::new,
          field("review", TEXT, Request.LookOn::review),
          field("iterations", INT, Request.LookOn::iterations));

  private static final Codec<Request.Find> FIND =
      record("AskFind", Request.Find::new, field("review", TEXT, Request.Find::review));

  private static final Codec<Request.PutAway> PUT_AWAY =
      record("AskPutAway", Request.PutAway::new, field("review", TEXT, Request.PutAway::review));

  private static final Codec<Request.Spell> SPELL =
      record(
          "AskSpell",
          Request.Spell::new,
          field("table", TEXT, Request.Spell::table),
          field("ply", INT, Request.Spell::ply));

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
          field("move", JSON, Request.Play::move),
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
          variant("lay", Request.Lay.class, LAY),
          variant("think", Request.Think.class, THINK),
          variant("go-on", Request.GoOn.class, GO_ON),
          variant("conclude", Request.Conclude.class, CONCLUDE),
          variant("forget", Request.Forget.class, FORGET),
          variant("review", Request.Review.class, REVIEW),
          variant("look-on", Request.LookOn.class, LOOK_ON),
          variant("find", Request.Find.class, FIND),
          variant("put-away", Request.PutAway.class, PUT_AWAY),
          variant("spell", Request.Spell.class, SPELL),
          variant("open", Request.Open.class, OPEN),
          variant("resume", Request.Resume.class, RESUME),
          variant("play", Request.Play.class, PLAY),
          variant("undo", Request.Undo.class, UNDO),
          variant("look", Request.Look.class, LOOK),
          variant("write", Request.Write.class, WRITE),
          variant("close", Request.Close.class, CLOSE));

  private RequestCodec() {}
}
