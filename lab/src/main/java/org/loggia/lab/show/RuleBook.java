package org.loggia.lab.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a title, as its RULES.md tells them: headings begin with {@code #}, a clause with
 * its id in bold, {@code **B4.2**}.
 */
public final class RuleBook {
  private final List<Part> parts;

  /**
   * A heading, a clause or plain text between them.
   *
   * @param clause the clause's id, empty if it is none
   */
  public record Part(boolean isHeading, String clause, String text) {}

  private RuleBook(List<Part> parts) {
    this.parts = parts;
  }

  /** The title's rules, or null if it carries none. */
  public static @Nullable RuleBook of(String game) {
    String markdown = Texts.resource("loggia/" + game + "/RULES.md");
    return markdown == null ? null : read(markdown);
  }

  static RuleBook read(String markdown) {
    List<Part> parts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    String clause = "";
    for (String line : markdown.lines().toList()) {
      boolean heading = line.startsWith("#");
      boolean newClause = line.startsWith("**") && line.indexOf("**", 2) > 2;
      if (heading || newClause) {
        add(parts, clause, text);
        clause = newClause ? line.substring(2, line.indexOf("**", 2)) : "";
      }
      if (heading) {
        parts.add(new Part(true, "", line.replaceFirst("^#+\\s*", "")));
      } else if (!line.equals("---")) { // the line above the appendix
        text.append(line).append('\n');
      }
    }
    add(parts, clause, text);
    return new RuleBook(parts);
  }

  private static void add(List<Part> parts, String clause, StringBuilder text) {
    if (!text.toString().isBlank()) {
      parts.add(new Part(false, clause, text.toString().strip()));
    }
    text.setLength(0);
  }

  public List<Part> all() {
    return parts;
  }

  public List<Part> headings() {
    return parts.stream().filter(Part::isHeading).toList();
  }

  /**
   * The clause with this id, or the clauses whose ids begin with it ({@code B4}), or all parts that
   * have the words in them; a section's heading stands for its whole section.
   */
  public List<Part> about(String idOrWords) {
    String wanted = idOrWords.strip().toLowerCase(Locale.ROOT);
    List<Part> exact = new ArrayList<>();
    List<Part> family = new ArrayList<>();
    List<Part> mentions = new ArrayList<>();
    boolean inSection = false;
    for (Part part : parts) {
      String id = part.clause.toLowerCase(Locale.ROOT);
      boolean mentioned = part.text.toLowerCase(Locale.ROOT).contains(wanted);
      if (part.isHeading) {
        inSection = mentioned;
      }
      if (id.equals(wanted)) {
        exact.add(part);
      } else if (id.startsWith(wanted + ".")) {
        family.add(part);
      }
      if (inSection || mentioned) {
        mentions.add(part);
      }
    }
    return !exact.isEmpty() ? exact : !family.isEmpty() ? family : mentions;
  }
}
