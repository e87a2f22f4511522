package org.loggia.core;

import java.util.ArrayList;
import java.util.List;

/** A journal that keeps what it was told, and knows what each seat heard of it. */
public final class Notes implements Journal {
  private record Note(int seat, Event toSeat, Event toOthers) {}

  private final List<Note> notes = new ArrayList<>();

  @Override
  public boolean on() {
    return true;
  }

  @Override
  public void tell(Event event) {
    notes.add(new Note(Seat.NOBODY, event, event));
  }

  @Override
  public void tell(int seat, Event toSeat, Event toOthers) {
    notes.add(new Note(seat, toSeat, toOthers));
  }

  /** What this seat (or a {@link Seat#SPECTATOR}) heard, in order. */
  public List<Event> heardBy(int seat) {
    List<Event> heard = new ArrayList<>(notes.size());
    for (Note note : notes) {
      heard.add(note.seat == seat ? note.toSeat : note.toOthers);
    }
    return heard;
  }

  /** What somebody heard who holds all of these seats, as in pass-and-play. */
  public List<Event> heardBy(List<Integer> seats) {
    List<Event> heard = new ArrayList<>(notes.size());
    for (Note note : notes) {
      heard.add(seats.contains(note.seat) ? note.toSeat : note.toOthers);
    }
    return heard;
  }

  /** Everything with nothing left out, for records and tests. */
  public List<Event> all() {
    List<Event> all = new ArrayList<>(notes.size());
    for (Note note : notes) {
      all.add(note.toSeat);
    }
    return all;
  }

  public void clear() {
    notes.clear();
  }
}
