package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.Unreadable;

class JsonNumberTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 0",
    "0.0, 0",
    "-0.0, 0",
    "1, 1",
    "-1, -1",
    "1.0, 1",
    "1.50, 1.5",
    "0.1, 0.1",
    "-0.25, -0.25",
    "1e3, 1000",
    "1E+3, 1000",
    "1.5e1, 15",
    "12.5e-1, 1.25",
    "1e-6, 0.000001",
    "0.0000005, 0.000001",
    "0.0000004, 0",
    "-0.0000004, 0",
    "0.9999996, 1",
    "0.9999994, 0.999999",
    "2147483647, 2147483647",
    "2147483648, 2147483648",
    "-2147483649, -2147483649",
    "9007199254740991, 9007199254740991",
    "-9007199254740991, -9007199254740991",
    "4503599627370495.5, 4503599627370495.5",
    "0e999999999999, 0",
    "0.000e5, 0",
    "1e-999999999999, 0",
    "100000000000000000000e-20, 1",
    "0.00000000000000000001e20, 1",
    "3.14159265358979323846264338327950288, 3.141593"
  })
  void isReadAndWrittenInItsShortestForm(String text, String canonical) {
    assertThat(Json.read(text).write()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9007199254740992",
        "-9007199254740992",
        "1e16",
        "1e308",
        "1e999999999999",
        "123456789012345678901234567890"
      })
  void isRefusedWhereJavaScriptWouldRoundIt(String text) {
    assertThatThrownBy(() -> Json.read(text))
        .isInstanceOf(Unreadable.class)
        .hasMessage("a number smaller than 2^53 expected at line 1, column 1");
  }

  @Test
  void cannotBeMadeOfWhatIsNoNumber() {
    for (double value :
        new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e16}) {
      assertThatThrownBy(() -> Json.number(value)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void minusZeroIsZero() {
    assertThat(Json.number(-0.0)).isEqualTo(Json.of(0));
    assertThat(Json.number(-0.0).write()).isEqualTo("0");
  }

  @Test
  void knowsAnIntWhenItSeesOne() {
    assertThat(Json.of(Integer.MIN_VALUE).isInt()).isTrue();
    assertThat(Json.number(2147483648.0).isInt()).isFalse();
    assertThat(Json.number(0.5).isInt()).isFalse();
  }

  @Test
  void isWrittenPlainlyAndToTheNearestMillionth() {
    Random random = new Random(1);
    for (int i = 0; i < 100_000; i++) {
      double value = sample(random);
      String written = Json.number(value).write();
      BigDecimal error = new BigDecimal(written).subtract(new BigDecimal(value)).abs();

      // Multiplying the fraction by a million rounds, so a tie may fall to the other side.
      assertThat(error).as(written).isLessThan(new BigDecimal("0.00000050000001"));
      assertThat(written).doesNotContain("E").doesNotMatch(".*\\..*0").doesNotMatch("-?0\\d.*");
    }
  }

  @Test
  void whatIsWrittenIsReadExactlyAsJavaReadsIt() {
    Random random = new Random(2);
    for (int i = 0; i < 100_000; i++) {
      String text = Json.number(sample(random)).write();
      Json.Num read = (Json.Num) Json.read(text);

      assertThat(read.value()).as(text).isEqualTo(Double.parseDouble(text));
      assertThat(read.write()).isEqualTo(text);
    }
  }

  @Test
  void whatOthersWriteIsReadToWithinTheLastBits() {
    Random random = new Random(3);
    for (int i = 0; i < 100_000; i++) {
      double value = sample(random);
      double read = ((Json.Num) Json.read(Double.toString(value))).value();

      assertThat(Math.abs(read - value)).isLessThanOrEqualTo(Math.ulp(value) + 1e-15);
    }
  }

  /** Numbers of all sizes that JSON can carry. */
  private static double sample(Random random) {
    double scale = Math.pow(10, random.nextInt(23) - 7);
    double value = (random.nextDouble() * 2 - 1) * scale;
    return Math.max(-Json.LARGEST_NUMBER, Math.min(Json.LARGEST_NUMBER, value));
  }
}
