package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.map;
import static org.loggia.core.json.Codecs.nullable;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShapeTest {
  enum Colour {
    RED,
    DARK_BLUE
  }

  @Test
  void describesCollections() {
    assertThat(map(list(nullable(INT))).shape())
        .isEqualTo(new Shape.MapOf(new Shape.ListOf(new Shape.OrNull(Shape.Primitive.INT))));
    assertThat(Codecs.INT_ARRAY.shape()).isEqualTo(new Shape.ListOf(Shape.Primitive.INT));
  }

  @Test
  void describesWords() {
    assertThat(enumeration("Colour", Colour.values()).shape())
        .isEqualTo(new Shape.Words("Colour", List.of("red", "dark-blue")));
    assertThat(Codecs.text("Tile", Object::toString, text -> text).shape())
        .isEqualTo(new Shape.Written("Tile"));
  }

  @Test
  void describesRecordsFieldByField() {
    assertThat(RecordCodecTest.PLAYER.shape())
        .isEqualTo(
            new Shape.Fields(
                "Player",
                List.of(
                    new Shape.Field("name", TEXT.shape()),
                    new Shape.Field("points", INT.shape()),
                    new Shape.Field("motto", new Shape.OrNull(TEXT.shape())))));
  }

  @Test
  void describesUnionsVariantByVariant() {
    Shape.Union union = (Shape.Union) UnionCodecTest.EVENT.shape();

    assertThat(union.name()).isEqualTo("Event");
    assertThat(union.variants())
        .extracting(Shape.Variant::kind)
        .containsExactly("placed", "won", "shuffled", "whispered");
    assertThat(union.variants().get(1).fields()).isEqualTo(UnionCodecTest.WON.shape());
  }
}
