package org.loggia.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrasebook;

/** The texts of a title as they lie in its folder: {@code text/en.json} and other languages. */
final class Texts {
  private static final String CORE = "/loggia/core/text/";

  private Texts() {}

  /** What the title itself says in each language that it has; English is never missing. */
  static Map<String, Phrasebook> own(Contract<?, ?, ?> contract) {
    Map<String, Phrasebook> books = new LinkedHashMap<>();
    for (Path file : files(contract)) {
      books.put(language(file), book(contract, file, false));
    }
    return books;
  }

  /** The same together with what core says for every title, as a player reads it. */
  static Map<String, Phrasebook> whole(Contract<?, ?, ?> contract) {
    Map<String, Phrasebook> books = new LinkedHashMap<>();
    for (Path file : files(contract)) {
      books.put(language(file), book(contract, file, true));
    }
    return books;
  }

  static List<String> languages(Contract<?, ?, ?> contract) {
    return files(contract).stream().map(Texts::language).toList();
  }

  static Phrasebook english(Contract<?, ?, ?> contract) {
    return book(contract, contract.folder().resolve("text").resolve("en.json"), true);
  }

  static String seatName(int seat) {
    return "Seat " + (seat + 1);
  }

  private static List<Path> files(Contract<?, ?, ?> contract) {
    Path folder = contract.folder().resolve("text");
    if (!Files.exists(folder.resolve("en.json"))) {
      throw contract.broken("there is no " + folder.resolve("en.json"));
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    } catch (IOException e) {
      throw new AssertionError(folder + " cannot be read", e);
    }
  }

  private static String language(Path file) {
    return file.getFileName().toString().replace(".json", "");
  }

  private static Phrasebook book(Contract<?, ?, ?> contract, Path file, boolean withCore) {
    List<Json> texts = new ArrayList<>();
    try {
      if (withCore) {
        addCore(texts, language(file));
      }
      texts.add(Json.read(Files.readString(file)));
      return new Phrasebook(language(file), texts);
    } catch (IOException e) {
      throw new AssertionError(file + " cannot be read: " + e, e);
    } catch (Unreadable e) {
      throw contract.broken(file + " cannot be read: " + e.problem());
    }
  }

  private static void addCore(List<Json> texts, String language) throws IOException {
    try (InputStream in = Texts.class.getResourceAsStream(CORE + language + ".json")) {
      if (in != null) {
        texts.add(Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
      }
    }
  }
}
