package org.loggia.server.log;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.INTS;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import org.loggia.core.CoreCodecs;
import org.loggia.core.chance.Draws;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Codecs;
import org.loggia.core.json.Variant;

/** How happenings are stored, and how tales are told. */
public final class Happenings {
  private static final Variant<Happening.Configured> CONFIGURED =
      variant(
          "configured",
          Happening.Configured.class,
          record(
              "Configured",
              Happening.Configured::new,
              field("setup", CoreCodecs.SETUP, Happening.Configured::setup),
              field("terms", Terms.CODEC, Happening.Configured::terms)));
  private static final Variant<Happening.Seated> SEATED =
      variant(
          "seated",
          Happening.Seated.class,
          record(
              "Seated",
              Happening.Seated::new,
              field("seat", INT, Happening.Seated::seat),
              field("chair", Chair.CODEC, Happening.Seated::chair)));
  private static final Variant<Happening.UndoAsked> UNDO_ASKED =
      variant(
          "undo-asked",
          Happening.UndoAsked.class,
          record(
              "UndoAsked",
              Happening.UndoAsked::new,
              field("person", INT, Happening.UndoAsked::person),
              field("ply", INT, Happening.UndoAsked::ply),
              field("asked", nullable(INTS), Happening.UndoAsked::asked)));
  private static final Variant<Happening.UndoAnswered> UNDO_ANSWERED =
      variant(
          "undo-answered",
          Happening.UndoAnswered.class,
          record(
              "UndoAnswered",
              Happening.UndoAnswered::new,
              field("person", INT, Happening.UndoAnswered::person),
              field("agree", BOOL, Happening.UndoAnswered::agree)));
  private static final Variant<Happening.Undone> UNDONE =
      variant(
          "undone",
          Happening.Undone.class,
          record("Undone", Happening.Undone::new, field("ply", INT, Happening.Undone::ply)));
  private static final Variant<Happening.Chatted> CHATTED =
      variant(
          "chatted",
          Happening.Chatted.class,
          record(
              "Chatted",
              Happening.Chatted::new,
              field("person", INT, Happening.Chatted::person),
              field("text", TEXT, Happening.Chatted::text)));
  private static final Variant<Happening.Muted> MUTED =
      variant(
          "muted",
          Happening.Muted.class,
          record(
              "Muted",
              Happening.Muted::new,
              field("person", INT, Happening.Muted::person),
              field("muted", BOOL, Happening.Muted::muted)));
  private static final Variant<Happening.Resigned> RESIGNED =
      variant(
          "resigned",
          Happening.Resigned.class,
          record(
              "Resigned", Happening.Resigned::new, field("seat", INT, Happening.Resigned::seat)));
  private static final Variant<Happening.Left> LEFT =
      variant(
          "left",
          Happening.Left.class,
          record("Left", Happening.Left::new, field("person", INT, Happening.Left::person)));
  private static final Variant<Happening.CameBack> CAME_BACK =
      variant(
          "came-back",
          Happening.CameBack.class,
          record(
              "CameBack",
              Happening.CameBack::new,
              field("person", INT, Happening.CameBack::person)));
  private static final Variant<Happening.ShownOut> SHOWN_OUT =
      variant(
          "shown-out",
          Happening.ShownOut.class,
          record(
              "ShownOut",
              Happening.ShownOut::new,
              field("person", INT, Happening.ShownOut::person)));
  private static final Variant<Happening.Rematched> REMATCHED =
      variant(
          "rematched",
          Happening.Rematched.class,
          record(
              "Rematched",
              Happening.Rematched::new,
              field("table", TEXT, Happening.Rematched::table)));
  private static final Variant<Happening.Revised> REVISED =
      variant(
          "revised",
          Happening.Revised.class,
          record(
              "Revised",
              Happening.Revised::new,
              field("revision", INT, Happening.Revised::revision)));

  /** As stored. */
  public static final Codec<Happening> STORED =
      union(
          "Happening",
          variant(
              "opened",
              Happening.Opened.class,
              record(
                  "Opened",
                  Happening.Opened::new,
                  field("title", TEXT, Happening.Opened::title),
                  field("revision", INT, Happening.Opened::revision),
                  field("setup", CoreCodecs.SETUP, Happening.Opened::setup),
                  field("terms", Terms.CODEC, Happening.Opened::terms),
                  field("key", TEXT, Happening.Opened::key),
                  field("exhibit", BOOL, Happening.Opened::exhibit),
                  field("luck", nullable(INT), Happening.Opened::luck))),
          variant(
              "joined",
              Happening.Joined.class,
              record(
                  "Joined",
                  Happening.Joined::new,
                  field("person", INT, Happening.Joined::person),
                  field("name", TEXT, Happening.Joined::name),
                  field("token", TEXT, Happening.Joined::token))),
          variant(
              "started",
              Happening.Started.class,
              record(
                  "Started",
                  Happening.Started::new,
                  field("chairs", list(Chair.CODEC), Happening.Started::chairs),
                  field("draws", Draws.CODEC, Happening.Started::draws),
                  field("check", TEXT, Happening.Started::check))),
          variant(
              "moved",
              Happening.Moved.class,
              record(
                  "Moved",
                  Happening.Moved::new,
                  field("ply", INT, Happening.Moved::ply),
                  field("move", TEXT, Happening.Moved::move),
                  field("told", nullable(TEXT), Happening.Moved::told),
                  field("draws", Draws.CODEC, Happening.Moved::draws),
                  field("check", TEXT, Happening.Moved::check))),
          CONFIGURED,
          SEATED,
          UNDO_ASKED,
          UNDO_ANSWERED,
          UNDONE,
          CHATTED,
          MUTED,
          RESIGNED,
          LEFT,
          CAME_BACK,
          SHOWN_OUT,
          REMATCHED,
          REVISED);

  /** As told. */
  public static final Codec<Tale> TOLD =
      union(
          "Tale",
          variant(
              "opened",
              Tale.Opened.class,
              record(
                  "Opened",
                  Tale.Opened::new,
                  field("title", TEXT, Tale.Opened::title),
                  field("revision", INT, Tale.Opened::revision),
                  field("setup", CoreCodecs.SETUP, Tale.Opened::setup),
                  field("terms", Terms.CODEC, Tale.Opened::terms),
                  field("exhibit", BOOL, Tale.Opened::exhibit))),
          variant(
              "joined",
              Tale.Joined.class,
              record(
                  "Joined",
                  Tale.Joined::new,
                  field("person", INT, Tale.Joined::person),
                  field("name", TEXT, Tale.Joined::name))),
          variant(
              "started",
              Tale.Started.class,
              record(
                  "Started",
                  Tale.Started::new,
                  field("chairs", list(Chair.CODEC), Tale.Started::chairs),
                  field("events", list(Codecs.AS_JSON), Tale.Started::events))),
          variant(
              "moved",
              Tale.Moved.class,
              record(
                  "Moved",
                  Tale.Moved::new,
                  field("ply", INT, Tale.Moved::ply),
                  field("seat", INT, Tale.Moved::seat),
                  field("move", TEXT, Tale.Moved::move),
                  field("events", list(Codecs.AS_JSON), Tale.Moved::events))),
          CONFIGURED,
          SEATED,
          UNDO_ASKED,
          UNDO_ANSWERED,
          UNDONE,
          CHATTED,
          MUTED,
          RESIGNED,
          LEFT,
          CAME_BACK,
          SHOWN_OUT,
          REMATCHED,
          REVISED);

  private Happenings() {}
}
