package org.loggia.dist;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;

/** A tar of which nothing hangs on who made it or when: order, dates and owners are given. */
final class Pack implements AutoCloseable {
  static final int PLAIN = 0100644;
  static final int EXECUTABLE = 0100755;
  static final int FOLDER = 0040755;

  private final TarArchiveOutputStream tar;
  private final Date time;

  private Pack(OutputStream out, Instant time) {
    this.tar = new TarArchiveOutputStream(out, "UTF-8");
    this.tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
    this.tar.setBigNumberMode(TarArchiveOutputStream.BIGNUMBER_POSIX);
    this.time = Date.from(time);
  }

  static Pack plain(OutputStream out, Instant time) {
    return new Pack(out, time);
  }

  static Pack gzipped(OutputStream out, Instant time) throws IOException {
    return new Pack(new GZIPOutputStream(out), time);
  }

  void file(String name, Path file, int mode) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      add(name, in, Files.size(file), mode);
    }
  }

  void file(String name, byte[] bytes, int mode) throws IOException {
    add(name, new ByteArrayInputStream(bytes), bytes.length, mode);
  }

  private void add(String name, InputStream in, long size, int mode) throws IOException {
    TarArchiveEntry entry = entry(new TarArchiveEntry(name), mode);
    entry.setSize(size);
    tar.putArchiveEntry(entry);
    in.transferTo(tar);
    tar.closeArchiveEntry();
  }

  /** An empty folder that belongs to this user. */
  void folder(String name, int mode, int owner) throws IOException {
    TarArchiveEntry entry = entry(new TarArchiveEntry(name), mode);
    entry.setIds(owner, owner);
    tar.putArchiveEntry(entry);
    tar.closeArchiveEntry();
  }

  /** Everything below a folder; links lead where they led. */
  void tree(String name, Path folder) throws IOException {
    List<Path> all;
    try (Stream<Path> found = Files.walk(folder)) {
      all = found.sorted().toList();
    }
    for (Path each : all) {
      String called = name + folder.relativize(each);
      if (Files.isSymbolicLink(each)) {
        TarArchiveEntry link = entry(new TarArchiveEntry(called, TarConstants.LF_SYMLINK), PLAIN);
        link.setLinkName(Files.readSymbolicLink(each).toString());
        tar.putArchiveEntry(link);
        tar.closeArchiveEntry();
      } else if (!Files.isDirectory(each)) {
        file(called, each, Files.isExecutable(each) ? EXECUTABLE : PLAIN);
      } else if (!each.equals(folder)) {
        folder(called + "/", FOLDER, 0);
      }
    }
  }

  private TarArchiveEntry entry(TarArchiveEntry entry, int mode) {
    entry.setMode(mode);
    entry.setIds(0, 0);
    entry.setNames("", "");
    entry.setModTime(time);
    return entry;
  }

  @Override
  public void close() throws IOException {
    tar.close();
  }
}
