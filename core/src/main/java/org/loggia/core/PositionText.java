package org.loggia.core;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The text of a position, gone through once for both ways: each section is written from what the
 * position has, or read and handed back. While a text is written every section hands back what it
 * was given; so a title assigns the answers, and says nothing of it twice.
 */
public abstract sealed class PositionText {
  private PositionText() {}

  public static String write(Consumer<PositionText> sections) {
    Writing writing = new Writing();
    sections.accept(writing);
    return writing.text.toString();
  }

  /** Reads the sections that are left, and refuses what nobody took. */
  public static void read(Sections from, Consumer<PositionText> sections) {
    sections.accept(new Reading(from));
    from.end();
  }

  /** A number, which is left out where it is the standard. */
  public abstract int number(String label, int value, int least, int most, int standard);

  /** A word, which is left out where it is the standard. */
  public abstract <E extends Worded> E word(String label, E value, E[] all, E standard);

  /** A word that need not be there at all. */
  public abstract <E extends Worded> @Nullable E perhaps(String label, @Nullable E value, E[] all);

  /** A text without blanks that need not be there at all. */
  public abstract @Nullable String perhaps(String label, @Nullable String value);

  /** Something that holds or not: if it does, the word says so. */
  public abstract boolean flag(String label, boolean value, String word);

  /**
   * A section of the title's own. Its reader is asked for a section that is left out too, and finds
   * nothing in it.
   */
  public abstract void part(String label, Supplier<String> written, Consumer<Tokens> read);

  /** Of the set-up, which was read before there was a position. */
  public abstract void seats(Setup setup);

  /** Who was agreed on to begin. */
  public abstract void first(String label, Setup setup);

  public abstract void option(Setup setup, Option<?> option);

  private static final class Writing extends PositionText {
    private final Sections.Writer text = new Sections.Writer();

    @Override
    public int number(String label, int value, int least, int most, int standard) {
      text.add(label, value, standard);
      return value;
    }

    @Override
    public <E extends Worded> E word(String label, E value, E[] all, E standard) {
      text.add(label, value.equals(standard) ? "" : value.word());
      return value;
    }

    @Override
    public <E extends Worded> @Nullable E perhaps(String label, @Nullable E value, E[] all) {
      text.add(label, value == null ? "" : value.word());
      return value;
    }

    @Override
    public @Nullable String perhaps(String label, @Nullable String value) {
      text.add(label, value == null ? "" : value);
      return value;
    }

    @Override
    public boolean flag(String label, boolean value, String word) {
      text.add(label, value ? word : "");
      return value;
    }

    @Override
    public void part(String label, Supplier<String> written, Consumer<Tokens> read) {
      text.add(label, written.get());
    }

    @Override
    public void seats(Setup setup) {
      text.add("seats", Integer.toString(setup.seats()));
    }

    @Override
    public void first(String label, Setup setup) {
      text.add(label, setup.first(), Seat.NOBODY);
    }

    @Override
    public void option(Setup setup, Option<?> option) {
      String chosen = setup.options().get(option.id());
      text.add(option.id(), chosen == null ? "" : chosen);
    }
  }

  private static final class Reading extends PositionText {
    private final Sections sections;

    private Reading(Sections sections) {
      this.sections = sections;
    }

    @Override
    public int number(String label, int value, int least, int most, int standard) {
      return sections.number(label, least, most, standard);
    }

    @Override
    public <E extends Worded> E word(String label, E value, E[] all, E standard) {
      return sections.has(label) ? Worded.read(all, sections.word(label)) : standard;
    }

    @Override
    public <E extends Worded> @Nullable E perhaps(String label, @Nullable E value, E[] all) {
      return sections.has(label) ? Worded.read(all, sections.word(label)) : null;
    }

    @Override
    public @Nullable String perhaps(String label, @Nullable String value) {
      return sections.has(label) ? sections.word(label) : null;
    }

    @Override
    public boolean flag(String label, boolean value, String word) {
      boolean there = sections.has(label);
      if (there && !sections.word(label).equals(word)) {
        throw new Unreadable(label + " is '" + word + "', or left out");
      }
      return there;
    }

    @Override
    public void part(String label, Supplier<String> written, Consumer<Tokens> read) {
      Tokens tokens = sections.take(label);
      read.accept(tokens);
      tokens.end();
    }

    @Override
    public void seats(Setup setup) {}

    @Override
    public void first(String label, Setup setup) {}

    @Override
    public void option(Setup setup, Option<?> option) {}
  }
}
