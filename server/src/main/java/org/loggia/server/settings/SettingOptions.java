package org.loggia.server.settings;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
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
    name = "loggia run",
    description = "Opens the tables.",
    footer = "%nEach is also a variable: --public-url is LOGGIA_PUBLIC_URL.",
    sortOptions = false)
final class SettingOptions {
  private static final String PREFIX = "LOGGIA_";
  private static final int HIGHEST_PORT = 65_535;

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
  private String rateLimits = "on";

  Settings settings() {
    return new Settings(
        port,
        bind,
        data,
        db,
        publicUrl,
        proxies(),
        words(allowedHosts).toList(),
        rateLimits.equals("on"));
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
    return new CommandLine(new SettingOptions()).getUsageMessage(Ansi.OFF);
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
          wrong.getCause() instanceof TypeConversionException unlike
              ? String.valueOf(unlike.getMessage())
              : String.valueOf(wrong.getMessage());
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
        throw new TypeConversionException(
            "The port must be a number from 0 to 65535, not \"" + text + "\".");
      }
      return port;
    }
  }

  private static final class JdbcUrl implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      if (!text.startsWith("jdbc:postgresql:") && !text.startsWith("jdbc:sqlite:")) {
        throw new TypeConversionException(
            "The database must begin with jdbc:postgresql: or jdbc:sqlite:.");
      }
      return text;
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
      throw new TypeConversionException("The public URL must look like https://play.example.org.");
    }
  }

  private static final class OnOff implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      if (!List.of("on", "off").contains(text)) {
        throw new TypeConversionException("The setting rate-limits is on or off.");
      }
      return text;
    }
  }
}
