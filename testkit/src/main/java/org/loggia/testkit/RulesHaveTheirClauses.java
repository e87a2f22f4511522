package org.loggia.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * (l2) The title's RULES.md has each clause that a move was refused by, and the rules in every
 * other language of the title, as in RULES.it.md, have the same clauses. A clause is a line that
 * begins with its id in bold, as in {@code **B4.2** Below one there is nothing.}
 */
final class RulesHaveTheirClauses implements TitleClause {
  private static final Pattern CLAUSE =
      Pattern.compile("^\\*\\*([A-Z]+[0-9]+(?:\\.[0-9]+)*[a-z]?)\\*\\*", Pattern.MULTILINE);

  @Override
  public String letter() {
    return "l2";
  }

  @Override
  public String promise() {
    return "RULES.md has every clause that refuses";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract) {
    Set<String> clauses = new TreeSet<>();
    for (String id : ids(contract)) {
      if (!clauses.add(id)) {
        throw contract.broken("RULES.md has **" + id + "** twice");
      }
    }
    if (clauses.isEmpty()) {
      throw contract.broken("RULES.md has no line that begins with a clause such as **B4.2**");
    }
    Set<String> missing = new TreeSet<>(contract.vocabulary().refusals().keySet());
    missing.removeIf(clause -> clause.startsWith("core."));
    missing.removeAll(clauses);
    if (!missing.isEmpty()) {
      throw contract.broken("moves are refused by clauses that RULES.md does not have: " + missing);
    }
    for (String language : Texts.languages(contract)) {
      Path translated = file(contract, language);
      if (!ids(translated).equals(ids(contract))) {
        throw contract.broken(translated.getFileName() + " has other clauses than RULES.md");
      }
    }
  }

  /** Every clause of the title's rules; none without a file. */
  static Set<String> clauses(Contract<?, ?, ?> contract) {
    return Files.exists(file(contract)) ? new TreeSet<>(ids(contract)) : Set.of();
  }

  private static List<String> ids(Contract<?, ?, ?> contract) {
    return ids(file(contract));
  }

  private static List<String> ids(Path rules) {
    List<String> ids = new ArrayList<>();
    try {
      Matcher matcher = CLAUSE.matcher(Files.readString(rules));
      while (matcher.find()) {
        ids.add(matcher.group(1));
      }
    } catch (IOException e) {
      throw new AssertionError("there is no " + rules + " to be read", e);
    }
    return ids;
  }

  private static Path file(Contract<?, ?, ?> contract) {
    return file(contract, "en");
  }

  private static Path file(Contract<?, ?, ?> contract, String language) {
    return contract
        .folder()
        .resolve(language.equals("en") ? "RULES.md" : "RULES." + language + ".md");
  }
}
