package org.loggia.lab.show;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Where the lab reads and writes: a person's terminal, or pipes. */
public final class Terminal {
  private final BufferedReader in;
  private final PrintStream out;
  private final PrintStream err;
  private final boolean live;
  private final boolean colours;
  private final IntSupplier width;

  /**
   * @param live whether a person sits there, so that screens may be cleared and progress shown
   * @param width asked anew for each screen, because people resize their windows
   */
  public Terminal(
      Reader in,
      PrintStream out,
      PrintStream err,
      boolean live,
      boolean colours,
      IntSupplier width) {
    this.in = new BufferedReader(in);
    this.out = out;
    this.err = err;
    this.live = live;
    this.colours = colours;
    this.width = width;
  }

  /**
   * The streams of this process, always in UTF-8: position texts and names are the same everywhere.
   */
  @SuppressWarnings("SystemConsoleNull") // whether it is null depends on the JDK and its settings
  public static Terminal ofProcess() {
    Console console = System.console();
    boolean live = console != null && console.isTerminal();
    return new Terminal(
        new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8),
        print(FileDescriptor.out),
        print(FileDescriptor.err),
        live,
        live && wantsColours(),
        live ? TerminalWidth::ofWindow : TerminalWidth::ofEnvironment);
  }

  private static PrintStream print(FileDescriptor descriptor) {
    return new PrintStream(
        new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 14),
        false,
        StandardCharsets.UTF_8);
  }

  /** See no-color.org: any value but the empty one says no. */
  private static boolean wantsColours() {
    String noColour = System.getenv("NO_COLOR");
    String kind = System.getenv("TERM");
    return (noColour == null || noColour.isEmpty()) && kind != null && !kind.equals("dumb");
  }

  public boolean isLive() {
    return live;
  }

  public boolean hasColours() {
    return colours;
  }

  public int width() {
    return width.getAsInt();
  }

  public void line(String text) {
    out.print(text);
    out.print('\n');
  }

  /** Exactly this text, without a new line. */
  public void text(String text) {
    out.print(text);
  }

  /** For what is not the answer itself: complaints, progress, remarks. */
  public void aside(String text) {
    out.flush();
    err.print(text);
    err.flush();
  }

  public void flush() {
    out.flush();
    err.flush();
  }

  public PrintWriter outWriter() {
    return new PrintWriter(out, true, StandardCharsets.UTF_8);
  }

  public PrintWriter errWriter() {
    return new PrintWriter(err, true, StandardCharsets.UTF_8);
  }

  /** A fresh screen, where there is a screen; among pipes nothing. */
  public void clear() {
    if (live) {
      out.print("\u001b[H\u001b[2J");
    }
  }

  /** A fresh screen, and nothing to scroll back to: what stood there was not for everybody. */
  public void forget() {
    if (live) {
      out.print("\u001b[H\u001b[2J\u001b[3J");
    }
  }

  /** The next line that was typed, or null at the end of the input. */
  public @Nullable String ask(String prompt) {
    out.print(prompt);
    out.flush();
    try {
      return in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
