package org.loggia.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Json;

/**
 * A title at a glance.
 *
 * @param id its short name, also its folder under games/
 * @param revision counted from 1; grows when the rules change so that old records may replay
 *     differently under them, see {@link Game#asOf}
 * @param scored whether it has points; without them places are decided by tie-breaks alone
 * @param options what can be chosen before the game
 * @param replaceable what {@link Setup#data()} may replace; nothing else is taken
 * @param endings the kinds of ending that {@link Result#ending()} names
 * @param metrics the names of what its {@link Meter} counts
 */
public record GameInfo(
    String id,
    int revision,
    int fewestSeats,
    int mostSeats,
    boolean scored,
    List<Option<?>> options,
    List<Replaceable> replaceable,
    List<String> endings,
    List<String> metrics) {

  /**
   * A default of the title that a set-up may bring anew.
   *
   * @param most how many characters its JSON may have
   */
  public record Replaceable(String name, int most) {}

  public GameInfo {
    options = List.copyOf(options);
    replaceable = List.copyOf(replaceable);
    endings = List.copyOf(endings);
    metrics = List.copyOf(metrics);
  }

  /** A title of which nothing can be replaced. */
  public GameInfo(
      String id,
      int revision,
      int fewestSeats,
      int mostSeats,
      boolean scored,
      List<Option<?>> options,
      List<String> endings,
      List<String> metrics) {
    this(id, revision, fewestSeats, mostSeats, scored, options, List.of(), endings, metrics);
  }

  public @Nullable Option<?> option(String optionId) {
    for (Option<?> option : options) {
      if (option.id().equals(optionId)) {
        return option;
      }
    }
    return null;
  }

  /** Why a game of this revision of the rules cannot be replayed here, or null. */
  public @Nullable Refusal check(int ofRevision) {
    return ofRevision >= 1 && ofRevision <= revision
        ? null
        : Refusal.of("core.no-such-revision").with("revision", ofRevision).with("newest", revision);
  }

  /** Why this set-up does not fit the title, or null. */
  public @Nullable Refusal check(Setup setup) {
    if (setup.seats() < fewestSeats || setup.seats() > mostSeats) {
      return Refusal.of("core.seats")
          .with("seats", setup.seats())
          .with("fewest", fewestSeats)
          .with("most", mostSeats);
    }
    if (setup.first() != Seat.NOBODY && (setup.first() < 0 || setup.first() >= setup.seats())) {
      return Refusal.of("core.no-such-seat").with("seat", setup.first());
    }
    for (Map.Entry<String, String> chosen : setup.options().entrySet()) {
      Option<?> option = option(chosen.getKey());
      if (option == null) {
        return Refusal.of("core.no-such-option").with("option", chosen.getKey());
      }
      if (!option.accepts(chosen.getValue())) {
        return Refusal.of("core.bad-option-value")
            .with("option", chosen.getKey())
            .with("value", chosen.getValue())
            .with("values", option.range());
      }
    }
    for (Map.Entry<String, Json> brought : setup.data().entrySet()) {
      Refusal refusal = check(brought.getKey(), brought.getValue());
      if (refusal != null) {
        return refusal;
      }
    }
    return null;
  }

  private @Nullable Refusal check(String name, Json data) {
    for (Replaceable each : replaceable) {
      if (each.name.equals(name)) {
        return data.write().length() <= each.most
            ? null
            : Refusal.of("core.too-much-data").with("field", name).with("most", each.most);
      }
    }
    return Refusal.of("core.unknown-field").with("field", name);
  }

  /** Every seat count with every combination of flags and choices; numbers stay as they are. */
  public List<Setup> variants() {
    List<Setup> variants = new ArrayList<>();
    for (int seats = fewestSeats; seats <= mostSeats; seats++) {
      variants.add(Setup.of(seats));
    }
    for (Option<?> option : options) {
      List<Setup> more = new ArrayList<>();
      for (Setup variant : variants) {
        for (String value : option.variants()) {
          more.add(variant.withText(option, value));
        }
      }
      variants = more;
    }
    return variants;
  }
}
