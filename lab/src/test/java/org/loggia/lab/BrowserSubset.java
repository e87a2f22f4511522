package org.loggia.lab;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.ClassesThat;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;

/**
 * The part of Java that behaves alike on the JVM and in every browser. Core, titles, bots and the
 * catalogue keep to it.
 *
 * @param root the package in which the rooms lie
 */
record BrowserSubset(String root) {

  List<ArchRule> laws() {
    return List.of(
        listedTypes(),
        exactMath(),
        noSystem(),
        noReflection(),
        noFormatting(),
        noDefaultLocale(),
        noLostOrder(),
        noShuffling(),
        noThreads(),
        noLocks(),
        noFloat());
  }

  ArchRule listedTypes() {
    return rooms(classes().that())
        .should()
        .onlyDependOnClassesThat(describe("are of the house or on the list", this::isListed))
        .as("rules and bots use only the listed types of java.base")
        .because(
            "TeaVM knows a part of the JDK, and of that part only what is listed is known to behave"
                + " alike everywhere; if a type is missing, say why it is safe and add it to ListedTypes");
  }

  ArchRule exactMath() {
    return forbid(
        "rules and bots use only exact arithmetic of Math",
        "logarithms, powers, sines and rounding may differ in the last bit from one machine to the"
            + " next, and a search that compares them then plays another move; bots have their own ln",
        on(Math.class, target -> !ListedTypes.EXACT_MATH.contains(target.getName())));
  }

  ArchRule noSystem() {
    return forbid(
        "rules and bots do not ask the machine",
        "clocks, properties, streams and identity hashes say something else on each machine; time is"
            + " the caller's business, and luck comes from Chance alone (System.arraycopy is fine)",
        on(System.class, target -> !target.getName().equals("arraycopy")));
  }

  ArchRule noReflection() {
    return forbid(
        "rules and bots do not reflect",
        "the browser's compiler leaves out what nobody calls by name; write a switch over a sealed"
            + " type, or a declared codec",
        on(Class.class, target -> !ListedTypes.HARMLESS_OF_CLASS.contains(target.getName())));
  }

  ArchRule noFormatting() {
    return forbid(
        "rules and bots do not format",
        "String.format reads the machine's locale and drags a parser into the page; use"
            + " StringBuilder, or a Phrase where people read it",
        on(String.class, target -> Set.of("format", "formatted").contains(target.getName())));
  }

  ArchRule noDefaultLocale() {
    return forbid(
        "rules and bots know no locale but ROOT",
        "in Turkey \"TITLE\".toLowerCase() has a dotless i; say toLowerCase(Locale.ROOT)",
        on(String.class, BrowserSubset::changesCaseByDefaultLocale)
            .or(on(Locale.class, target -> !target.getName().equals("ROOT"))));
  }

  ArchRule noLostOrder() {
    return forbid(
        "rules and bots use no collection that forgets its order",
        "Set.of, Map.of and their copies are walked in another order at each start of a JVM, so a"
            + " replay would differ; use EnumMap, TreeMap or LinkedHashMap, also for copies"
            + " (HashMap and HashSet are not on the list of types for the same reason)",
        on(Set.class, target -> isSalted(target, 1))
            .or(on(Map.class, target -> isSalted(target, 2)))
            .or(on(Collectors.class, BrowserSubset::collectsIntoHashes)));
  }

  ArchRule noShuffling() {
    return forbid(
        "nothing is shuffled",
        "each piece is decided when it is drawn, by Chance.below: so there is no hidden order to"
            + " leak, and luck can be recorded and proved",
        on(Collections.class, target -> target.getName().equals("shuffle")));
  }

  ArchRule noThreads() {
    return forbid(
        "rules and bots do not run in parallel",
        "a browser's worker has one thread, and what threads do depends on the moment; whoever wants"
            + " many games at once runs many tables",
        on(Object.class, target -> Set.of("wait", "notify", "notifyAll").contains(target.getName()))
            .or(on(Arrays.class, target -> target.getName().startsWith("parallel")))
            .or(on(Collection.class, target -> target.getName().equals("parallelStream")))
            .or(BrowserSubset::makesStreamParallel));
  }

  ArchRule noLocks() {
    return rooms(noClasses().that())
        .should(Bytecode.takeLocks())
        .as("rules and bots take no locks")
        .because(
            "a position belongs to whoever holds it: one table, one thread, so there is nothing to"
                + " synchronize and nothing to be volatile");
  }

  ArchRule noFloat() {
    return rooms(noClasses().that())
        .should(Bytecode.computeWithFloat())
        .as("rules and bots know no float")
        .because(
            "JavaScript has only double, and rounding to float is emulated or left out there; rules"
                + " count in int, bots may estimate in double");
  }

  private ArchRule forbid(String law, String reason, Predicate<JavaAccess<?>> offence) {
    return rooms(noClasses().that())
        .should()
        .accessTargetWhere(describe("is forbidden", offence))
        .as(law)
        .because(reason);
  }

  private GivenClassesConjunction rooms(ClassesThat<GivenClassesConjunction> that) {
    return that.resideInAnyPackage(
        root + ".core..", root + ".games..", root + ".bots..", root + ".catalogue..");
  }

  private boolean isListed(JavaClass type) {
    JavaClass base = type.getBaseComponentType();
    String name = base.getName();
    return base.isPrimitive()
        || name.startsWith(root + ".")
        || name.startsWith("org.jspecify.annotations.")
        || base.getPackageName().equals("java.util.function")
        || base.getPackageName().equals("java.util.stream")
        || ListedTypes.NAMES.contains(name);
  }

  /** A use of some member that this very type declares. */
  private static Predicate<JavaAccess<?>> on(Class<?> type, Predicate<AccessTarget> offence) {
    return access ->
        declaring(access.getTarget()).isEquivalentTo(type) && offence.test(access.getTarget());
  }

  private static JavaClass declaring(AccessTarget target) {
    return target.resolveMember().<JavaClass>map(JavaMember::getOwner).orElse(target.getOwner());
  }

  private static boolean changesCaseByDefaultLocale(AccessTarget target) {
    return Set.of("toLowerCase", "toUpperCase").contains(target.getName())
        && parameters(target) == 0;
  }

  /** Sets and maps of one entry have only one order; two arguments make the first pair. */
  private static boolean isSalted(AccessTarget target, int argumentsOfOne) {
    return switch (target.getName()) {
      case "copyOf", "ofEntries" -> true;
      case "of" -> parameters(target) > argumentsOfOne || takesArray(target);
      default -> false;
    };
  }

  /** Those overloads that do not let the caller say which map or set is to be filled. */
  private static boolean collectsIntoHashes(AccessTarget target) {
    return switch (target.getName()) {
      case "toSet", "toUnmodifiableSet", "toUnmodifiableMap", "toConcurrentMap" -> true;
      case "groupingByConcurrent" -> true;
      case "groupingBy" -> parameters(target) < 3;
      case "toMap" -> parameters(target) < 4;
      default -> false;
    };
  }

  /** Each kind of stream declares its own. */
  private static boolean makesStreamParallel(JavaAccess<?> access) {
    return access.getTarget().getName().equals("parallel")
        && access.getTargetOwner().isAssignableTo(BaseStream.class);
  }

  private static int parameters(AccessTarget target) {
    return target instanceof AccessTarget.CodeUnitAccessTarget unit
        ? unit.getRawParameterTypes().size()
        : 0;
  }

  private static boolean takesArray(AccessTarget target) {
    return target instanceof AccessTarget.CodeUnitAccessTarget unit
        && unit.getRawParameterTypes().stream().anyMatch(JavaClass::isArray);
  }
}
