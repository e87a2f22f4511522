package org.loggia.lab.show;

import java.util.List;
import org.loggia.core.Ink;
import org.loggia.core.Pen;

/** Parts of a rule book, set for a terminal. */
public final class RulePage {
  private final Pen pen;

  public RulePage(Pen pen) {
    this.pen = pen;
  }

  public String of(List<RuleBook.Part> parts) {
    StringBuilder page = new StringBuilder();
    for (RuleBook.Part part : parts) {
      page.append(page.isEmpty() ? "" : "\n");
      if (part.isHeading()) {
        page.append(pen.paint(Ink.BOLD, part.text())).append('\n');
      } else {
        page.append(body(part.text()));
      }
    }
    return page.toString();
  }

  /** Paragraphs are wrapped; lists keep their points and tables their rows. */
  private String body(String markdown) {
    StringBuilder page = new StringBuilder();
    StringBuilder paragraph = new StringBuilder();
    for (String line : markdown.lines().toList()) {
      boolean row = line.startsWith("|");
      boolean point = line.startsWith("- ") || line.startsWith("* ");
      if (row || point || line.isBlank()) {
        flush(page, paragraph);
      }
      if (row || line.isBlank()) {
        page.append(line).append('\n');
      } else {
        paragraph.append(line).append('\n');
      }
    }
    flush(page, paragraph);
    return page.toString();
  }

  private void flush(StringBuilder page, StringBuilder paragraph) {
    if (!paragraph.isEmpty()) {
      String text = paragraph.toString();
      String indent = text.startsWith("- ") || text.startsWith("* ") ? "  " : "";
      String wrapped =
          Paragraph.wrap(text.replace("`", "").replace("**", "\u0000"), pen.width(), indent);
      page.append(bold(wrapped));
      paragraph.setLength(0);
    }
  }

  /** Every second mark ends what the one before it began. */
  private String bold(String text) {
    StringBuilder page = new StringBuilder();
    String[] pieces = text.split("\u0000", -1);
    for (int i = 0; i < pieces.length; i++) {
      page.append(i % 2 == 1 ? pen.paint(Ink.BOLD, pieces[i]) : pieces[i]);
    }
    return page.toString();
  }
}
