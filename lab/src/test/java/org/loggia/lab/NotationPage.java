package org.loggia.lab;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.loggia.core.Game;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Receipt;
import org.loggia.core.Setup;
import org.loggia.core.Standing;
import org.loggia.core.Tally;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;
import org.loggia.core.json.Shape;

/**
 * What random games of every variant of a title have in writing: kinds of moves, sections, reasons.
 */
final class NotationPage<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int GAMES = 30;
  private static final int EXAMPLE_PLY = 23;

  private final Game<P, M, V> game;
  private final Map<String, String> moves = new TreeMap<>();
  private final TreeSet<String> sections = new TreeSet<>();
  private final TreeSet<String> receipts = new TreeSet<>();
  private final TreeSet<String> tieBreaks = new TreeSet<>();
  private final Map<String, String> byPhase = new TreeMap<>();
  private String setup = "";
  private String position = "";

  NotationPage(Game<P, M, V> game) {
    this.game = game;
    for (Setup variant : game.info().variants()) {
      play(variant, 1);
      play(variant.withFirst(1), GAMES);
    }
  }

  private void play(Setup variant, int games) {
    FastChance chance = new FastChance(variant.seats());
    for (int i = 0; i < games; i++) {
      sections(variant, game.notation().writePosition(game.start(variant)));
      Match<P, M, V> match = Match.begin(game, variant, Luck.of(chance)).orThrow();
      if (setup.isEmpty()) {
        setup = match.steps().getFirst().entry().draws().text();
      }
      while (!match.isOver()) {
        look(match);
        M move = match.position().legal().get(chance.below(match.position().legal().count()));
        note(move);
        match.play(match.position().actor(), game.notation().writeMove(move)).orThrow();
      }
      look(match);
      match.position().result().standings().forEach(this::note);
    }
  }

  private void look(Match<P, M, V> match) {
    String text = game.notation().writePosition(match.position());
    sections(match.setup(), text);
    if (match.steps().size() == EXAMPLE_PLY && position.isEmpty()) {
      position = text;
    }
  }

  private void sections(Setup variant, String text) {
    byPhase.putIfAbsent(variant.options() + phase(text), text);
    for (String section : text.split("; ")) {
      sections.add(family(section.split(" ", 2)[0]));
    }
  }

  private static String phase(String text) {
    for (String section : text.split("; ")) {
      if (section.startsWith("phase ")) {
        return section;
      }
    }
    return "";
  }

  /**
   * {@code lines0} and {@code lines1} are one family, {@code area.red} and {@code area.blue} too.
   */
  static String family(String label) {
    return label.replaceAll("\\..*|\\d+$", "");
  }

  private void note(M move) {
    Json.Obj json = (Json.Obj) game.codecs().move().write(move);
    moves.putIfAbsent(json.get("kind") + "", game.notation().writeMove(move));
  }

  private void note(Standing standing) {
    for (Receipt receipt : standing.receipts()) {
      receipts.add(receipt.reason());
    }
    for (Tally tally : standing.tieBreaks()) {
      tieBreaks.add(tally.name());
    }
  }

  TreeSet<String> sections() {
    return sections;
  }

  /** A position of every phase of every variant. */
  Collection<String> positions() {
    return byPhase.values();
  }

  String text() {
    StringBuilder text = new StringBuilder();
    text.append("Moves, one of each kind: ").append(codes(moves.values())).append(".\n\n");
    if (!position.isEmpty()) {
      text.append("A position: `").append(position).append("`\n\n");
    }
    text.append("The luck of a set-up: `").append(setup).append("`\n\n");
    text.append("Endings: ").append(codes(game.info().endings())).append(".");
    if (!receipts.isEmpty()) {
      text.append(" Receipts: ").append(codes(receipts)).append(".");
    }
    if (!tieBreaks.isEmpty()) {
      text.append(" Tie-breaks: ").append(codes(tieBreaks)).append(".");
    }
    text.append("\n\n| event | fields |\n|---|---|\n");
    for (Shape.Variant event : ((Shape.Union) game.codecs().event().shape()).variants()) {
      text.append("| `").append(event.kind()).append("` | ");
      text.append(String.join(", ", fields(event))).append(" |\n");
    }
    return text.toString();
  }

  private static List<String> fields(Shape.Variant event) {
    List<String> fields = new ArrayList<>();
    for (Shape.Field field : event.fields().fields()) {
      fields.add("`" + field.name() + "` " + words(field.shape()));
    }
    return fields;
  }

  private static String words(Shape shape) {
    return switch (shape) {
      case Shape.ListOf(Shape item) -> "list of " + words(item);
      case Shape.MapOf(Shape value) -> "by name " + words(value);
      case Shape.OrNull(Shape some) -> words(some) + " or null";
      case Shape.Words(String _, List<String> words) -> String.join("/", words);
      case Shape.Written(String name) -> name;
      case Shape.Fields(String name, List<Shape.Field> _) -> name;
      case Shape.Union(String name, List<Shape.Variant> _) -> name;
      case Shape.Primitive leaf ->
          switch (leaf) {
            case INT -> "whole number";
            case NUMBER -> "number";
            case TEXT -> "text";
            case LONG -> "long";
            case BOOL -> "true/false";
            case ANY -> "any";
          };
    };
  }

  private static String codes(Iterable<String> words) {
    List<String> codes = new ArrayList<>();
    words.forEach(word -> codes.add("`" + word + "`"));
    return String.join(", ", codes);
  }
}
