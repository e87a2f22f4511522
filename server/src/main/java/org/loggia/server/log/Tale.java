package org.loggia.server.log;

import java.util.List;
import org.loggia.core.Setup;
import org.loggia.core.json.AsJson;
import org.loggia.core.json.Derived;

/** What somebody at a table is told of a {@link Happening}. There is no secret in it. */
@Derived
public sealed interface Tale
    permits Happening.Open, Tale.Opened, Tale.Joined, Tale.Renewed, Tale.Started, Tale.Moved {

  record Opened(String title, int revision, Setup setup, Terms terms, boolean exhibit)
      implements Tale {}

  record Joined(int person, String name) implements Tale {}

  /** On all other devices their link opens no more. */
  record Renewed(int person) implements Tale {}

  /**
   * @param events the luck of the set-up as this listener heard it, in the title's words
   */
  record Started(List<Chair> chairs, List<AsJson<?>> events) implements Tale {}

  /**
   * @param move its text, or what others are told of it
   * @param events what the move did and what luck did after it, as this listener heard it; empty if
   *     the move was taken back since
   */
  record Moved(int ply, int seat, String move, List<AsJson<?>> events) implements Tale {}
}
