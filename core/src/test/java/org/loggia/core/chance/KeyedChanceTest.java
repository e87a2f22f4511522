package org.loggia.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.loggia.core.Entry;
import org.loggia.core.Past;
import org.loggia.core.Setup;
import org.loggia.core.crypto.Hex;

class KeyedChanceTest {
  private static final byte[] KEY =
      Hex.read("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

  /** The recipe of KeyedChance's documentation, followed with the JDK's own tools. */
  private static final class Recipe implements Chance {
    private static final BigInteger WORDS = BigInteger.TWO.pow(32);
    private final ByteBuffer stream;

    Recipe(byte[] key, Object before, String move) throws Exception {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      byte[] streamKey = mac.doFinal((before + "\n" + move).getBytes(StandardCharsets.UTF_8));
      Cipher cipher = Cipher.getInstance("ChaCha20");
      cipher.init(
          Cipher.ENCRYPT_MODE,
          new SecretKeySpec(streamKey, "ChaCha20"),
          new ChaCha20ParameterSpec(new byte[12], 0));
      stream = ByteBuffer.wrap(cipher.doFinal(new byte[40_000])).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    public int below(int n) {
      BigInteger bound = BigInteger.valueOf(n);
      BigInteger fair = WORDS.divide(bound).multiply(bound);
      BigInteger word;
      do {
        word = BigInteger.valueOf(Integer.toUnsignedLong(stream.getInt()));
      } while (word.compareTo(fair) >= 0);
      return word.mod(bound).intValueExact();
    }
  }

  @Test
  void canBeRecomputedByAnyoneWithTheKey() throws Exception {
    Random random = new Random(11);
    String[] moves = {"", "F3 red 2", "Дворец 🏰 a1", "x".repeat(500)};
    for (int ply = 0; ply < 40; ply++) {
      byte[] key = new byte[32];
      random.nextBytes(key);
      String move = moves[ply % moves.length];
      KeyedChance keyed = new KeyedChance(key, ply, move);
      Recipe recipe = new Recipe(key, ply, move);
      for (int i = 0; i < 500; i++) {
        int n = 2 + random.nextInt((Integer.MAX_VALUE - 2) >>> random.nextInt(30));
        assertThat(keyed.below(n)).isEqualTo(recipe.below(n));
      }
    }
  }

  /** A bound just above 2^30 refuses a quarter of all words, so refusals are well tried here. */
  @Test
  void refusesTheSameWordsAsTheRecipe() throws Exception {
    KeyedChance keyed = new KeyedChance(KEY, 7, "pass");
    Recipe recipe = new Recipe(KEY, 7, "pass");
    int bound = (1 << 30) + 1;
    for (int i = 0; i < 5_000; i++) {
      assertThat(keyed.below(bound)).isEqualTo(recipe.below(bound));
    }
  }

  @Test
  void theSameMoveAtTheSamePointHasTheSameLuck() {
    assertThat(throwDice(KEY, 12, "place 3")).isEqualTo(throwDice(KEY, 12, "place 3"));
  }

  @Test
  void anotherKeyPlyOrMoveHasOtherLuck() {
    String luck = throwDice(KEY, 12, "place 3");
    byte[] otherKey = KEY.clone();
    otherKey[31] ^= 1;

    assertThat(throwDice(otherKey, 12, "place 3")).isNotEqualTo(luck);
    assertThat(throwDice(KEY, 13, "place 3")).isNotEqualTo(luck);
    assertThat(throwDice(KEY, 12, "place 4")).isNotEqualTo(luck);
    assertThat(throwDice(KEY, 1, "2\nplace 3")).isNotEqualTo(luck);
  }

  @Test
  void luckAfterAPastCanBeRecomputedAndIsAnotherAfterAnother() throws Exception {
    Past past = Past.none("azul", 1, Setup.of(2)).then(new Entry("", Draws.of(new Draw(6, 3))));
    Past other = Past.none("azul", 1, Setup.of(2)).then(new Entry("", Draws.of(new Draw(6, 4))));
    KeyedChance keyed = new KeyedChance(KEY, past, "F3 red 2");
    KeyedChance elsewhere = new KeyedChance(KEY, other, "F3 red 2");
    Recipe recipe = new Recipe(KEY, past.hash(), "F3 red 2");
    boolean differs = false;
    for (int i = 0; i < 100; i++) {
      int value = keyed.below(1 << 20);
      assertThat(value).isEqualTo(recipe.below(1 << 20));
      differs |= value != elsewhere.below(1 << 20);
    }
    assertThat(differs).isTrue();
  }

  @Test
  void wantsAKeyOf32Bytes() {
    assertThatThrownBy(() -> new KeyedChance(new byte[16], 0, ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static String throwDice(byte[] key, int ply, String move) {
    Taping taping = new Taping(new KeyedChance(key, ply, move));
    for (int i = 0; i < 40; i++) {
      taping.below(6);
    }
    return taping.draws().text();
  }
}
