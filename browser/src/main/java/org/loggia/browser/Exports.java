package org.loggia.browser;

import org.teavm.jso.JSExport;

/** What the compiled module exports; everything that is asked of it comes through here. */
public final class Exports {
  private static final Worker WORKER = new Worker();

  private Exports() {}

  /**
   * Answers one request of {@link Request}, both as JSON. The module keeps tables and thoughts
   * between requests; an exception that leaves this method means that they can no longer be
   * trusted, and whoever called starts a new module.
   */
  @JSExport
  public static String answer(String request) {
    return WORKER.answer(request);
  }

  /** See {@link Gate#digest}. */
  @JSExport
  public static String digest(String title, int variant, int seed, int games) {
    return Gate.digest(title, variant, seed, games);
  }

  /** See {@link Gate#tour}. */
  @JSExport
  public static String tour(String title, int variant, int seed) {
    return Gate.tour(title, variant, seed);
  }

  /** See {@link Gate#bots}. */
  @JSExport
  public static String bots(String title, int variant, int seed, int iterations) {
    return Gate.bots(title, variant, seed, iterations);
  }

  /** See {@link Gate#playouts}. */
  @JSExport
  public static int playouts(String title, int variant, int seed, int games) {
    return Gate.playouts(title, variant, seed, games);
  }
}
