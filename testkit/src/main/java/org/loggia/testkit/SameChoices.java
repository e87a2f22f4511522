package org.loggia.testkit;

import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;
import org.loggia.core.chance.Chance;

/** Whether two positions offer and refuse their actor the same. */
final class SameChoices {
  private static final int LISTED = 400;
  private static final int SAMPLED = 60;

  private SameChoices() {}

  /** What differs, or null. */
  static <P extends Position<P, M, V>, M extends Move, V extends View> @Nullable String difference(
      Notation<P, M> notation, P one, P two, Chance dice) {
    Choices<M> ones = one.legal();
    Choices<M> twos = two.legal();
    int count = ones.count();
    if (twos.count() != count) {
      return count + " legal moves there, " + twos.count() + " here";
    }
    if (count > LISTED) {
      String foreign = foreign(notation, ones, twos, dice);
      return foreign != null ? foreign : foreign(notation, twos, ones, dice);
    }
    Set<String> texts = texts(notation, ones);
    Set<String> others = texts(notation, twos);
    return texts.equals(others) ? null : texts + " are legal there, " + others + " here";
  }

  private static <M extends Move> Set<String> texts(Notation<?, M> notation, Choices<M> moves) {
    Set<String> texts = new TreeSet<>();
    for (int k = 0; k < moves.count(); k++) {
      texts.add(notation.writeMove(moves.get(k)));
    }
    return texts;
  }

  private static <M extends Move> @Nullable String foreign(
      Notation<?, M> notation, Choices<M> moves, Choices<M> others, Chance dice) {
    for (int k : Picks.of(moves.count(), SAMPLED, dice)) {
      M move = moves.get(k);
      if (!others.contains(move)) {
        return "'" + notation.writeMove(move) + "' is legal in one of them only";
      }
    }
    return null;
  }

  /** What differs in the answers to a move that somebody types, or null. */
  static <P extends Position<P, M, V>, M extends Move, V extends View> @Nullable String difference(
      Notation<P, M> notation, P one, P two, String text) {
    Refusal refusal = refusal(notation, one, text);
    Refusal other = refusal(notation, two, text);
    return Objects.equals(refusal, other)
        ? null
        : "'" + text + "' is answered by " + refusal + " there, by " + other + " here";
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      @Nullable Refusal refusal(Notation<P, M> notation, P position, String text) {
    return switch (notation.readMove(position, text)) {
      case Answer.No<M>(Refusal refusal) -> refusal;
      case Answer.Yes<M>(M move) -> position.why(move);
    };
  }
}
