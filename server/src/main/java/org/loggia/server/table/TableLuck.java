package org.loggia.server.table;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Dice;
import org.loggia.core.Past;
import org.loggia.core.Proof;
import org.loggia.core.crypto.Hex;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Happening;

/** Where the luck of a table comes from: its key, and what people have added to it. */
final class TableLuck {
  /** By person, what they added. */
  private final Map<Integer, String> contributed = new TreeMap<>();

  private byte[] key = {};
  private boolean isByPast;
  private boolean hasDice;

  /** What counts once the game has begun, and who sits where by luck. */
  private @Nullable List<String> counted;

  private @Nullable List<Integer> seating;

  /** What a record that is laid out here came with. */
  private @Nullable Proof brought;

  TableLuck() {}

  TableLuck(TableLuck other) {
    contributed.putAll(other.contributed);
    key = other.key;
    isByPast = other.isByPast;
    hasDice = other.hasDice;
    counted = other.counted;
    seating = other.seating;
    brought = other.brought;
  }

  void opened(Happening.Opened opened) {
    key = HexFormat.of().parseHex(opened.key());
    isByPast = opened.hasLuckByPast();
    hasDice = opened.hasDice();
    brought = opened.proof();
  }

  void contributed(int person, String contribution) {
    contributed.put(person, contribution);
  }

  void started(Happening.Started started) {
    counted = started.contributions();
    seating = started.seating();
  }

  byte[] key() {
    return key;
  }

  /** What is told of the key of the dice before the game is over; null without such dice. */
  @Nullable String commitment() {
    return hasDice ? Dice.commitment(Secrets.diceKey(key)) : null;
  }

  /** What this person has added, or null. */
  @Nullable String contribution(int person) {
    return contributed.get(person);
  }

  /** One of each seat: as they counted when the game began, or as they would if it began now. */
  List<String> contributions(List<Chair> chairs) {
    List<String> fixed = counted;
    return fixed != null ? fixed : chairs.stream().map(this::contribution).toList();
  }

  private String contribution(Chair chair) {
    Integer person = chair.person();
    String own = person == null ? Dice.OF_A_BOT : contributed.get(person);
    return own == null ? Dice.OF_NOBODY : own;
  }

  /** The luck of whatever comes next, the set-up first. It must not hold on to a table. */
  Play.Fate fate(LuckSource lucks, List<Chair> chairs) {
    byte[] luckKey = hasDice ? Dice.seed(Secrets.diceKey(key), contributions(chairs)) : key;
    boolean byPast = isByPast;
    return past -> (_, move) -> lucks.of(luckKey, byPast, past, move);
  }

  /** What everybody needs to check the luck of a game that is over; null without it. */
  @Nullable Proof proof(List<Chair> chairs, Past past) {
    String commitment = commitment();
    return commitment == null
        ? brought
        : new Proof(
            commitment,
            Hex.write(Secrets.diceKey(key)),
            contributions(chairs),
            seating,
            past.hash());
  }
}
