package org.loggia.browser;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.loggia.bots.review.Findings;
import org.loggia.bots.review.Reviewer;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;

/** The games that are being looked at again, by the names the page gave them. */
final class Reviews {
  private final Map<String, Reviewer<?, ?, ?>> open = new LinkedHashMap<>();

  <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> begin(
      Game<P, M, V> game, Request.Review ask) {
    if (ask.iterations() < 1) {
      return Answer.no(Refusal.of("core.unreadable").with("problem", "iterations"));
    }
    return Reviewer.of(game, ask.record(), ask.iterations(), ask.seed())
        .then(
            reviewer -> {
              open.put(ask.review(), reviewer);
              return Answer.yes(state(reviewer));
            });
  }

  Answer<Reply> lookOn(Request.LookOn ask) {
    return named(
        ask.review(),
        reviewer -> {
          reviewer.goOn(ask.iterations());
          return state(reviewer);
        });
  }

  Answer<Reply> find(Request.Find ask) {
    return named(ask.review(), reviewer -> new Reply.Found(Findings.of(reviewer.review())));
  }

  Answer<Reply> putAway(Request.PutAway ask) {
    open.remove(ask.review());
    return Answer.yes(new Reply.Done());
  }

  private static Reply state(Reviewer<?, ?, ?> reviewer) {
    return new Reply.Reviewing(reviewer.decided(), reviewer.decisions());
  }

  private Answer<Reply> named(String name, Function<Reviewer<?, ?, ?>, Reply> question) {
    Reviewer<?, ?, ?> reviewer = open.get(name);
    return reviewer == null
        ? Answer.no(Refusal.of("core.no-such-thought").with("thought", name))
        : Answer.yes(question.apply(reviewer));
  }
}
