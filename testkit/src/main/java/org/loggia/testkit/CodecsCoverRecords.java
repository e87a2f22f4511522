package org.loggia.testkit;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.json.Shape;

/**
 * (l4) The codec of each record of views, events and moves has exactly its components, by name and
 * in order: nothing that a screen should know is forgotten.
 */
final class CodecsCoverRecords implements TitleClause {
  private static final int MOVES_A_MOMENT = 8;

  @Override
  public String letter() {
    return "l4";
  }

  @Override
  public String promise() {
    return "codecs cover their records";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract) {
    Covering covering = new Covering();
    for (Trial<P, M, V> trial : contract.trials()) {
      Budget budget = new Budget(trial.share(contract.effort().plies()) / 20);
      for (long seed = 1; budget.isLeft(); seed++) {
        RandomGame.play(trial, seed, budget, covering::look);
      }
    }
  }

  private static final class Covering {
    private final Map<Class<?>, RecordComponent[]> covered = new HashMap<>();

    <P extends Position<P, M, V>, M extends Move, V extends View> void look(
        Moment<P, M, V> moment) {
      Trial<P, M, V> trial = moment.trial();
      List<String> problems = new ArrayList<>();
      int seat = Observers.any(trial.setup(), moment.dice());
      compare(trial.codecs().view().shape(), moment.position().view(seat), problems);
      for (Event event : moment.heard().all()) {
        String kind = Said.event(trial.codecs(), event).key().substring("event.".length());
        compare(variant(trial.codecs().event().shape(), kind), event, problems);
      }
      Choices<M> legal = moment.position().legal();
      for (int k : Picks.of(legal.count(), MOVES_A_MOMENT, moment.dice())) {
        M move = legal.get(k);
        String kind = Said.move(trial.codecs(), move).key().substring("move.".length());
        compare(variant(trial.codecs().move().shape(), kind), move, problems);
      }
      if (!problems.isEmpty()) {
        throw moment.broken(problems.getFirst());
      }
    }

    private static @Nullable Shape variant(Shape shape, String kind) {
      if (shape instanceof Shape.Union union) {
        for (Shape.Variant variant : union.variants()) {
          if (variant.kind().equals(kind)) {
            return variant.fields();
          }
        }
      }
      return null;
    }

    /** Goes down shape and value together; where the value is no record the shape is its own. */
    private void compare(@Nullable Shape shape, @Nullable Object value, List<String> problems) {
      if (shape instanceof Shape.Fields fields && value instanceof Record whole) {
        compare(fields, whole, problems);
      } else if (shape instanceof Shape.OrNull nullable) {
        compare(nullable.shape(), value, problems);
      } else if (shape instanceof Shape.ListOf list && value instanceof Iterable<?> items) {
        items.forEach(item -> compare(list.item(), item, problems));
      } else if (shape instanceof Shape.MapOf map && value instanceof Map<?, ?> entries) {
        entries.values().forEach(item -> compare(map.value(), item, problems));
      }
    }

    private void compare(Shape.Fields fields, Record whole, List<String> problems) {
      RecordComponent[] components = covered.get(whole.getClass());
      if (components == null) {
        components = whole.getClass().getRecordComponents();
        covered.put(whole.getClass(), components);
        List<String> names = new ArrayList<>();
        for (RecordComponent component : components) {
          names.add(component.getName());
        }
        List<String> written = fields.fields().stream().map(Shape.Field::name).toList();
        if (!names.equals(written)) {
          problems.add(
              "the record "
                  + whole.getClass().getSimpleName()
                  + " has "
                  + names
                  + ", but its codec has "
                  + written);
        }
      }
      for (int i = 0; i < Math.min(components.length, fields.fields().size()); i++) {
        compare(fields.fields().get(i).shape(), value(components[i], whole), problems);
      }
    }

    private static @Nullable Object value(RecordComponent component, Record whole) {
      try {
        component.getAccessor().setAccessible(true);
        return component.getAccessor().invoke(whole);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(component + " cannot be read", e);
      }
    }
  }
}
