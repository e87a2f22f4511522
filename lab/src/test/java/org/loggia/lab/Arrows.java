package org.loggia.lab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who may see whom among the rooms of the house.
 *
 * @param root the package in which the rooms lie
 */
record Arrows(String root) {

  /** Each room with the other rooms it may see. A new room gets its line here. */
  private static final Map<String, Set<String>> SEES =
      Map.of(
          "core", Set.of(),
          "games", Set.of("core"),
          "bots", Set.of("core"),
          "players", Set.of("core", "bots"),
          "testkit", Set.of("core"),
          "catalogue", Set.of("core", "games"),
          "lab", Set.of("core", "catalogue", "bots", "players"),
          "cluster", Set.of("core", "lab"),
          "browser", Set.of("core", "catalogue", "bots"),
          "server", Set.of("core", "catalogue", "bots", "players"));

  List<ArchRule> laws() {
    return List.of(rooms(), titles());
  }

  ArchRule rooms() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(seeOnlyWhatTheirRoomMay())
        .as("rooms see only the rooms that the plan of the house lets them see")
        .because(
            "a title that knows core alone can be read, tested and compiled for the browser alone,"
                + " and a title that only the catalogue names can be added without touching another"
                + " room");
  }

  ArchRule titles() {
    return slices()
        .matching(root + ".games.(*)..")
        .should()
        .notDependOnEachOther()
        .as("no title sees another title")
        .because("a title is one folder: what two of them share belongs to core");
  }

  private ArchCondition<JavaClass> seeOnlyWhatTheirRoomMay() {
    return new ArchCondition<>("see only what their room may see") {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        String room = room(origin);
        Set<String> sees = room == null ? null : SEES.get(room);
        if (sees == null) {
          events.add(
              SimpleConditionEvent.violated(
                  origin, origin.getName() + " lies in no room that the plan of the house knows"));
          return;
        }
        for (Dependency arrow : origin.getDirectDependenciesFromSelf()) {
          String other = room(arrow.getTargetClass().getBaseComponentType());
          if (other != null && !other.equals(room) && !sees.contains(other)) {
            events.add(
                SimpleConditionEvent.violated(
                    arrow, room + " must not see " + other + ": " + arrow.getDescription()));
          }
        }
      }
    };
  }

  /** The first package below the root, or null for what is not of the house. */
  private @Nullable String room(JavaClass type) {
    String prefix = root + ".";
    if (!type.getPackageName().startsWith(prefix)) {
      return null;
    }
    String below = type.getPackageName().substring(prefix.length());
    int dot = below.indexOf('.');
    return dot < 0 ? below : below.substring(0, dot);
  }
}
