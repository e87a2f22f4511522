package org.loggia.browser;

import java.util.ArrayList;
import java.util.List;
import org.loggia.bots.Level;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Answer;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.GameInfo;
import org.loggia.core.GameRecord;
import org.loggia.core.Option;
import org.loggia.core.Refusal;
import org.loggia.core.Verification;
import org.loggia.core.json.Json;

/**
 * Understands what a page asks, has it answered, and writes the answer down: {@code {"reply":…}},
 * or {@code {"refusal":…}} where the rules or the request say no.
 */
final class Worker {
  private final Tables tables = new Tables();
  private final Thoughts thoughts = new Thoughts();
  private final Reviews reviews = new Reviews();

  String answer(String text) {
    Answer<Reply> answer =
        Answer.reading(() -> Protocol.REQUEST.parse(text)).then(this::answerReadable);
    return switch (answer) {
      case Answer.Yes<Reply>(Reply reply) -> Json.obj("reply", Protocol.REPLY.write(reply)).write();
      case Answer.No<Reply>(Refusal refusal) ->
          Json.obj("refusal", CoreCodecs.REFUSAL.write(refusal)).write();
    };
  }

  /** Views and keys inside a request are read later, and may be unreadable as well. */
  private Answer<Reply> answerReadable(Request request) {
    return Answer.reading(() -> reply(request)).then(answer -> answer);
  }

  private Answer<Reply> reply(Request request) {
    return switch (request) {
      case Request.Titles _ -> Answer.yes(house());
      case Request.Legal ask -> game(ask.game()).then(game -> Questions.legal(game, ask));
      case Request.Why ask -> game(ask.game()).then(game -> Questions.why(game, ask));
      case Request.Preview ask -> game(ask.game()).then(game -> Foresight.preview(game, ask));
      case Request.Odds ask -> game(ask.game()).then(game -> Foresight.odds(game, ask));
      case Request.Lay ask -> game(ask.game()).then(game -> Laying.lay(game, ask));
      case Request.Tell ask -> game(ask.game()).then(game -> Questions.tell(game, ask));
      case Request.Learn ask -> game(ask.game()).then(game -> thoughts.learn(game, ask));
      case Request.Think ask -> game(ask.game()).then(game -> thoughts.begin(game, ask));
      case Request.GoOn ask -> thoughts.goOn(ask);
      case Request.Conclude ask -> thoughts.conclude(ask);
      case Request.Forget ask -> thoughts.forget(ask);
      case Request.Review ask -> game(ask.record().game()).then(game -> reviews.begin(game, ask));
      case Request.LookOn ask -> reviews.lookOn(ask);
      case Request.Find ask -> reviews.find(ask);
      case Request.PutAway ask -> reviews.putAway(ask);
      case Request.Verify(GameRecord record) ->
          game(record.game())
              .then(game -> Answer.yes(new Reply.Verdict(Verification.refusal(game, record))));
      case Request.Spell ask -> tables.spell(ask);
      case Request.Open ask -> game(ask.game()).then(game -> tables.open(game, ask));
      case Request.Resume ask -> game(ask.record().game()).then(game -> tables.resume(game, ask));
      case Request.Play ask -> tables.play(ask);
      case Request.Undo ask -> tables.undo(ask);
      case Request.Look ask -> tables.look(ask);
      case Request.Write ask -> tables.write(ask);
      case Request.Close ask -> tables.close(ask);
    };
  }

  private static Answer<Game<?, ?, ?>> game(String id) {
    Game<?, ?, ?> game = Catalogue.game(id);
    return game == null
        ? Answer.no(Refusal.of("core.other-game").with("game", id))
        : Answer.yes(game);
  }

  private static Reply house() {
    List<Reply.Title> titles = new ArrayList<>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      GameInfo info = game.info();
      List<Reply.TitleOption> options = new ArrayList<>();
      for (Option<?> option : info.options()) {
        options.add(choice(option));
      }
      titles.add(
          new Reply.Title(
              info.id(),
              info.revision(),
              info.fewestSeats(),
              info.mostSeats(),
              info.scored(),
              options,
              info.endings()));
    }
    List<Reply.Level> levels = new ArrayList<>();
    for (Level level : Level.ALL) {
      levels.add(new Reply.Level(level.name(), level.iterations()));
    }
    return new Reply.House(titles, levels);
  }

  private static <T> Reply.TitleOption choice(Option<T> option) {
    String standard = option.write(option.standard());
    return switch (option) {
      case Option.Flag flag ->
          new Reply.TitleOption(flag.id(), standard, List.of("on", "off"), null, null);
      case Option.Choice words ->
          new Reply.TitleOption(words.id(), standard, words.words(), null, null);
      case Option.Count count ->
          new Reply.TitleOption(count.id(), standard, List.of(), count.least(), count.most());
    };
  }
}
