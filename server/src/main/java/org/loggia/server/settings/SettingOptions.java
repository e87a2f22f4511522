package org.loggia.server.settings;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@link Settings} as they are written, on the command line and in the environment. */
@Command(
    footer = "%nEach is also a variable: --public-url is LOGGIA_PUBLIC_URL.",
    sortOptions = false)
final class SettingOptions {
  private static final String PREFIX = "LOGGIA_";
  private static final int HIGHEST_PORT = 65_535;

  /** It can be tried fifty times a second. */
  private static final int SHORTEST_SECRET = 16;

  private static final int MOST_DAYS = 36_500;

  /** Variables that belong to the launcher, not to us. */
  private static final List<String> NOT_OURS = List.of("LOGGIA_JAVA_OPTS", "LOGGIA_CHROMIUM");

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      converter = Port.class,
      description = "where to listen; 0 takes any port that is free (default: ${DEFAULT-VALUE})")
  private int port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      description = "the address to listen at; all of this machine's if none")
  private @Nullable String bind;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "data",
      description = "the folder of the SQLite file (default: ${DEFAULT-VALUE})")
  private Path data = Path.of("data");

  @Option(
      names = "--db",
      paramLabel = "URL",
      converter = JdbcUrl.class,
      description = "jdbc:postgresql://… instead of SQLite in the data folder")
  private @Nullable String db;

  @Option(
      names = "--begin",
      paramLabel = "on|off",
      defaultValue = "on",
      converter = OnOff.class,
      description =
          "whether to begin a log where there is none; off if one must be (default: ${DEFAULT-VALUE})")
  private Switch begin = Switch.ON;

  @Option(
      names = "--keep-waiting",
      paramLabel = "DAYS",
      defaultValue = "2",
      converter = Days.class,
      description =
          "how long a table is kept that waits for players, or forever (default: ${DEFAULT-VALUE})")
  private Duration keepWaiting = Duration.ofDays(2);

  @Option(
      names = "--keep-playing",
      paramLabel = "DAYS",
      defaultValue = "90",
      converter = Days.class,
      description = "the same for a game that rests (default: ${DEFAULT-VALUE})")
  private Duration keepPlaying = Duration.ofDays(90);

  @Option(
      names = "--keep-over",
      paramLabel = "DAYS",
      defaultValue = "365",
      converter = Days.class,
      description = "the same for a game that is over (default: ${DEFAULT-VALUE})")
  private Duration keepOver = Duration.ofDays(365);

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      converter = WebUrl.class,
      description = "how the world sees this server, if it stands behind a proxy")
  private @Nullable URI publicUrl;

  @Option(
      names = "--trusted-proxies",
      paramLabel = "LIST",
      description =
          "proxies whose X-Forwarded-For is believed: addresses or networks, with commas;"
              + " with a public URL this machine's own if none")
  private String trustedProxies = "";

  @Option(
      names = "--allow-host",
      paramLabel = "LIST",
      description = "more names by which browsers may call this server, with commas")
  private String allowedHosts = "";

  @Option(
      names = "--rate-limits",
      paramLabel = "on|off",
      defaultValue = "on",
      converter = OnOff.class,
      description =
          "whether anybody is slowed down; off for measurements only (default: ${DEFAULT-VALUE})")
  private Switch rateLimits = Switch.ON;

  @Option(
      names = "--host-secret",
      paramLabel = "TEXT",
      converter = Secret.class,
      description = "the password of /host, which only this machine itself sees without it")
  private @Nullable String hostSecret;

  @Option(
      names = "--backups",
      paramLabel = "DIR",
      description = "where your backups lie, so that /host tells their age")
  private @Nullable Path backups;

  Settings settings() {
    return new Settings(
        port,
        bind,
        data,
        db,
        begin == Switch.ON,
        new Retention(keepWaiting, keepPlaying, keepOver),
        publicUrl,
        proxies(),
        words(allowedHosts).toList(),
        rateLimits == Switch.ON,
        hostSecret,
        backups);
  }

  /** Who sets up a public URL has a proxy, most often beside the server. */
  private List<Network> proxies() {
    if (trustedProxies.isBlank()) {
      return publicUrl == null ? List.of() : Network.HERE;
    }
    return words(trustedProxies).map(SettingOptions::network).toList();
  }

  private static Network network(String text) {
    Network network = Network.read(text);
    if (network == null) {
      throw new WrongSetting(
          "The trusted proxies are addresses or networks such as 10.0.0.0/8, not \""
              + text
              + "\".");
    }
    return network;
  }

  private static Stream<String> words(String list) {
    return Arrays.stream(list.split(",")).map(String::strip).filter(word -> !word.isEmpty());
  }

  static SettingOptions read(List<String> arguments, Map<String, String> environment) {
    SettingOptions options = new SettingOptions();
    CommandLine line = new CommandLine(options).setExpandAtFiles(false);
    Map<String, OptionSpec> byVariable =
        line.getCommandSpec().options().stream()
            .collect(Collectors.toMap(SettingOptions::variable, option -> option));
    for (String name : environment.keySet()) {
      if (name.startsWith(PREFIX) && !NOT_OURS.contains(name) && !byVariable.containsKey(name)) {
        throw noSuchSetting(name, line);
      }
    }
    line.setDefaultValueProvider(
        setting -> {
          String value = environment.get(variable(setting));
          return value == null || value.isEmpty() ? null : value;
        });
    try {
      line.parseArgs(arguments.toArray(String[]::new));
    } catch (ParameterException wrong) {
      throw new WrongSetting(sentence(wrong));
    }
    return options;
  }

  static String help() {
    Help help = new Help(new SettingOptions(), Ansi.OFF);
    return help.optionList() + help.footer();
  }

  private static String variable(ArgSpec setting) {
    return setting instanceof OptionSpec option
        ? PREFIX + option.longestName().substring(2).toUpperCase(Locale.ROOT).replace('-', '_')
        : "";
  }

  private static String sentence(ParameterException wrong) {
    return switch (wrong) {
      case UnmatchedArgumentException unknown ->
          noSuchSetting(unknown.getUnmatched().getFirst(), unknown.getCommandLine()).sentence();
      case MissingParameterException missing
          when missing.getMissing().getFirst() instanceof OptionSpec option ->
          "The setting " + option.longestName() + " needs a value.";
      default ->
          switch (wrong.getCause()) {
            case WrongSetting unlike -> unlike.sentence();
            case TypeConversionException unlike
                when wrong.getArgSpec() instanceof OptionSpec option ->
                "The setting %s is %s."
                    .formatted(option.longestName().substring(2), unlike.getMessage());
            case null, default -> String.valueOf(wrong.getMessage());
          };
    };
  }

  private static WrongSetting noSuchSetting(String asWritten, CommandLine line) {
    String names =
        line.getCommandSpec().options().stream()
            .map(OptionSpec::longestName)
            .collect(Collectors.joining(", "));
    return new WrongSetting("There is no setting \"" + asWritten + "\"; there are: " + names + ".");
  }

  // ---- what a value may be ----------------------------------------------------------------------

  private static final class Port implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      int port = text.matches("\\d{1,5}") ? Integer.parseInt(text) : -1;
      if (port < 0 || port > HIGHEST_PORT) {
        throw new WrongSetting("The port must be a number from 0 to 65535, not \"" + text + "\".");
      }
      return port;
    }
  }

  private static final class JdbcUrl implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      return Settings.database(text);
    }
  }

  private static final class Secret implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      if (text.length() < SHORTEST_SECRET) {
        throw new WrongSetting(
            "The host's secret must have at least " + SHORTEST_SECRET + " characters.");
      }
      return text;
    }
  }

  private static final class Days implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
      if (text.equals("forever")) {
        return Retention.FOREVER;
      }
      int days = text.matches("\\d{1,5}") ? Integer.parseInt(text) : 0;
      if (days < 1 || days > MOST_DAYS) {
        throw new WrongSetting(
            "A table is kept for a number of days from 1 to " + MOST_DAYS + ", or forever.");
      }
      return Duration.ofDays(days);
    }
  }

  private static final class WebUrl implements ITypeConverter<URI> {
    @Override
    public URI convert(String text) {
      try {
        URI url = URI.create(text);
        if (List.of("http", "https").contains(String.valueOf(url.getScheme()))
            && url.getHost() != null) {
          return url;
        }
      } catch (IllegalArgumentException noUrl) {
        // said below
      }
      throw new WrongSetting("The public URL must look like https://play.example.org.");
    }
  }

  /** What is on or off takes a word; to picocli a boolean option would be its own word. */
  private enum Switch {
    ON,
    OFF
  }

  private static final class OnOff implements ITypeConverter<Switch> {
    @Override
    public Switch convert(String text) {
      return switch (text) {
        case "on" -> Switch.ON;
        case "off" -> Switch.OFF;
        default -> throw new TypeConversionException("on or off");
      };
    }
  }
}
