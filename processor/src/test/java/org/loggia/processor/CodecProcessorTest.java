package org.loggia.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What it writes is tested by core, whose codecs are its own; here is what it writes of a small
 * title, and what it says of types it cannot serve.
 */
class CodecProcessorTest {
  private static final String DERIVED =
      """
      package org.loggia.core.json;
      public @interface Derived { Class<?>[] with() default {}; String prefix() default ""; }
      """;

  private static final String KIND =
      """
      package org.loggia.core.json;
      public @interface Kind { String value(); }
      """;

  /** Of core only what generated sources import. */
  private static Source core(String declaration, String name) {
    return new Source(
        "org/loggia/core/json/" + name,
        "package org.loggia.core.json; public " + declaration + " {}");
  }

  @TempDir Path written;

  /** What the compiler complains about. */
  private List<String> complaints(String body) {
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavaCompiler.CompilationTask task =
        compiler.getTask(
            null,
            null,
            said,
            List.of("-proc:only", "-s", written.toString(), "-d", written.toString()),
            null,
            List.of(
                new Source("org/loggia/core/json/Derived", DERIVED),
                new Source("org/loggia/core/json/Kind", KIND),
                core("interface Codec<T>", "Codec"),
                core("class Codecs", "Codecs"),
                core("class Field<R, T>", "Field"),
                new Source(
                    "toy/Toy",
                    "package toy;\n"
                        + "import java.util.*;\n"
                        + "import org.jspecify.annotations.Nullable;\n"
                        + "import org.loggia.core.json.*;\n"
                        + body)));
    task.setProcessors(List.of(new CodecProcessor()));
    task.call();
    return said.getDiagnostics().stream()
        .filter(each -> each.getKind() == javax.tools.Diagnostic.Kind.ERROR)
        .map(each -> each.getMessage(Locale.ROOT))
        .toList();
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String code;

    Source(String name, String code) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.code = code;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return code;
    }
  }

  @Test
  void aMoveIsReadByItsKindAndItsComponents() throws IOException {
    assertThat(
            complaints(
                """
                @Derived
                public sealed interface Toy {
                  record TakeOne(int seat, @Nullable String colour) implements Toy {}
                  @Kind("stop") record GiveUp(List<Integer> seats) implements Toy {}
                }
                """))
        .isEmpty();
    assertThat(Files.readString(written.resolve("toy/ToyCodec.java")))
        .contains("public static final Codec<Toy> CODEC = Codecs.union(\"Toy\"")
        .contains("Codecs.variant(\"take-one\", Toy.TakeOne.class")
        .contains("Codecs.variant(\"stop\", Toy.GiveUp.class")
        .contains("Codecs.field(\"colour\", Codecs.nullable(Codecs.TEXT), Toy.TakeOne::colour)")
        .contains("Codecs.field(\"seats\", Codecs.list(Codecs.INT), Toy.GiveUp::seats)");
  }

  @Test
  void aCodecWrittenByHandServesAllOfItsType() throws IOException {
    assertThat(
            complaints(
                """
                @Derived(with = Pieces.class)
                record Toy(Tile tile, List<Tile> tiles, List<String> words) {}
                class Tile {}
                class Pieces {
                  static final Codec<Tile> TILE = null;
                  static final Codec<List<Tile>> TILES = null;
                }
                """))
        .isEmpty();
    assertThat(Files.readString(written.resolve("toy/ToyCodec.java")))
        .contains("Codecs.field(\"tile\", Pieces.TILE, Toy::tile)")
        .contains("Codecs.field(\"tiles\", Pieces.TILES, Toy::tiles)")
        .contains("Codecs.field(\"words\", Codecs.list(Codecs.TEXT), Toy::words)");
  }

  @Test
  void membersOfASealedInterfaceMayBeginAlike() throws IOException {
    assertThat(
            complaints(
                """
                @Derived(prefix = "Ask")
                sealed interface Toy {
                  record Look(Deed deed) implements Toy {}
                  record Deed(int seat) {}
                }
                """))
        .isEmpty();
    assertThat(Files.readString(written.resolve("toy/ToyCodec.java")))
        .contains("Codecs.variant(\"look\"")
        .contains("Codecs.record(\"AskLook\"")
        .contains("Codecs.record(\"Deed\"");
  }

  @Test
  void aTypeWithoutACodecIsNamed() {
    assertThat(complaints("@Derived record Toy(java.util.BitSet squares) {}"))
        .singleElement()
        .asString()
        .contains("Toy holds java.util.BitSet, which has no codec");
  }

  @Test
  void aRecordWithinItselfIsRefused() {
    assertThat(complaints("@Derived record Toy(List<Toy> branches) {}"))
        .containsExactly("Toy occurs within itself");
  }

  @Test
  void twoCodecsOfOneTypeAreRefused() {
    assertThat(
            complaints(
                """
                @Derived(with = Pieces.class) record Toy(Tile tile) {}
                class Tile {}
                class Pieces {
                  static final Codec<Tile> ONE = null;
                  static final Codec<Tile> OTHER = null;
                }
                """))
        .containsExactly("toy.Pieces has two codecs of toy.Tile");
  }

  @Test
  void theNamesOfAnObjectAreTexts() {
    assertThat(complaints("@Derived record Toy(Map<Integer, String> words) {}"))
        .singleElement()
        .asString()
        .contains("the names of an object are texts, not java.lang.Integer");
  }
}
