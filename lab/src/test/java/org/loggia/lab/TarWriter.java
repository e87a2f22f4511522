package org.loggia.lab;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Writes the archives that tests read, as the two kinds of tar that are about do. */
final class TarWriter implements AutoCloseable {
  private static final int BLOCK = 512;

  private final OutputStream out;

  TarWriter(Path file) throws IOException {
    out = Files.newOutputStream(file);
  }

  /** As POSIX has it: an extended head says the name. */
  void extended(String name, byte[] content) throws IOException {
    String line = " path=" + name + "\n";
    String length = Integer.toString(line.length() + 3);
    entry('x', "PaxHeader", (length + line).getBytes(StandardCharsets.UTF_8));
    entry('0', "short", content);
  }

  /** As GNU has it: an entry of its own says the name. */
  void longName(String name, byte[] content) throws IOException {
    entry('L', "././@LongLink", (name + "\0").getBytes(StandardCharsets.UTF_8));
    entry('0', "short", content);
  }

  private void entry(char kind, String name, byte[] content) throws IOException {
    byte[] head = new byte[BLOCK];
    put(head, 0, name);
    put(head, 124, "%011o".formatted(content.length));
    head[156] = (byte) kind;
    put(head, 257, "ustar\0");
    out.write(head);
    out.write(Arrays.copyOf(content, Math.ceilDiv(content.length, BLOCK) * BLOCK));
  }

  private static void put(byte[] head, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    System.arraycopy(bytes, 0, head, at, bytes.length);
  }

  @Override
  public void close() throws IOException {
    out.write(new byte[2 * BLOCK]);
    out.close();
  }
}
