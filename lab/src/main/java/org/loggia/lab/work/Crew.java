package org.loggia.lab.work;

/** Does jobs, with however many hands. */
public interface Crew extends AutoCloseable {
  /** Is handed what came out of the pieces, in the order of their numbers, by one thread. */
  interface Taker<R> {
    /**
     * @return whether more is wanted
     */
    boolean take(int piece, R result);

    /**
     * While nothing comes out: now and then, so that somebody can be told how far it is.
     *
     * @return whether to go on waiting
     */
    default boolean waiting(int taken) {
      return true;
    }
  }

  /**
   * Does these pieces, until all are taken or nobody wants more.
   *
   * @param pieces their numbers, growing
   * @throws RuntimeException of the first piece that went wrong, when those before it are taken
   */
  <R> void run(Job<R> job, int[] pieces, Taker<R> taker);

  /** How many hands it has, as people are told. */
  int hands();

  @Override
  default void close() {}
}
