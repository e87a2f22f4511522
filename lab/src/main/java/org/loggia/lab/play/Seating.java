package org.loggia.lab.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.lab.policy.Policy;

/** Who sits where: a policy for a bot, null for a person. */
public record Seating(List<@Nullable Policy> seats) {
  public Seating {
    seats = Collections.unmodifiableList(new ArrayList<>(seats));
  }

  public @Nullable Policy bot(int seat) {
    return seats.get(seat);
  }

  public boolean isPerson(int seat) {
    return seat >= 0 && seats.get(seat) == null;
  }

  public int people() {
    return (int) seats.stream().filter(seat -> seat == null).count();
  }

  /** As it is typed after --bots; empty if only people play. */
  public String typed() {
    List<String> bots = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      Policy bot = bot(seat);
      if (bot != null) {
        bots.add(seat + "=" + bot.name());
      }
    }
    return String.join(",", bots);
  }
}
