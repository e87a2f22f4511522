package org.loggia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.bots.learned.NetworkText;
import org.loggia.bots.learned.Shape;
import org.loggia.bots.review.Findings;
import org.loggia.bots.review.Moment;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Entry;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.Draws;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** What a page asks its worker, asked on the JVM. */
class WorkerTest {
  private static final String KEY = "0f".repeat(32);

  private final Worker worker = new Worker();

  @ParameterizedTest
  @MethodSource("titles")
  void everyListedMoveMayBePlayedAndDoesWhatItsPreviewSays(String title) {
    Reply.Stand stand = open(title);
    for (int ply = 0; ply < 12 && stand.actor() != Seat.NOBODY; ply++) {
      Json view = look(stand.actor()).view();
      Reply.Moves legal = ask(new Request.Legal(title, view, 0, 3), Reply.Moves.class);
      for (Reply.Said move : legal.moves()) {
        assertThat(ask(new Request.Why(title, view, move.move()), Reply.Verdict.class).refusal())
            .isNull();
      }
      Json move = legal.moves().getLast().move();
      Reply.Foreseen foreseen = ask(new Request.Preview(title, view, move), Reply.Foreseen.class);

      int seat = stand.actor();
      stand = ask(new Request.Play("t", seat, move, seat), Reply.Stand.class);

      if (foreseen.certain()) {
        assertBeginsLike(foreseen, stand);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("titles")
  void aThoughtInSlicesComesToTheSameConclusion(String title) {
    int seat = open(title).actor();
    Json view = look(seat).view();

    Reply whole = think(title, view, 60);
    Reply sliced = think(title, view, 7);

    assertThat(sliced).isEqualTo(whole);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void whatWasTakenBackComesAgainWithTheSameLuck(String title) {
    Reply.Stand start = open(title);
    Reply.Stand once = playFirst(title, start.actor());

    Reply.Stand back = ask(new Request.Undo("t", 0, Seat.SPECTATOR), Reply.Stand.class);
    Reply.Stand again = playFirst(title, start.actor());

    assertThat(back.view()).isEqualTo(start.view());
    assertThat(again).isEqualTo(once);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void aRecordOpensTheSameTableElsewhere(String title) {
    playFirst(title, open(title).actor());
    GameRecord record = ask(new Request.Write("t"), Reply.Written.class).record();

    Reply.Stand elsewhere =
        ask(new Request.Resume("u", record, KEY, Seat.SPECTATOR), Reply.Stand.class);

    assertThat(elsewhere.view()).isEqualTo(look(Seat.SPECTATOR).view());
    assertThat(elsewhere.steps()).hasSize(2);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void aPositionIsLaidOutFromItsTextAndPlayedInWithLuckThatIsAlwaysTheSame(String title) {
    String text = firstPosition(Objects.requireNonNull(Catalogue.game(title)));
    Reply.Stand laid = lay(title, text);
    int seat = laid.actor();
    Json view =
        ask(new Request.Lay(title, text, Map.of(), List.of(), seat), Reply.Stand.class).view();
    Json move =
        ask(new Request.Legal(title, view, 0, 1), Reply.Moves.class).moves().getFirst().move();

    Reply.Stand played = lay(title, text, new Request.Deed(move, null));

    assertThat(laid.steps()).isEmpty();
    assertThat(played.steps()).hasSize(1);
    assertThat(played.view()).isNotEqualTo(laid.view());
    assertThat(lay(title, text, new Request.Deed(move, null))).isEqualTo(played);
    Draws draws = played.steps().getFirst().entry().draws();
    assertThat(lay(title, text, new Request.Deed(move, draws))).isEqualTo(played);
  }

  @Test
  void whatCannotBeLaidOutOrPlayedThereIsRefused() {
    String text = firstPosition(Objects.requireNonNull(Catalogue.game("azul")));
    Request.Deed illegal = new Request.Deed(Json.of("F9 red 1"), null);
    Json view =
        ask(new Request.Lay("azul", text, Map.of(), List.of(), 0), Reply.Stand.class).view();
    Json legal =
        ask(new Request.Legal("azul", view, 0, 1), Reply.Moves.class).moves().getFirst().move();
    Request.Deed tooMuchLuck = new Request.Deed(legal, Draws.read("6:1"));

    assertThat(refusal(new Request.Lay("azul", "nonsense", Map.of(), List.of(), 0)).clause())
        .isEqualTo("core.unreadable");
    assertThat(refusal(new Request.Lay("azul", text, Map.of(), List.of(), 7)).clause())
        .isEqualTo("core.no-such-seat");
    assertThat(refusal(new Request.Lay("azul", text, Map.of(), List.of(illegal), 0)).clause())
        .isEqualTo("A2.1");
    assertThat(refusal(new Request.Lay("azul", text, Map.of(), List.of(tooMuchLuck), 0)).clause())
        .isEqualTo("core.unreadable");
  }

  @ParameterizedTest
  @MethodSource("titles")
  void aReviewInSlicesFindsTheSameAndKnowsTheMovesThatWerePlayed(String title) {
    Reply.Stand stand = open(title);
    for (int ply = 0; ply < 3; ply++) {
      stand = playFirst(title, stand.actor());
    }
    GameRecord record = ask(new Request.Write("t"), Reply.Written.class).record();

    Findings whole = review(record, 1_000_000);
    Findings sliced = review(record, 7);

    assertThat(sliced).isEqualTo(whole);
    assertThat(whole.moments())
        .extracting(Moment::move)
        .containsExactlyElementsOf(record.entries().stream().skip(1).map(Entry::move).toList());
  }

  private Findings review(GameRecord record, int slice) {
    Reply.Reviewing state = ask(new Request.Review("r", record, 30, 1), Reply.Reviewing.class);
    while (state.decided() < state.decisions()) {
      state = ask(new Request.LookOn("r", slice), Reply.Reviewing.class);
    }
    Findings findings = ask(new Request.Find("r"), Reply.Found.class).findings();
    ask(new Request.PutAway("r"), Reply.Done.class);
    assertThat(refusal(new Request.Find("r")).clause()).isEqualTo("core.no-such-thought");
    return findings;
  }

  @Test
  void aMomentOfATableIsSpelledOutAndCanBeLaidOutElsewhere() {
    open("palazzo");
    playFirst("palazzo", 0);
    Reply.Stand then = ask(new Request.Look("t", 0, -1, Seat.SPECTATOR), Reply.Stand.class);

    String text = ask(new Request.Spell("t", 0), Reply.Spelled.class).position();

    assertThat(lay("palazzo", text).view()).isEqualTo(then.view());
    assertThat(refusal(new Request.Spell("t", 2)).clause()).isEqualTo("core.no-such-ply");
  }

  @Test
  void movesAreListedPageByPage() {
    open("azul");
    Json view = look(0).view();
    Reply.Moves all = ask(new Request.Legal("azul", view, 0, 500), Reply.Moves.class);
    Reply.Moves page = ask(new Request.Legal("azul", view, 2, 3), Reply.Moves.class);

    assertThat(all.moves()).hasSize(all.count());
    assertThat(all.next()).isNull();
    assertThat(page.moves()).isEqualTo(all.moves().subList(2, 5));
    assertThat(page.next()).isEqualTo(5);
    int beyond = all.count() + 7;
    assertThat(ask(new Request.Legal("azul", view, beyond, 3), Reply.Moves.class).moves())
        .isEmpty();
  }

  @Test
  void oddsCountEverySample() {
    open("alhambra");
    Json view = look(0).view();
    Json move =
        ask(new Request.Legal("alhambra", view, 0, 1), Reply.Moves.class).moves().getFirst().move();

    Reply.Chances all =
        ask(new Request.Odds("alhambra", view, move, 40, 1, 40), Reply.Chances.class);
    Reply.Chances few =
        ask(new Request.Odds("alhambra", view, move, 40, 1, 3), Reply.Chances.class);

    assertThat(counted(all)).isEqualTo(40);
    assertThat(all.others()).isZero();
    assertThat(few.outcomes()).isEqualTo(all.outcomes().subList(0, 3));
    assertThat(counted(few) + few.others()).isEqualTo(40);
  }

  private static int counted(Reply.Chances odds) {
    return odds.outcomes().stream().mapToInt(Reply.Outcome::count).sum();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "{\"kind\":\"dance\"}",
        "{\"kind\":\"why\",\"game\":\"halma\",\"view\":{},\"move\":\"\"}",
        "{\"kind\":\"why\",\"game\":\"azul\",\"view\":{},\"move\":\"\"}",
        "{\"kind\":\"look\",\"table\":\"t\",\"ply\":null,\"since\":0,\"viewer\":0}",
        "{\"kind\":\"go-on\",\"thought\":\"x\",\"iterations\":1}",
        "{\"kind\":\"open\",\"table\":\"t\",\"game\":\"azul\",\"setup\":{\"seats\":2,\"first\":0,"
            + "\"options\":{},\"data\":{}},\"key\":\"abc\",\"viewer\":0}",
        "{\"kind\":\"open\",\"table\":\"t\",\"game\":\"azul\",\"setup\":{\"seats\":9,\"first\":0,"
            + "\"options\":{},\"data\":{}},\"key\":\"00\",\"viewer\":0}"
      })
  void whatCannotBeAnsweredIsRefused(String request) {
    assertThat(worker.answer(request)).startsWith("{\"refusal\":");
  }

  @Test
  void aTableShowsItselfToItsSeatsOnly() {
    open("azul");

    assertThat(refusal(new Request.Look("t", null, -1, 7)).clause()).isEqualTo("core.no-such-seat");
    assertThat(refusal(new Request.Look("t", 5, -1, 0)).clause()).isEqualTo("core.no-such-ply");
    assertThat(refusal(new Request.Play("t", 1, Json.of("x"), 0)).clause())
        .isEqualTo("core.not-your-turn");
  }

  /** The rules of today would have ended this game for want of anything to draw. */
  @Test
  void aGameOfEarlierRulesGoesOnUnderThem() throws IOException {
    Path file = Path.of("../games/kensington/src/test/records/1-own-list-guard.json");
    GameRecord whole = CoreCodecs.RECORD.parse(Files.readString(file));
    GameRecord record = whole.upTo(whole.entries().size() - 4);
    Reply.Stand stand =
        ask(new Request.Resume("t", record, KEY, Seat.SPECTATOR), Reply.Stand.class);
    int seat = stand.actor();
    Json view = look(seat).view();
    Json done = Json.of("done");
    Reply.Foreseen foreseen =
        ask(new Request.Preview("kensington", view, done), Reply.Foreseen.class);

    stand = ask(new Request.Play("t", seat, done, seat), Reply.Stand.class);

    assertThat(stand.result()).isNull();
    assertBeginsLike(foreseen, stand);
    assertThat(ask(new Request.Write("t"), Reply.Written.class).record().revision()).isEqualTo(1);
  }

  private Reply.Stand open(String title) {
    Setup setup = Setup.of(2).withFirst(0);
    return ask(new Request.Open("t", title, setup, KEY, Seat.SPECTATOR), Reply.Stand.class);
  }

  /** A page may be older or newer than what it fetched; that must not end the worker. */
  @Test
  void whatWasLearnedByOtherEyesIsRefused() {
    Shape other = new Shape(3, 2, 4, 2, 2);
    String text = NetworkText.write(other, new int[other.weights()], List.of("of another title"));

    assertThat(refusal(new Request.Learn("azul", text)).clause()).isEqualTo("core.unreadable");
    assertThat(refusal(new Request.Learn("azul", "nonsense")).clause())
        .isEqualTo("core.unreadable");
    assertThat(refusal(new Request.Learn("halma", text)).clause()).isEqualTo("core.other-game");
  }

  private Reply.Stand lay(String title, String text, Request.Deed... moves) {
    return ask(
        new Request.Lay(title, text, Map.of(), List.of(moves), Seat.SPECTATOR), Reply.Stand.class);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> String firstPosition(
      Game<P, M, V> game) {
    P position = game.start(Setup.of(2).withFirst(0));
    position.settleIfDue(new FastChance(1), Journal.OFF);
    return game.notation().writePosition(position);
  }

  private Reply.Stand look(int viewer) {
    return ask(new Request.Look("t", null, -1, viewer), Reply.Stand.class);
  }

  private Reply.Stand playFirst(String title, int seat) {
    Json view = look(seat).view();
    List<Reply.Said> moves = ask(new Request.Legal(title, view, 0, 1), Reply.Moves.class).moves();
    return ask(
        new Request.Play("t", seat, Json.of(moves.getFirst().text()), Seat.SPECTATOR),
        Reply.Stand.class);
  }

  private Reply think(String title, Json view, int slice) {
    Reply.Thinking state =
        ask(new Request.Think("x", title, view, "casual", 60, 3), Reply.Thinking.class);
    while (!state.enough()) {
      state = ask(new Request.GoOn("x", slice), Reply.Thinking.class);
    }
    return ask(new Request.Conclude("x"), Reply.Concluded.class);
  }

  private <R extends Reply> R ask(Request request, Class<R> type) {
    return type.cast(Protocol.REPLY.read(part(answer(request), "reply")));
  }

  private Refusal refusal(Request request) {
    return CoreCodecs.REFUSAL.read(part(answer(request), "refusal"));
  }

  private static Json part(Json.Obj answer, String name) {
    return Objects.requireNonNull(answer.get(name), answer::write);
  }

  private Json.Obj answer(Request request) {
    return (Json.Obj) Json.read(worker.answer(Protocol.REQUEST.text(request)));
  }

  static Stream<String> titles() {
    return Catalogue.games().stream().map(game -> game.info().id());
  }

  /** The step tells what was foreseen, and then what luck did. */
  private static void assertBeginsLike(Reply.Foreseen foreseen, Reply.Stand stand) {
    List<Json> events = stand.steps().getFirst().events();
    assertThat(events.subList(0, foreseen.events().size())).isEqualTo(foreseen.events());
  }
}
