package org.loggia.lab.simulate;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.loggia.core.Result;

/** How often what came out: points by seat, lengths of games, choices as a game goes on. */
public final class Distributions {
  private final List<Map<Integer, Long>> points = new ArrayList<>();
  private final Map<Integer, Long> lengths = new TreeMap<>();

  /** By ply, from 0: how many decisions were counted there, and the legal moves that they had. */
  private long[] decisions = new long[64];

  private long[] choices = new long[64];

  Distributions(int seats) {
    for (int seat = 0; seat < seats; seat++) {
      points.add(new TreeMap<>());
    }
  }

  void decision(int ply, int count) {
    if (ply >= decisions.length) {
      grow(2 * ply);
    }
    decisions[ply]++;
    choices[ply] += count;
  }

  private void grow(int plies) {
    decisions = Arrays.copyOf(decisions, plies);
    choices = Arrays.copyOf(choices, plies);
  }

  void add(int moves, Result result) {
    lengths.merge(moves, 1L, Long::sum);
    for (int seat = 0; seat < points.size(); seat++) {
      points.get(seat).merge(result.of(seat).points(), 1L, Long::sum);
    }
  }

  void add(Distributions more) {
    more.lengths.forEach((length, count) -> lengths.merge(length, count, Long::sum));
    for (int seat = 0; seat < points.size(); seat++) {
      Map<Integer, Long> own = points.get(seat);
      more.points.get(seat).forEach((value, count) -> own.merge(value, count, Long::sum));
    }
    if (more.decisions.length > decisions.length) {
      grow(more.decisions.length);
    }
    for (int ply = 0; ply < more.decisions.length; ply++) {
      decisions[ply] += more.decisions[ply];
      choices[ply] += more.choices[ply];
    }
  }

  /** Points to how many games, by seat. */
  public List<Map<Integer, Long>> points() {
    return points;
  }

  /** Decisions to how many games. */
  public Map<Integer, Long> lengths() {
    return lengths;
  }

  /** How many plies any game had. */
  public int plies() {
    int plies = decisions.length;
    while (plies > 0 && decisions[plies - 1] == 0) {
      plies--;
    }
    return plies;
  }

  /** How many games came to this ply. */
  public long decisions(int ply) {
    return decisions[ply];
  }

  /** Legal moves at this ply, on average. */
  public double branching(int ply) {
    return decisions[ply] == 0 ? 0 : (double) choices[ply] / decisions[ply];
  }

  void write(DataOutput out) throws IOException {
    write(lengths, out);
    for (Map<Integer, Long> each : points) {
      write(each, out);
    }
    out.writeInt(plies());
    for (int ply = 0; ply < plies(); ply++) {
      out.writeLong(decisions[ply]);
      out.writeLong(choices[ply]);
    }
  }

  void read(DataInput in) throws IOException {
    read(lengths, in);
    for (Map<Integer, Long> each : points) {
      read(each, in);
    }
    int plies = in.readInt();
    grow(Math.max(plies, decisions.length));
    for (int ply = 0; ply < plies; ply++) {
      decisions[ply] = in.readLong();
      choices[ply] = in.readLong();
    }
  }

  private static void write(Map<Integer, Long> counts, DataOutput out) throws IOException {
    out.writeInt(counts.size());
    for (Map.Entry<Integer, Long> each : counts.entrySet()) {
      out.writeInt(each.getKey());
      out.writeLong(each.getValue());
    }
  }

  private static void read(Map<Integer, Long> counts, DataInput in) throws IOException {
    int size = in.readInt();
    for (int i = 0; i < size; i++) {
      counts.put(in.readInt(), in.readLong());
    }
  }
}
