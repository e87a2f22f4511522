package org.loggia.core;

/** The colours a terminal has. */
public enum Ink {
  RED("31"),
  GREEN("32"),
  YELLOW("33"),
  BLUE("34"),
  PURPLE("35"),
  CYAN("36"),
  WHITE("97"),
  GREY("90"),
  BROWN("38;5;137"),
  BOLD("1"),
  MARKED("7");

  final String code;

  Ink(String code) {
    this.code = code;
  }
}
