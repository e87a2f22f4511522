package org.loggia.browser.types;

import java.util.LinkedHashMap;
import java.util.Map;
import org.loggia.browser.Protocol;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.json.Shape;
import org.loggia.core.words.PhraseCodec;

/** The types of everything that a page reads and writes: a file a title, core, and the worker. */
public final class Types {
  private Types() {}

  /** File name to text, for the folder {@code web/src/rules/types}. */
  public static Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    TypeFile core = core();
    put(files, core);
    TypeFile worker = new TypeFile("worker", core);
    Protocol.shapes().forEach(worker::add);
    put(files, worker);
    StringBuilder imports = new StringBuilder("// Written by ./loggia types. Do not edit.\n");
    StringBuilder titles = new StringBuilder();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      String id = game.info().id();
      TypeFile title = new TypeFile(id, core);
      imports.append("import type * as " + id + " from './" + id + "';\n");
      titles
          .append("  readonly " + id + ": {\n")
          .append(part(id, "view", title.add(game.codecs().view().shape())))
          .append(part(id, "event", title.add(game.codecs().event().shape())))
          .append(part(id, "move", title.add(game.codecs().move().shape())))
          .append("  };\n");
      put(files, title);
    }
    files.put(
        "titles.ts",
        imports
            + "\n/** What each title shows and says. */\nexport interface Titles {\n"
            + titles
            + "}\n");
    return files;
  }

  /** What all titles share; also what others build upon. */
  public static TypeFile core() {
    TypeFile core = new TypeFile("core");
    core.declareJson();
    for (Shape shape :
        new Shape[] {
          CoreCodecs.SETUP.shape(),
          CoreCodecs.RESULT.shape(),
          CoreCodecs.REFUSAL.shape(),
          CoreCodecs.RECORD.shape(),
          PhraseCodec.CODEC.shape()
        }) {
      core.add(shape);
    }
    return core;
  }

  private static String part(String title, String part, String type) {
    return "    readonly " + part + ": " + title + "." + type + ";\n";
  }

  private static void put(Map<String, String> files, TypeFile file) {
    files.put(file.name() + ".ts", file.text());
  }
}
