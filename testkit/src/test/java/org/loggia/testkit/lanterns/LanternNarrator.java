package org.loggia.testkit.lanterns;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Ink;
import org.loggia.core.Narrator;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrase;

/** An evening in words, and as a row of letters. */
final class LanternNarrator implements Narrator<LanternView> {
  @Override
  public List<Phrase> tell(LanternView view) {
    List<Phrase> sentences = new ArrayList<>();
    List<String> row = view.row().stream().map(hung -> hung.lantern().word()).toList();
    sentences.add(
        row.isEmpty() ? Phrase.of("tell.no-row") : Phrase.of("tell.row").with("row", row));
    for (int seat = 0; seat < view.benches().size(); seat++) {
      LanternView.Bench bench = view.benches().get(seat);
      sentences.add(
          Phrase.of("tell.bench")
              .with("seat", seat)
              .with("hand", bench.hand())
              .with("hidden", bench.hidden()));
      List<Colour> own = bench.inHand();
      if (own != null && !own.isEmpty()) {
        sentences.add(
            Phrase.of("tell.hand")
                .with("seat", seat)
                .with("hand", own.stream().map(Colour::word).toList()));
      }
    }
    sentences.add(Phrase.of("tell.bag").with("bag", view.bag()));
    return sentences;
  }

  @Override
  public String sketch(LanternView view, Pen pen) {
    StringBuilder sketch = new StringBuilder();
    for (LanternView.Hung hung : view.row()) {
      sketch.append(' ').append(pen.paint(ink(hung.lantern()), hung.lantern().letter()));
    }
    sketch.append('\n');
    for (int seat = 0; seat < view.benches().size(); seat++) {
      LanternView.Bench bench = view.benches().get(seat);
      sketch.append(pen.seat(seat)).append(": ");
      sketch.append(letters(bench.inHand(), bench.hand())).append(" / ");
      sketch.append(letters(bench.underBench(), bench.hidden())).append('\n');
    }
    return sketch.toString();
  }

  private static String letters(@Nullable List<Colour> known, int count) {
    if (known == null) {
      return "?".repeat(count);
    }
    StringBuilder letters = new StringBuilder();
    known.forEach(colour -> letters.append(colour.letter()));
    return letters.toString();
  }

  private static Ink ink(Colour colour) {
    return switch (colour) {
      case AMBER -> Ink.YELLOW;
      case BLUE -> Ink.BLUE;
      case CORAL -> Ink.RED;
    };
  }
}
