package org.loggia.testkit;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Taping;

/**
 * (g1) A world made from a view looks the same to its seat, which has the same choices in it;
 * imagine makes the same world from the same luck; and a view survives its JSON.
 */
final class WorldsLookTheSame implements Clause {
  @Override
  public String letter() {
    return "g1";
  }

  @Override
  public String promise() {
    return "worlds look the same to their seat";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    trial.watch(
        () ->
            moment -> {
              if (moment.nowAndThen(3) || moment.isOver()) {
                for (int seat : Observers.of(trial.setup())) {
                  look(moment, seat);
                }
              }
            });
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void look(
      Moment<P, M, V> moment, int seat) {
    moment.spend(1);
    Trial<P, M, V> trial = moment.trial();
    P position = moment.position();
    String before = moment.text();
    V view = position.view(seat);
    if (view.seat() != seat
        || view.actor() != position.actor()
        || !view.setup().equals(position.setup())) {
      throw moment.broken("the view of seat " + seat + " has another seat, actor or set-up");
    }
    String json = trial.codecs().view().text(view);
    V read = trial.codecs().view().parse(json);
    if (!read.equals(view)) {
      throw moment.broken(
          "the view of seat " + seat + ", in JSON " + json + ", is read as " + read);
    }

    int luck = moment.dice().below(1 << 30);
    Taping worldLuck = new Taping(new FastChance(luck));
    P world = trial.game().world(view, worldLuck);
    if (!world.view(seat).equals(view)) {
      throw moment.broken(
          "seat " + seat + " sees " + view + ", and in its world " + world.view(seat));
    }
    Taping imagineLuck = new Taping(new FastChance(luck));
    P imagined = position.copy();
    imagined.imagine(seat, imagineLuck);
    String worldText = trial.notation().writePosition(world);
    String imaginedText = trial.notation().writePosition(imagined);
    if (!worldText.equals(imaginedText)) {
      throw moment.broken(
          "seat "
              + seat
              + " imagines «"
              + imaginedText
              + "», but its world is «"
              + worldText
              + "»");
    }
    if (!worldLuck.draws().equals(imagineLuck.draws())) {
      throw moment.broken(
          "for seat "
              + seat
              + " imagine draws "
              + imagineLuck.draws().text()
              + ", world "
              + worldLuck.draws().text());
    }
    if (!moment.text().equals(before)) {
      throw moment.broken("looking at it as seat " + seat + " changed it from «" + before + "»");
    }
    if (position.actor() == seat) {
      mustOfferTheSame(moment, world);
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      void mustOfferTheSame(Moment<P, M, V> moment, P world) {
    Trial<P, M, V> trial = moment.trial();
    String typed = Samples.oneOf(trial.contract().samples().moves(), moment.dice());
    String difference =
        SameChoices.difference(trial.notation(), moment.position(), world, moment.dice());
    if (difference == null) {
      difference = SameChoices.difference(trial.notation(), moment.position(), world, typed);
    }
    mustBeNull(moment, world, difference);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void mustBeNull(
      Moment<P, M, V> moment, P world, @Nullable String difference) {
    if (difference != null) {
      throw moment.broken(
          "in the actor's world «"
              + moment.trial().notation().writePosition(world)
              + "» it has other choices: "
              + difference);
    }
  }
}
