package org.loggia.core;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.KeyedChance;
import org.loggia.core.crypto.Hex;
import org.loggia.core.crypto.HmacSha256;
import org.loggia.core.crypto.Sha256;

/**
 * Dice that nobody can choose alone and everybody can check: their luck comes from a key that was
 * committed to, from what every seat contributed after that, and from all that happened.
 *
 * <p>Exactly so:
 *
 * <ol>
 *   <li>The commitment is the SHA-256 of the key, written in 64 small hexadecimal digits.
 *   <li>A person contributes 32 small hexadecimal digits; a bot's contribution is {@code bot}, and
 *       that of somebody whose client contributed nothing is {@code none}.
 *   <li>The seed is the HMAC-SHA256, under the 32 bytes of the key, of the contributions in the
 *       order of the seats with a line feed (0x0A) between them.
 *   <li>The luck of a move is {@link KeyedChance} under the seed, by the {@link Past} and the move.
 *   <li>Where luck seats the players, it does so before anything happened, by the luck of the move
 *       {@code seats}: from the last seat down to the second, each changes places with one of those
 *       up to itself.
 * </ol>
 */
public final class Dice {
  public static final String OF_A_BOT = "bot";
  public static final String OF_NOBODY = "none";
  private static final int KEY_LENGTH = 64;
  private static final int CONTRIBUTION_LENGTH = 32;
  private static final String SEATS = "seats";

  private Dice() {}

  /** What is told of the key before it may be known. */
  public static String commitment(byte[] key) {
    return Sha256.hex(Hex.write(key));
  }

  public static byte[] seed(byte[] key, List<String> contributions) {
    return HmacSha256.of(key, String.join("\n", contributions));
  }

  public static Chance luck(byte[] seed, Past past, String move) {
    return new KeyedChance(seed, past, move);
  }

  /** Who sits where, by where they sat before. */
  public static List<Integer> seating(int seats, Luck luck) {
    Chance chance = luck.at(0, SEATS);
    List<Integer> seating = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      seating.add(seat);
    }
    for (int last = seats - 1; last > 0; last--) {
      int other = chance.below(last + 1);
      Integer one = seating.get(last);
      seating.set(last, seating.get(other));
      seating.set(other, one);
    }
    return seating;
  }

  /** Whether a person can contribute this. */
  public static boolean isContribution(String text) {
    return isHex(text, CONTRIBUTION_LENGTH);
  }

  static boolean isKey(String text) {
    return isHex(text, KEY_LENGTH);
  }

  private static boolean isHex(String text, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) {
        return false;
      }
    }
    return true;
  }
}
