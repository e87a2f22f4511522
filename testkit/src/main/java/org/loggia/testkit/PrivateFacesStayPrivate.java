package org.loggia.testkit;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * (g4) What is told to one seat alone is in the same breath told to no other, except by an event
 * that reveals. Moves that others cannot tell apart have one public text. And it makes no
 * difference whether anyone listens.
 */
final class PrivateFacesStayPrivate implements Clause {
  @Override
  public String letter() {
    return "g4";
  }

  @Override
  public String promise() {
    return "what one seat is told stays with it";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    trial.watch(() -> PrivateFacesStayPrivate::listen);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void listen(
      Moment<P, M, V> moment) {
    if (moment.isOver()) {
      return;
    }
    compareFaces(moment);
    compareLuck(moment);
    P loud = moment.position().copy();
    P silent = moment.position().copy();
    Faces faces = new Faces();
    step(loud, moment.chance().copy(), faces);
    step(silent, moment.chance().copy(), Journal.OFF);
    String heard = moment.trial().notation().writePosition(loud);
    String unheard = moment.trial().notation().writePosition(silent);
    if (!heard.equals(unheard)) {
      throw moment.broken("heard it leads to «" + heard + "», unheard to «" + unheard + "»");
    }
    for (Private told : faces.privately) {
      if (told.seat < 0 || told.seat >= moment.trial().setup().seats()) {
        throw moment.broken("seat " + told.seat + ", which is not there, is told " + told.face);
      }
      for (Event event : faces.publicly) {
        if (event.equals(told.face) && !event.reveals()) {
          throw moment.broken("seat " + told.seat + " alone is told " + event + ", and all are");
        }
      }
    }
  }

  /** If two moves look and sound the same to a seat, so must what it is told of them. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> void compareFaces(
      Moment<P, M, V> moment) {
    Choices<M> legal = moment.position().legal();
    int count = legal.count();
    if (count < 2) {
      return;
    }
    M one = legal.get(moment.dice().below(count));
    M two = legal.get(moment.dice().below(count));
    Notation<P, M> notation = moment.trial().notation();
    if (notation.writePublicMove(one).equals(notation.writePublicMove(two))) {
      return;
    }
    P afterOne = moment.position().copy();
    P afterTwo = moment.position().copy();
    Notes ones = new Notes();
    Notes twos = new Notes();
    afterOne.play(one, ones);
    afterTwo.play(two, twos);
    for (int seat : Observers.of(moment.trial().setup())) {
      if (seat != moment.position().actor()
          && ones.heardBy(seat).equals(twos.heardBy(seat))
          && afterOne.view(seat).equals(afterTwo.view(seat))) {
        throw moment.broken(
            "seat "
                + seat
                + " sees no difference but in the public texts '"
                + notation.writePublicMove(one)
                + "' and '"
                + notation.writePublicMove(two)
                + "'");
      }
    }
  }

  /**
   * If luck leaves a seat with the same view, it was somebody else's luck: what it hears of news
   * with two faces must be the same too.
   */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> void compareLuck(
      Moment<P, M, V> moment) {
    if (moment.position().actor() != Seat.LUCK) {
      return;
    }
    P one = moment.position().copy();
    P two = moment.position().copy();
    Faces ones = new Faces();
    Faces twos = new Faces();
    one.settle(new FastChance(moment.dice().below(1 << 30)), ones);
    two.settle(new FastChance(moment.dice().below(1 << 30)), twos);
    for (int seat : Observers.of(moment.trial().setup())) {
      List<Event> heard = ones.heardOfOthers(seat);
      List<Event> heardToo = twos.heardOfOthers(seat);
      if (!heard.equals(heardToo) && one.view(seat).equals(two.view(seat))) {
        throw moment.broken(
            "seat " + seat + " sees the same, but hears " + heard + " or " + heardToo);
      }
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void step(
      P position, FastChance chance, Journal journal) {
    if (position.actor() == Seat.LUCK) {
      position.settle(chance, journal);
    } else {
      Choices<M> legal = position.legal();
      int count = legal.count();
      if (count > 0) {
        position.play(legal.get(chance.below(count)), journal);
      }
    }
  }

  private record Private(int seat, Event face, Event toOthers) {}

  /** A journal that keeps apart what all hear and what one seat hears. */
  private static final class Faces implements Journal {
    private final List<Event> publicly = new ArrayList<>();
    private final List<Private> privately = new ArrayList<>();

    /** What others were told privately, as this seat hears it. */
    List<Event> heardOfOthers(int seat) {
      List<Event> heard = new ArrayList<>();
      for (Private told : privately) {
        if (told.seat != seat) {
          heard.add(told.toOthers);
        }
      }
      return heard;
    }

    @Override
    public boolean on() {
      return true;
    }

    @Override
    public void tell(Event event) {
      publicly.add(event);
    }

    @Override
    public void tell(int seat, Event toSeat, Event toOthers) {
      privately.add(new Private(seat, toSeat, toOthers));
      publicly.add(toOthers);
    }
  }
}
