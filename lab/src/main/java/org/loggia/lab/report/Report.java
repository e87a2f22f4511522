package org.loggia.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A page that stands alone, in light and in dark, and the same figures as CSV beside it. */
public final class Report {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ink: #222; --faint: #ccc; --paper: #fff; }
      @media (prefers-color-scheme: dark) { :root { --ink: #ddd; --faint: #444; --paper: #181818; } }
      body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
        max-width: 800px; margin: 2rem auto; padding: 0 1rem; }
      svg { width: 100%; height: auto; } text { font-size: 13px; fill: var(--ink); }
      .grid { stroke: var(--faint); fill: none; } .bar { fill: #4a7ab5; }
      .error { stroke: var(--ink); stroke-width: 1.5; fill: none; }
      .line { fill: none; stroke-width: 2; }
      .s0 { stroke: #2f6db3; } .s1 { stroke: #c4572b; stroke-dasharray: 8 4; }
      .s2 { stroke: #3c8d4f; stroke-dasharray: 2 4; } .s3 { stroke: #8a5bb0; stroke-dasharray: 12 3 2 3; }
      .s4 { stroke: #a8892b; stroke-dasharray: 4 2; } .s5 { stroke: #4d9aa5; stroke-dasharray: 1 5; }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      td, th { padding: .1rem .8rem .1rem 0; text-align: right; } td:first-child, th:first-child
      { text-align: left; } details { margin-bottom: 1rem; } pre { overflow-x: auto; }
      """;

  private final String title;
  private final String note;
  private final List<Figure> figures = new ArrayList<>();

  /**
   * @param note what was asked, so that it can be asked again
   */
  public Report(String title, String note) {
    this.title = title;
    this.note = note;
  }

  public Report add(Figure figure) {
    figures.add(figure);
    return this;
  }

  /** The page, and beside it a file of the same name that ends in {@code .csv}. */
  public void write(Path page) throws IOException {
    Path folder = page.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(page, html());
    Files.writeString(csvBeside(page), csv());
  }

  public static Path csvBeside(Path page) {
    String name = page.getFileName().toString().replaceFirst("\\.html?$", "");
    return page.resolveSibling(name + ".csv");
  }

  String html() {
    StringBuilder page = new StringBuilder();
    page.append("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n");
    page.append("<meta name=\"viewport\" content=\"width=device-width\">\n");
    page.append("<title>").append(Html.text(title)).append("</title>\n");
    page.append("<style>\n").append(STYLE).append("</style>\n");
    page.append("<h1>").append(Html.text(title)).append("</h1>\n");
    page.append("<pre>").append(Html.text(note)).append("</pre>\n");
    for (Figure figure : figures) {
      page.append("<h2>").append(Html.text(figure.title())).append("</h2>\n");
      page.append(figure.svg());
      page.append("<details><summary>The numbers</summary>\n").append(table(figure));
      page.append("</details>\n");
    }
    return page.append("</html>\n").toString();
  }

  private static String table(Figure figure) {
    StringBuilder table = new StringBuilder("<table><tr>");
    figure.columns().forEach(name -> table.append("<th>").append(Html.text(name)).append("</th>"));
    table.append("</tr>\n");
    for (List<String> row : figure.rows()) {
      table.append("<tr>");
      row.forEach(cell -> table.append("<td>").append(Html.text(cell)).append("</td>"));
      table.append("</tr>\n");
    }
    return table.append("</table>\n").toString();
  }

  /** One long table: which figure, which row, which column, which value. */
  String csv() {
    StringBuilder csv = new StringBuilder("figure,row,column,value\n");
    for (Figure figure : figures) {
      for (List<String> row : figure.rows()) {
        for (int i = 1; i < row.size(); i++) {
          csv.append(cell(figure.title())).append(',').append(cell(row.getFirst())).append(',');
          csv.append(cell(figure.columns().get(i))).append(',').append(cell(row.get(i)));
          csv.append('\n');
        }
      }
    }
    return csv.toString();
  }

  private static String cell(String text) {
    return text.matches("[^\",\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
  }
}
