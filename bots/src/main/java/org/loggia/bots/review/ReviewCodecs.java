package org.loggia.bots.review;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.JSON;
import static org.loggia.core.json.Codecs.NUMBER;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.record;

import org.loggia.core.json.Codec;

/** How reviews look as JSON. */
public final class ReviewCodecs {
  public static final Codec<Candidate> CANDIDATE =
      record(
          "Candidate",
          Candidate::new,
          field("move", TEXT, Candidate::move),
          field("parts", JSON, Candidate::parts),
          field("value", NUMBER, Candidate::value),
          field("better", NUMBER, Candidate::better),
          field("error", NUMBER, Candidate::error),
          field("samples", INT, Candidate::samples));

  public static final Codec<Moment> MOMENT =
      record(
          "Moment",
          Moment::new,
          field("ply", INT, Moment::ply),
          field("seat", INT, Moment::seat),
          field("move", TEXT, Moment::move),
          field("before", list(NUMBER), Moment::before),
          field("played", list(NUMBER), Moment::played),
          field("error", list(NUMBER), Moment::error),
          field("stake", list(NUMBER), Moment::stake),
          field("luck", BOOL, Moment::luck),
          field("mistake", BOOL, Moment::mistake),
          field("candidates", list(CANDIDATE), Moment::candidates));

  public static final Codec<Ledger> LEDGER =
      record(
          "Ledger",
          Ledger::new,
          field("start", NUMBER, Ledger::start),
          field("own", NUMBER, Ledger::own),
          field("others", NUMBER, Ledger::others),
          field("luck", NUMBER, Ledger::luck),
          field("unclear", NUMBER, Ledger::unclear),
          field("end", NUMBER, Ledger::end),
          field("startError", NUMBER, Ledger::startError),
          field("ownError", NUMBER, Ledger::ownError),
          field("othersError", NUMBER, Ledger::othersError),
          field("luckError", NUMBER, Ledger::luckError),
          field("unclearError", NUMBER, Ledger::unclearError));

  public static final Codec<Findings> FINDINGS =
      record(
          "Findings",
          Findings::new,
          field("seats", INT, Findings::seats),
          field("iterations", INT, Findings::iterations),
          field("moments", list(MOMENT), Findings::moments),
          field("luck", list(list(NUMBER)), Findings::luck),
          field("end", list(NUMBER), Findings::end),
          field("ledgers", list(LEDGER), Findings::ledgers),
          field("turningPoints", list(INT), Findings::turningPoints));

  private ReviewCodecs() {}
}
