package org.loggia.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.loggia.core.GameInfo;
import org.loggia.core.Move;
import org.loggia.core.Option;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.json.Shape;
import org.loggia.core.words.Phrase;
import org.loggia.core.words.Phrasebook;

/**
 * (l1) In every language that the title has, there is a text for all that it can say, with no
 * placeholder that nothing fills, and no text for what it never says.
 */
final class WordsAreComplete implements TitleClause {
  /** In these groups a text that nothing uses is a mistake. */
  private static final Set<String> GROUPS =
      Set.of("event", "move", "ask", "ending", "metric", "receipt", "tally", "figure", "option");

  private static final int MOST_PROBLEMS = 30;

  /** Stands for arguments that were never seen, so that nothing is known of them. */
  private static final String ANYTHING = "…";

  @Override
  public String letter() {
    return "l1";
  }

  @Override
  public String promise() {
    return "words are complete";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract) {
    Set<String> problems = new TreeSet<>();
    Map<String, Set<String>> arguments = arguments(contract, problems);
    Map<String, Phrasebook> whole = Texts.whole(contract);
    Texts.own(contract)
        .forEach(
            (language, own) -> {
              List<String> found = new ArrayList<>(own.problems());
              Phrasebook book = whole.getOrDefault(language, own);
              missing(book, arguments.keySet(), language, found);
              placeholders(book, arguments, found);
              unused(contract, own, arguments.keySet(), found);
              gaps(contract, book, language, found);
              found.forEach(problem -> problems.add(language + ": " + problem));
            });
    if (!problems.isEmpty()) {
      throw contract.broken(
          "its words are not complete:\n"
              + String.join("\n", problems.stream().limit(MOST_PROBLEMS).toList()));
    }
  }

  /** Every key that needs a text, with the arguments that it may use. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      Map<String, Set<String>> arguments(Contract<P, M, V> contract, Set<String> problems) {
    GameInfo info = contract.game().info();
    Vocabulary vocabulary = contract.vocabulary();
    Map<String, Set<String>> arguments = new TreeMap<>();
    arguments.put("title", Set.of());
    for (String key : contract.seldom()) {
      arguments.put(key, Set.of(ANYTHING));
    }
    for (String key : vocabulary.keys()) {
      arguments.put(
          key,
          key.startsWith("receipt.")
              ? Set.of("count", "points")
              : key.startsWith("tally.") ? Set.of("value") : Set.of());
    }
    vocabulary.refusals().forEach((clause, names) -> arguments.put("refusal." + clause, names));
    info.endings().forEach(ending -> arguments.put("ending." + ending, Set.of()));
    info.metrics().forEach(metric -> arguments.put("metric." + metric, Set.of()));
    for (Option<?> option : info.options()) {
      arguments.put("option." + option.id(), Set.of());
      if (option instanceof Option.Choice choice) {
        choice.words().forEach(w -> arguments.put("option." + option.id() + "." + w, Set.of()));
      }
    }
    kinds("event.", contract.game().codecs().event().shape(), contract, arguments, problems);
    kinds("move.", contract.game().codecs().move().shape(), contract, arguments, problems);
    return arguments;
  }

  private static void kinds(
      String prefix,
      Shape shape,
      Contract<?, ?, ?> contract,
      Map<String, Set<String>> arguments,
      Set<String> problems) {
    if (!(shape instanceof Shape.Union union)) {
      problems.add("the codec of " + prefix + "… is no union of kinds");
      return;
    }
    for (Shape.Variant variant : union.variants()) {
      Set<String> fields = new TreeSet<>();
      variant.fields().fields().forEach(field -> fields.add(field.name()));
      String key = prefix + variant.kind();
      arguments.put(key, fields);
      if (!contract.vocabulary().keys().contains(key) && !contract.seldom().contains(key)) {
        problems.add(key + " never comes up; if it can, say seldom(\"" + key + "\")");
      }
    }
  }

  private static void missing(
      Phrasebook book, Set<String> needed, String language, List<String> found) {
    for (String key : needed) {
      // Core's own words are core's business, in languages that core does not speak yet.
      boolean ofCore = key.startsWith("refusal.core.") && !language.equals("en");
      if (!book.has(key) && !ofCore) {
        found.add(key + " has no text");
      }
    }
  }

  private static void placeholders(
      Phrasebook book, Map<String, Set<String>> arguments, List<String> found) {
    arguments.forEach(
        (key, names) -> {
          for (String placeholder : book.placeholders(key)) {
            if (!names.contains(placeholder) && !names.contains(ANYTHING)) {
              found.add(key + " speaks of {" + placeholder + "}, but there is only " + names);
            }
          }
        });
  }

  private static void unused(
      Contract<?, ?, ?> contract, Phrasebook own, Set<String> needed, List<String> found) {
    Set<String> spoken = contract.vocabulary().spoken();
    Set<String> rules = RulesHaveTheirClauses.clauses(contract);
    for (String key : own.keys()) {
      boolean known = needed.contains(key) || spoken.contains(key);
      String group = key.substring(0, Math.max(0, key.indexOf('.')));
      if (GROUPS.contains(group) && !known) {
        found.add(key + " is never said; if it can be, say seldom(\"" + key + "\")");
      }
      if (group.equals("refusal")
          && !known
          && !rules.contains(key.substring("refusal.".length()))) {
        found.add(key + " is neither used nor a clause of RULES.md");
      }
    }
  }

  private static void gaps(
      Contract<?, ?, ?> contract, Phrasebook book, String language, List<String> found) {
    Set<String> gaps = new TreeSet<>();
    for (Phrase phrase : contract.vocabulary().phrases()) {
      if (book.has(phrase.key())) {
        String said = Said.inWords(book, phrase);
        if (Said.hasGap(said) && gaps.add(phrase.key())) {
          found.add(phrase.key() + " has a gap in " + language + ": " + said);
        }
      }
    }
  }
}
