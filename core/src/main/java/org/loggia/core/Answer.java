package org.loggia.core;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What comes from outside is either understood or refused; this is the answer either way. */
public sealed interface Answer<T> {

  record Yes<T>(T value) implements Answer<T> {}

  record No<T>(Refusal refusal) implements Answer<T> {}

  static <T> Answer<T> yes(T value) {
    return new Yes<>(value);
  }

  static <T> Answer<T> no(Refusal refusal) {
    return new No<>(refusal);
  }

  /** Runs a reader; what it finds {@link Unreadable} becomes a refusal. */
  static <T> Answer<T> reading(Supplier<T> reader) {
    try {
      return yes(reader.get());
    } catch (Unreadable e) {
      return no(Refusal.of("core.unreadable").with("problem", e.problem()));
    }
  }

  default boolean isYes() {
    return this instanceof Yes<T>;
  }

  /** The refusal, or null if this is a yes. */
  default @Nullable Refusal refusal() {
    return this instanceof No<T> no ? no.refusal() : null;
  }

  default <U> Answer<U> then(Function<T, Answer<U>> next) {
    return switch (this) {
      case Yes<T>(T value) -> next.apply(value);
      case No<T>(Refusal refusal) -> no(refusal);
    };
  }

  /** The value, where the text was written by ourselves and a refusal would be our own fault. */
  default T orThrow() {
    return switch (this) {
      case Yes<T>(T value) -> value;
      case No<T>(Refusal refusal) ->
          throw new IllegalStateException(refusal.clause() + " " + refusal.arguments());
    };
  }
}
