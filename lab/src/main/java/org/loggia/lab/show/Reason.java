package org.loggia.lab.show;

import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import java.util.zip.ZipException;

/** Why a file could not be read or written, in a few plain words. */
public final class Reason {
  private Reason() {}

  public static String of(IOException problem) {
    return switch (problem) {
      case NoSuchFileException _ -> "there is no such place";
      case AccessDeniedException _ -> "that is not allowed";
      case FileAlreadyExistsException _ -> "a file is in the way";
      case CharacterCodingException _ -> "it is not text in UTF-8";
      case FileSystemException e -> reason(e);
      case EOFException _ -> "it is cut off";
      case ZipException _ -> "it is not what its name says, or damaged";
      default -> String.valueOf(problem.getMessage());
    };
  }

  private static String reason(FileSystemException problem) {
    String reason = problem.getReason();
    return reason == null ? "the file system refuses" : reason.toLowerCase(Locale.ROOT);
  }
}
