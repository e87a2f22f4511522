package org.loggia.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.loggia.catalogue.Catalogue;
import org.loggia.lab.show.Reason;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.work.Cluster;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** The lab's front desk: knows the commands, and answers wrong questions in one sentence. */
@Command(
    name = "loggia lab",
    description = "Play, simulate, record and replay the games of the house.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Seats are counted from 0 in options, JSON and position texts, and from 1 wherever people"
          + " read."
    })
public final class Lab {
  /** Something went wrong in here. */
  static final int FAULT = 1;

  /** Something wrong was asked. */
  static final int WRONG_QUESTION = 2;

  private final House house;

  Lab(House house) {
    this.house = house;
  }

  public static void main(String[] args) {
    System.exit(new Lab(new House(Catalogue.games(), Terminal.ofProcess(), keep())).run(args));
  }

  /** Where programs keep what nobody asked them to keep; see the XDG base directories. */
  private static Path keep() {
    String state = System.getenv("XDG_STATE_HOME");
    return state == null || state.isEmpty()
        ? Path.of(System.getProperty("user.home"), ".local", "state", "loggia")
        : Path.of(state, "loggia");
  }

  int run(String... args) {
    int exitCode = commandLine(args).execute(args.length == 0 ? new String[] {"--help"} : args);
    house.terminal().flush();
    return exitCode;
  }

  private Map<String, Supplier<Object>> commands() {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("games", () -> new GamesCommand(house));
    commands.put("rules", () -> new RulesCommand(house));
    commands.put("play", () -> new PlayCommand(house));
    commands.put("simulate", () -> new SimulateCommand(house));
    commands.put("arena", () -> new ArenaCommand(house));
    commands.put("ladder", () -> new LadderCommand(house));
    commands.put("learn", () -> new LearnCommand(house));
    commands.put("deadline", () -> new DeadlineCommand(house));
    commands.put("bot", () -> new BotCommand(house));
    commands.put("perft", () -> new PerftCommand(house));
    commands.put("step", () -> new StepCommand(house));
    commands.put("record", () -> new RecordCommand(house));
    commands.put("replay", () -> new ReplayCommand(house));
    commands.put("review", () -> new ReviewCommand(house));
    commands.put("verify", () -> new VerifyCommand(house));
    commands.put("puzzles", () -> new PuzzlesCommand(house));
    commands.put("calibrate", () -> new CalibrateCommand(house));
    commands.put("node", () -> new NodeCommand(house));
    commands.put("bench", () -> new BenchCommand(house));
    commands.put("load", () -> new LoadCommand(house));
    commands.put("crash", () -> new CrashCommand(house));
    commands.put("attack", () -> new AttackCommand(house));
    return commands;
  }

  private CommandLine commandLine(String[] args) {
    Terminal terminal = house.terminal();
    CommandLine lab = new CommandLine(this).setExpandAtFiles(false);
    Map<String, Supplier<Object>> commands = commands();
    // Picocli looks closely at each command it is given, which takes time: it gets only the one
    // that was asked for, or all to choose from.
    if (args.length > 0) {
      commands.keySet().removeIf(name -> commands.containsKey(args[0]) && !name.equals(args[0]));
    }
    commands.forEach((name, command) -> lab.addSubcommand(name, command.get()));
    lab.getSubcommands().values().forEach(Lab::addHelp);
    addHelp(lab);
    return lab.setOut(terminal.outWriter())
        .setErr(terminal.errWriter())
        .setColorScheme(Help.defaultColorScheme(terminal.hasColours() ? Ansi.ON : Ansi.OFF))
        .registerConverter(Integer.class, Lab::wholeNumber)
        .registerConverter(int.class, Lab::wholeNumber)
        .registerConverter(Long.class, Lab::longNumber)
        .registerConverter(long.class, Lab::longNumber)
        .registerConverter(Path.class, Lab::path)
        .setParameterExceptionHandler((problem, _) -> answer(problem))
        .setExecutionExceptionHandler((problem, _, _) -> answer(problem));
  }

  private static void addHelp(CommandLine command) {
    command
        .getCommandSpec()
        .addOption(
            OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this page")
                .build());
  }

  private static Integer wholeNumber(String text) {
    try {
      return Integer.valueOf(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + text + "' is not a whole number");
    }
  }

  private static Long longNumber(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + text + "' is not a whole number");
    }
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("no file can be called '" + text + "'");
    }
  }

  private int answer(Exception problem) {
    String sentence =
        switch (problem) {
          case Complaint complaint -> complaint.sentence();
          case Cluster.Refused refused -> String.valueOf(refused.getMessage());
          case ParameterException wrong -> onOneLine(wrong) + hint(wrong);
          case UncheckedIOException disk when disk.getCause() instanceof IOException cause ->
              "Something cannot be read or written (" + Reason.of(cause) + ").";
          default -> new FaultReport(house).tell(problem);
        };
    house.terminal().aside(sentence + "\n");
    return problem instanceof Complaint
            || problem instanceof Cluster.Refused
            || problem instanceof ParameterException
        ? WRONG_QUESTION
        : FAULT;
  }

  private static String onOneLine(ParameterException wrong) {
    String message = String.valueOf(wrong.getMessage()).replaceAll("\\s*\\R\\s*", " ").strip();
    return message.endsWith(".") ? message : message + ".";
  }

  private static String hint(ParameterException wrong) {
    String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
    return " Ask \"./" + command + " --help\".";
  }
}
