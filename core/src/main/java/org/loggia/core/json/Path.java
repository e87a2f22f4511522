package org.loggia.core.json;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/** The way from the outermost value to a part of it, as in {@code seats[2].points}. */
public final class Path {
  public static final Path TOP = new Path(null, "");

  private final @Nullable Path outer;
  private final String step;

  private Path(@Nullable Path outer, String step) {
    this.outer = outer;
    this.step = step;
  }

  public Path field(String name) {
    return new Path(this, Complaints.brief(name));
  }

  public Path item(int index) {
    return new Path(this, "[" + index + "]");
  }

  /** A complaint about what is found here. */
  public Unreadable unreadable(String problem) {
    return new Unreadable(outer == null ? problem : this + ": " + problem);
  }

  @Override
  public String toString() {
    if (outer == null) {
      return "";
    }
    String way = outer.toString();
    return way.isEmpty() || step.startsWith("[") ? way + step : way + "." + step;
  }
}
