package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Narrator;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrase;
import org.loggia.games.alhambra.AlhambraView.BuiltTile;
import org.loggia.games.alhambra.AlhambraView.ColumnView;
import org.loggia.games.alhambra.AlhambraView.DiceView;
import org.loggia.games.alhambra.AlhambraView.FigureView;
import org.loggia.games.alhambra.AlhambraView.MarkerView;
import org.loggia.games.alhambra.AlhambraView.ResultsView;
import org.loggia.games.alhambra.AlhambraView.StoneView;

/** The table in words; how it looks in characters is drawn by {@link AlhambraSketch}. */
final class AlhambraNarrator implements Narrator<AlhambraView> {
  @Override
  public List<Phrase> tell(AlhambraView view) {
    List<Phrase> phrases = new ArrayList<>();
    phrases.add(round(view));
    ResultsView results = view.results();
    if (results != null) {
      phrases.add(
          results(view, results.left())
              .with("seat", view.actor())
              .with("colour", results.colour().word()));
    }
    tellDice(view.dice(), phrases);
    for (ColumnView column : view.columns()) {
      tellColumn(view, column, phrases);
    }
    for (int figure = 0; figure < view.figures().size(); figure++) {
      tellFigure(view, figure, phrases);
    }
    for (ColumnView column : view.columns()) {
      tellTowers(view, column, phrases);
    }
    if (Alhambra.isAlcazaba(view.setup())) {
      phrases.add(Phrase.of("tell.bag").with("n", view.bag()));
    }
    return phrases;
  }

  static Phrase round(AlhambraView view) {
    return switch (view.phase()) {
      case START -> Phrase.of("tell.start");
      case OVER -> Phrase.of("tell.over");
      default ->
          Phrase.of("tell.round")
              .with("round", view.round())
              .with("rounds", AlhambraPosition.ROUNDS)
              .with("caliph", view.caliph());
    };
  }

  private static Phrase results(AlhambraView view, @Nullable Prize left) {
    if (Alhambra.isAlcazaba(view.setup())) {
      return Phrase.of("tell.winner");
    }
    return left == null
        ? Phrase.of("tell.best")
        : Phrase.of("tell.second").with("left", left.word());
  }

  private static void tellDice(DiceView dice, List<Phrase> phrases) {
    if (dice.thrown() > 0) {
      phrases.add(
          Phrase.of("tell.dice").with("dice", words(dice.shown())).with("thrown", dice.thrown()));
    }
    Colour black = dice.black();
    if (black != null) {
      phrases.add(Phrase.of("tell.black-die").with("colour", black.word()));
    }
  }

  private static List<String> words(Symbols symbols) {
    List<String> words = new ArrayList<>();
    for (Colour colour : symbols.colours()) {
      words.add(colour.word());
    }
    return words;
  }

  private static void tellColumn(AlhambraView view, ColumnView column, List<Phrase> phrases) {
    Chip bonus = column.bonus();
    if (bonus != null) {
      phrases.add(
          Phrase.of("tell.bonus")
              .with("colour", column.colour().word())
              .with("chip", bonus.word()));
    }
    if (!column.offer().isEmpty()) {
      phrases.add(
          Phrase.of("tell.offer")
              .with("colour", column.colour().word())
              .with("tiles", texts(column.offer())));
    }
    for (MarkerView marker : column.markers()) {
      phrases.add(
          who(view, "tell.marker", marker.figure())
              .with("colour", column.colour().word())
              .with("field", marker.field().text()));
    }
  }

  private static void tellFigure(AlhambraView view, int figure, List<Phrase> phrases) {
    FigureView player = view.figures().get(figure);
    phrases.add(who(view, "tell.points", figure).with("points", player.points()));
    if (Alhambra.isAlcazaba(view.setup())) {
      tellPalace(view, figure, phrases);
    } else {
      Phrase built = who(view, "tell.built", figure);
      for (ColumnView column : view.columns()) {
        built = built.with(column.colour().word(), height(column, figure));
      }
      phrases.add(built);
    }
    if (!player.chips().isEmpty()) {
      List<String> chips = new ArrayList<>();
      for (Chip chip : player.chips()) {
        chips.add(chip.word());
      }
      phrases.add(who(view, "tell.chips", figure).with("chips", chips));
    }
    if (player.inHand() > 0) {
      phrases.add(who(view, "tell.markers", figure).with("n", player.inHand()));
    }
    if (player.out() > 0) {
      phrases.add(who(view, "tell.out", figure).with("n", player.out()));
    }
    if (player.redesigns() > 0) {
      phrases.add(who(view, "tell.redesigns", figure).with("n", player.redesigns()));
    }
  }

  /** Every tile with its square, then the wall and what is not built. */
  private static void tellPalace(AlhambraView view, int figure, List<Phrase> phrases) {
    FigureView player = view.figures().get(figure);
    for (BuiltTile built : player.palace()) {
      phrases.add(
          who(view, "tell.tile", figure)
              .with("tile", built.tile().text())
              .with("square", built.square().text()));
    }
    if (player.wall() > 0) {
      phrases.add(who(view, "tell.wall", figure).with("n", player.wall()));
    }
    if (!player.reserve().isEmpty()) {
      String key = isCarlo(view, figure) ? "tell.display" : "tell.reserve";
      phrases.add(who(view, key, figure).with("tiles", texts(player.reserve())));
    }
  }

  private static List<String> texts(List<Tile> tiles) {
    List<String> texts = new ArrayList<>();
    for (Tile tile : tiles) {
      texts.add(tile.text());
    }
    return texts;
  }

  static int height(ColumnView column, int figure) {
    for (StoneView stone : column.stones()) {
      if (stone.figure() == figure) {
        return stone.height();
      }
    }
    return 0;
  }

  /** In a tower it matters who lies below whom. */
  private static void tellTowers(AlhambraView view, ColumnView column, List<Phrase> phrases) {
    for (int i = 1; i < column.stones().size(); i++) {
      StoneView lower = column.stones().get(i - 1);
      StoneView upper = column.stones().get(i);
      if (lower.height() == upper.height()) {
        String seat = isCarlo(view, upper.figure()) ? "tell.below-carlo" : "tell.below";
        phrases.add(
            who(view, seat, lower.figure())
                .with("colour", column.colour().word())
                .with("height", lower.height())
                .with("upper", upper.figure()));
      }
    }
  }

  private static boolean isCarlo(AlhambraView view, int figure) {
    return figure == view.setup().seats();
  }

  /** Something about a player or Carlo. */
  private static Phrase who(AlhambraView view, String key, int figure) {
    return isCarlo(view, figure)
        ? Phrase.of(key).with("figure", Table.CARLO)
        : Phrase.of(key).with("seat", figure);
  }

  @Override
  public String sketch(AlhambraView view, Pen pen) {
    return new AlhambraSketch(view, pen).draw();
  }
}
