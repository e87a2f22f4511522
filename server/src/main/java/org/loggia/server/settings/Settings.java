package org.loggia.server.settings;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a host can choose. Each setting is an option of the command line, and an environment
 * variable of the same name: {@code --public-url} is {@code LOGGIA_PUBLIC_URL}.
 *
 * @param port 0 takes any that is free
 * @param bind the address to listen at; null for all that this machine has
 * @param data the folder of the SQLite file
 * @param db where the log lies, as a JDBC address; null for SQLite in the data folder
 * @param publicUrl how the world sees this server, if it stands behind a proxy
 * @param trustedProxies who may say for whom they ask
 * @param allowedHosts more names under which this server may be called
 * @param rateLimits whether anybody is slowed down; off for measurements only
 */
public record Settings(
    int port,
    @Nullable String bind,
    Path data,
    @Nullable String db,
    @Nullable URI publicUrl,
    List<Network> trustedProxies,
    List<String> allowedHosts,
    boolean rateLimits) {

  private static final String PREFIX = "LOGGIA_";
  private static final int HIGHEST_PORT = 65_535;

  /** A setting's value if nobody chooses one, and what it is for. */
  private record Known(String standard, String sample, String purpose) {}

  private static final Map<String, Known> KNOWN = known();

  private static Map<String, Known> known() {
    Map<String, Known> known = new LinkedHashMap<>();
    known.put("port", new Known("8080", "N", "where to listen; 0 takes any port that is free"));
    known.put(
        "bind",
        new Known("", "ADDRESS", "the address to listen at; all of this machine's if none"));
    known.put("data", new Known("data", "DIR", "the folder of the SQLite file"));
    known.put(
        "db", new Known("", "URL", "jdbc:postgresql://… instead of SQLite in the data folder"));
    known.put(
        "public-url",
        new Known("", "URL", "how the world sees this server, if it stands behind a proxy"));
    known.put(
        "trusted-proxies",
        new Known(
            "",
            "LIST",
            "proxies whose X-Forwarded-For is believed: addresses or networks, with commas;"
                + " with a public URL this machine's own if none"));
    known.put(
        "allow-host",
        new Known("", "LIST", "more names by which browsers may call this server, with commas"));
    known.put(
        "rate-limits",
        new Known("on", "on|off", "whether anybody is slowed down; off for measurements only"));
    return known;
  }

  /** What a host reads who asks. */
  public static String help() {
    StringBuilder help = new StringBuilder("Opens the tables.\n\n");
    KNOWN.forEach(
        (name, known) ->
            help.append(
                String.format(
                    Locale.ROOT,
                    "  %-21s %s%s%n",
                    "--" + name + " " + known.sample,
                    known.purpose,
                    known.standard.isEmpty() ? "" : " (default: " + known.standard + ")")));
    return help.append("\nEach is also a variable: --public-url is LOGGIA_PUBLIC_URL.\n")
        .toString();
  }

  /** Variables that belong to the launcher, not to us. */
  private static final List<String> NOT_OURS =
      List.of("LOGGIA_HOME", "LOGGIA_JAVA_OPTS", "LOGGIA_CHROMIUM");

  public static Settings read(List<String> arguments, Map<String, String> environment) {
    Map<String, String> chosen = new LinkedHashMap<>();
    KNOWN.forEach((name, known) -> chosen.put(name, known.standard));
    environment.forEach(
        (name, value) -> {
          if (name.startsWith(PREFIX) && !NOT_OURS.contains(name)) {
            String setting =
                name.substring(PREFIX.length()).toLowerCase(Locale.ROOT).replace('_', '-');
            choose(chosen, setting, value, name);
          }
        });
    List<String> words = new ArrayList<>(arguments);
    while (!words.isEmpty()) {
      String word = words.removeFirst();
      int equals = word.indexOf('=');
      String name = equals < 0 ? word : word.substring(0, equals);
      if (!name.startsWith("--")) {
        throw new WrongSetting("\"" + word + "\" is no setting; " + choice());
      }
      if (equals < 0 && words.isEmpty()) {
        throw new WrongSetting("The setting " + name + " needs a value.");
      }
      String value = equals < 0 ? words.removeFirst() : word.substring(equals + 1);
      choose(chosen, name.substring(2), value, name);
    }
    return of(chosen);
  }

  private static void choose(
      Map<String, String> chosen, String setting, String value, String asWritten) {
    if (!KNOWN.containsKey(setting)) {
      throw new WrongSetting("There is no setting \"" + asWritten + "\"; " + choice());
    }
    chosen.put(setting, value);
  }

  private static String choice() {
    return "there are: --" + String.join(", --", KNOWN.keySet()) + ".";
  }

  private static Settings of(Map<String, String> chosen) {
    String db = chosen.getOrDefault("db", "");
    String bind = chosen.getOrDefault("bind", "");
    URI publicUrl = url(chosen.getOrDefault("public-url", ""));
    return new Settings(
        port(chosen.getOrDefault("port", "")),
        bind.isEmpty() ? null : bind,
        Path.of(chosen.getOrDefault("data", "data")),
        db.isEmpty() ? null : database(db),
        publicUrl,
        proxies(chosen.getOrDefault("trusted-proxies", ""), publicUrl),
        words(chosen.getOrDefault("allow-host", "")),
        onOff("rate-limits", chosen.getOrDefault("rate-limits", "on")));
  }

  private static int port(String text) {
    try {
      int port = Integer.parseInt(text);
      if (port >= 0 && port <= HIGHEST_PORT) {
        return port;
      }
    } catch (NumberFormatException noNumber) {
      // said below
    }
    throw new WrongSetting("The port must be a number from 0 to 65535, not \"" + text + "\".");
  }

  private static String database(String text) {
    if (text.startsWith("jdbc:postgresql:") || text.startsWith("jdbc:sqlite:")) {
      return text;
    }
    throw new WrongSetting("The database must begin with jdbc:postgresql: or jdbc:sqlite:.");
  }

  private static @Nullable URI url(String text) {
    if (text.isEmpty()) {
      return null;
    }
    try {
      URI url = URI.create(text);
      if (("http".equals(url.getScheme()) || "https".equals(url.getScheme()))
          && url.getHost() != null) {
        return url;
      }
    } catch (IllegalArgumentException noUrl) {
      // said below
    }
    throw new WrongSetting("The public URL must look like https://play.example.org.");
  }

  /** Who sets up a public URL has a proxy, most often beside the server. */
  private static List<Network> proxies(String text, @Nullable URI publicUrl) {
    if (text.isBlank()) {
      return publicUrl == null ? List.of() : Network.HERE;
    }
    List<Network> networks = new ArrayList<>();
    for (String word : words(text)) {
      Network network = Network.read(word);
      if (network == null) {
        throw new WrongSetting(
            "The trusted proxies are addresses or networks such as 10.0.0.0/8, not \""
                + word
                + "\".");
      }
      networks.add(network);
    }
    return List.copyOf(networks);
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(",")).map(String::strip).filter(s -> !s.isEmpty()).toList();
  }

  private static boolean onOff(String name, String text) {
    return switch (text) {
      case "on" -> true;
      case "off" -> false;
      default -> throw new WrongSetting("The setting " + name + " is on or off.");
    };
  }

  /** The database's address, whatever was chosen. */
  public String jdbcUrl() {
    return db != null ? db : "jdbc:sqlite:" + data.resolve("loggia.db");
  }
}
