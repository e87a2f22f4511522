package org.loggia.lab.work;

import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Many machines as one crew; who does it lies in a room of its own, which need not be there. */
public interface Cluster {
  /** What cannot be done, in a sentence for whoever asked. */
  final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Refused(String sentence) {
      super(sentence, null, false, false);
    }
  }

  /**
   * Joins the nodes as whoever gives out work.
   *
   * @param nodes host and port of each, nobody else is talked to
   * @param secret known to all of them
   * @param remarks is told who comes and goes
   */
  Crew crew(List<String> nodes, String secret, Consumer<String> remarks);

  /**
   * Works for whoever knows the secret, until the process ends.
   *
   * @param self host and port of this node
   * @param nodes all of them
   */
  void serve(
      String self,
      List<String> nodes,
      String secret,
      int threads,
      Jobs jobs,
      Consumer<String> remarks)
      throws InterruptedException;

  static @Nullable Cluster find() {
    return ServiceLoader.load(Cluster.class).findFirst().orElse(null);
  }
}
