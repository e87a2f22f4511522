package org.loggia.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import org.loggia.core.crypto.HmacSha256;

/** Everything at a table that must not be guessed. */
public final class Secrets {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
  private static final int KEY_BYTES = 32;
  private static final int TOKEN_BYTES = 16;
  private static final int TOKEN_LENGTH = 22;
  private static final int ID_LENGTH = 16;

  /** Without what is easily mistaken when read aloud. */
  private static final String ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

  private Secrets() {}

  /** A table's name in addresses: 80 bits, so that it cannot be found by trying. */
  public static String newId() {
    StringBuilder id = new StringBuilder(ID_LENGTH);
    for (int i = 0; i < ID_LENGTH; i++) {
      id.append(ID_LETTERS.charAt(RANDOM.nextInt(ID_LETTERS.length())));
    }
    return id.toString();
  }

  /** Whether this could be the name of a table at all. */
  public static boolean isId(String text) {
    return text.length() == ID_LENGTH && text.chars().allMatch(c -> ID_LETTERS.indexOf(c) >= 0);
  }

  /** The key of a table, on which its luck hangs. */
  static String newKey(RandomGenerator random) {
    byte[] key = new byte[KEY_BYTES];
    random.nextBytes(key);
    return HexFormat.of().formatHex(key);
  }

  /** The key of the dice: told when the game is over, while the table's own stays here. */
  static byte[] diceKey(byte[] key) {
    return HmacSha256.of(key, "dice");
  }

  /** What a person shows to be let in again: 128 bits. */
  static String newToken() {
    byte[] token = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(token);
    return TEXT.encodeToString(token);
  }

  /** Whether this could be anybody's token at all; what cannot is not looked at further. */
  public static boolean isToken(String text) {
    return text.length() == TOKEN_LENGTH && text.chars().allMatch(Secrets::isTextLetter);
  }

  private static boolean isTextLetter(int c) {
    return (c >= 'A' && c <= 'Z')
        || (c >= 'a' && c <= 'z')
        || (c >= '0' && c <= '9')
        || c == '-'
        || c == '_';
  }

  /** Only this is stored: who reads the database cannot sit down in anybody's place. */
  static String hash(String token) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * What the link of a table carries; made from its key, so that it need not be stored.
   *
   * @param renewed how often a new one was needed
   */
  static String invite(byte[] key, int renewed) {
    byte[] mac = HmacSha256.of(key, renewed == 0 ? "invite" : "invite " + renewed);
    return TEXT.encodeToString(Arrays.copyOf(mac, TOKEN_BYTES));
  }

  /** Takes the same time whatever the difference. */
  static boolean same(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
