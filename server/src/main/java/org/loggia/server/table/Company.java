package org.loggia.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.server.wire.Message;

/**
 * Who has a socket open at a table. They hear what happens at once, and who is there when that has
 * changed, but at most once a second: coming and going costs as many messages as there are guests.
 */
final class Company {
  private static final int MOST_WATCHERS = 200;

  /** Of one person; with one more, the oldest has to go. */
  private static final int MOST_SOCKETS = 16;

  private static final int WATCHER = -1;
  private static final Duration CALM = Duration.ofSeconds(1);

  private final String table;
  private final Surroundings around;
  private final Consumer<Runnable> post;
  private final Set<Guest> guests = new LinkedHashSet<>();
  private final Map<Integer, Long> goneAt = new HashMap<>();
  private final long since;
  private Message.@Nullable Present told;
  private boolean calm;
  private Elsewhere elsewhere = Elsewhere.NOBODY;

  /**
   * @param post does something in the table's own turn
   */
  Company(String table, Surroundings around, Consumer<Runnable> post) {
    this.table = table;
    this.around = around;
    this.post = post;
    this.since = around.now();
  }

  /** Whether nobody is here; on other nodes there may be somebody. */
  boolean isEmpty() {
    return guests.isEmpty();
  }

  /** Whether nobody is there on any node. */
  boolean isEmptyEverywhere() {
    return guests.isEmpty() && elsewhere.isEmpty();
  }

  /** Who is there on other nodes from now on. */
  void elsewhere(Elsewhere now) {
    Elsewhere before = elsewhere;
    elsewhere = now;
    for (int person : before.people()) {
      if (!isPresent(person)) {
        goneAt.put(person, around.now());
      }
    }
    changed();
  }

  /** Whether the bots think on another node, because somebody is there. */
  boolean hasBotsElsewhere() {
    return elsewhere.bots();
  }

  boolean has(Guest guest) {
    return guests.contains(guest);
  }

  /** For whom a bot thinks, so that everybody's bots get their turn; null if nobody is there. */
  @Nullable String audience() {
    return guests.isEmpty() ? null : guests.iterator().next().from();
  }

  /** Why there is no room for one more, or null. */
  @Nullable Refusal refusal(Guest guest, @Nullable Integer person) {
    boolean full = person == null && !has(guest) && watchersHere() >= MOST_WATCHERS;
    return full ? Refusal.of("table.crowded").with("most", MOST_WATCHERS) : null;
  }

  /**
   * Lets a guest in; a socket that was closed meanwhile stays outside, since nobody would ever see
   * it off.
   */
  void letIn(Guest guest, @Nullable Integer person) {
    guest.is(person);
    if (!guest.isThere()) {
      return;
    }
    guests.add(guest);
    tellNeighbours();
    if (person != null) {
      List<Guest> own = guests.stream().filter(each -> isPerson(each, person)).toList();
      for (Guest oldest : own.subList(0, Math.max(0, own.size() - MOST_SOCKETS))) {
        showOut(oldest, Refusal.of("table.too-many-sockets").with("most", MOST_SOCKETS));
      }
    }
  }

  /** Tells the newcomer who is there, and the others that somebody has come. */
  void greet(Guest newcomer) {
    Message.Present now = present();
    if (now.equals(told) || calm) {
      newcomer.tell(now);
    }
    changed();
  }

  void gone(Guest guest) {
    if (guests.remove(guest)) {
      tellNeighbours();
      Integer person = guest.person();
      if (person != null && !isPresent(person)) {
        goneAt.put(person, around.now());
      }
      changed();
    }
  }

  /** Shows everybody out whom this concerns. */
  void showOut(Predicate<Guest> whom, Refusal why) {
    for (Guest guest : new ArrayList<>(guests)) {
      if (whom.test(guest)) {
        showOut(guest, why);
        changed();
      }
    }
  }

  private void showOut(Guest guest, Refusal why) {
    guests.remove(guest);
    tellNeighbours();
    guest.showOut(why);
  }

  private void tellNeighbours() {
    around.neighbours().here(table, List.copyOf(peopleHere()), watchersHere());
  }

  boolean isPresent(int person) {
    return elsewhere.people().contains(person)
        || guests.stream().anyMatch(guest -> isPerson(guest, person));
  }

  /** For how many milliseconds this person has had no socket anywhere; 0 if they have one. */
  long awayFor(int person) {
    return isPresent(person) ? 0 : Math.max(1, around.now() - goneAt.getOrDefault(person, since));
  }

  private static boolean isPerson(Guest guest, int person) {
    Integer one = guest.person();
    return one != null && one == person;
  }

  /**
   * Tells everybody what is in the log from this seq on.
   *
   * @param asker who gets an answer before the news, if it was somebody at a socket
   */
  void tell(TableState now, int from, @Nullable Guest asker, @Nullable Message answer) {
    long houseTime = around.houseTime().millis();
    // The same person hears the same everywhere; most guests watch, and are nobody.
    Map<Integer, Message> said = new HashMap<>();
    for (Guest guest : guests) {
      Integer person = guest.person();
      Message heard =
          said.computeIfAbsent(
              person == null ? WATCHER : person,
              _ -> Telling.to(now, person, houseTime).heard(from));
      if (answer != null && guest.equals(asker)) {
        guest.tell(answer, heard);
      } else {
        guest.tell(heard);
      }
    }
  }

  private void changed() {
    Message.Present now = present();
    if (calm || now.equals(told)) {
      return;
    }
    told = now;
    guests.forEach(guest -> guest.tell(now));
    calm = true;
    around.later().in(CALM, () -> post.accept(this::calmIsOver));
  }

  private void calmIsOver() {
    calm = false;
    changed();
  }

  private Message.Present present() {
    Set<Integer> people = peopleHere();
    people.addAll(elsewhere.people());
    return new Message.Present(List.copyOf(people), watchersHere() + elsewhere.watchers());
  }

  private Set<Integer> peopleHere() {
    Set<Integer> people = new TreeSet<>();
    for (Guest guest : guests) {
      Integer person = guest.person();
      if (person != null) {
        people.add(person);
      }
    }
    return people;
  }

  private int watchersHere() {
    return (int) guests.stream().filter(guest -> guest.person() == null).count();
  }
}
