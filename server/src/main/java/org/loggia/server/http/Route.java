package org.loggia.server.http;

import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.json.Codec;

/**
 * One thing that can be asked by REST: declared once, for whoever answers and for whoever
 * describes.
 *
 * @param path with names in braces
 * @param does one sentence for the description
 * @param limit what it counts against
 * @param weight how often what was sent counts against it
 * @param largest how many bytes of a body are read
 * @param takes what the body is; null if there is none
 * @param gives what the answer is
 */
record Route<I, O>(
    Method method,
    String path,
    String does,
    Limits.Kind limit,
    ToIntFunction<I> weight,
    int largest,
    @Nullable Codec<I> takes,
    Codec<O> gives,
    Function<Call<I>, Answer<O>> work) {

  /** The two we need. */
  enum Method {
    GET,
    POST
  }

  /**
   * @param table the table named in the path, or empty
   * @param body what was sent; for a route that takes nothing, nothing
   * @param fromHere whether it was asked at this very machine, under its name for itself
   */
  record Call<I>(String table, @Nullable I body, boolean fromHere) {
    I sent() {
      if (body == null) {
        throw new IllegalStateException("a route without a body has none");
      }
      return body;
    }
  }

  static <O> Route<Void, O> get(
      String path, String does, Codec<O> gives, Function<Call<Void>, Answer<O>> work) {
    return new Route<>(Method.GET, path, does, Limits.Kind.READ, _ -> 1, 0, null, gives, work);
  }

  static <I, O> Route<I, O> post(
      String path,
      String does,
      Limits.Kind limit,
      int largest,
      Codec<I> takes,
      Codec<O> gives,
      Function<Call<I>, Answer<O>> work) {
    return new Route<>(Method.POST, path, does, limit, _ -> 1, largest, takes, gives, work);
  }

  /** The same route, where what was sent may count more than once. */
  Route<I, O> weighing(ToIntFunction<I> heavy) {
    return new Route<>(method, path, does, limit, heavy, largest, takes, gives, work);
  }
}
