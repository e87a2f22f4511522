package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Ink;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrase;
import org.loggia.games.palazzo.PalazzoView.AuctionView;
import org.loggia.games.palazzo.PalazzoView.Purse;
import org.loggia.games.palazzo.PalazzoView.SiteView;

/**
 * The table in characters: depot and quarries as rows, palaces as towers. A tile is the letter of
 * its material, its floor, and a dot for each window.
 */
final class Sketch {
  private static final int LABEL = 9;
  private static final int TOWER = 7;
  private static final String INDENT = "  ";
  private static final String WINDOW = "\u00b7";
  private static final String BUILDER = "\u25b2";
  private static final char RIDER = '\u25cf';
  private static final char NO_RIDER = '\u25cb';

  /** Something to print and how wide it is without its colours. */
  private record Cell(String painted, int width) {}

  private final PalazzoView view;
  private final Pen pen;
  private final StringBuilder page = new StringBuilder();

  Sketch(PalazzoView view, Pen pen) {
    this.view = view;
    this.pen = pen;
  }

  String draw() {
    head();
    SiteView site = view.site();
    row(pen.word("board.depot"), "", tiles(site.depot(), "(" + site.price() + ")"));
    for (Quarry quarry : Quarry.ALL) {
      boolean here = quarry == site.builder();
      Tiles tiles = site.quarries().get(quarry.ordinal());
      row(pen.word("board." + quarry.word()), here ? BUILDER : "", tiles(tiles, ""));
    }
    if (!view.bank().display().isEmpty()) {
      row(pen.word("board.display"), "", cards(view.bank().display()));
    }
    if (!view.pending().isEmpty()) {
      row(pen.word("board.pending"), "", tiles(view.pending(), ""));
    }
    for (int seat = 0; seat < view.purses().size(); seat++) {
      seat(seat);
    }
    return page.toString();
  }

  private void head() {
    SiteView site = view.site();
    int current = PalazzoNarrator.current(site);
    StringBuilder riders = new StringBuilder();
    for (int i = 0; i < Site.RIDERS; i++) {
      riders.append(i < site.riders() ? RIDER : NO_RIDER);
    }
    line(
        cut(
            pen.say(
                Phrase.of("board.head")
                    .with("stack", StackTable.NAMES.get(current))
                    .with("n", PalazzoNarrator.left(site, current))
                    .with("riders", riders.toString())
                    .with("deck", view.bank().deck())
                    .with("discard", view.bank().discard().size()))));
  }

  private void seat(int seat) {
    page.append('\n');
    Purse purse = view.purses().get(seat);
    String title =
        pen.say(
            Phrase.of("board.seat")
                .with("seat", seat)
                .with("points", view.points().get(seat))
                .with("n", purse.size()));
    boolean acts = seat == (view.actor() >= 0 ? view.actor() : view.turn());
    line(pen.paint(acts ? Ink.MARKED : Ink.BOLD, cut(title)));
    List<Cell> hand = cards(view.handOf(seat));
    for (int i = seat == view.seat() ? 0 : purse.secret(); i > 0; i--) {
      hand.add(plain("?"));
    }
    if (!hand.isEmpty()) {
      row(pen.word("board.hand"), "", hand);
    }
    AuctionView auction = view.auction();
    if (auction != null) {
      List<Cell> laid = cards(PalazzoNarrator.laid(auction, seat));
      laid.add(0, plain(auction.out().contains(seat) ? "-" : "(" + auction.bids().get(seat) + ")"));
      row(pen.word("board.bid"), "", laid);
    }
    towers(view.estates().get(seat));
  }

  /** Palaces side by side, as many as fit, each above its number. */
  private void towers(Estate estate) {
    int most = Math.max(1, (pen.width() - INDENT.length()) / TOWER);
    for (int from = 1; from <= estate.size(); from += most) {
      int to = Math.min(estate.size(), from + most - 1);
      int height = 0;
      for (int number = from; number <= to; number++) {
        height = Math.max(height, estate.palace(number).size());
      }
      for (int storey = height; storey >= 0; storey--) {
        StringBuilder row = new StringBuilder(INDENT);
        for (int number = from; number <= to; number++) {
          Cell cell = storey(estate.palace(number), storey, number);
          row.append(cell.painted).append(" ".repeat(TOWER - cell.width));
        }
        line(row.toString().stripTrailing());
      }
    }
  }

  private Cell storey(Palace palace, int storey, int number) {
    if (storey == 0) {
      return plain(Integer.toString(number));
    }
    List<Tile> tiles = palace.tiles();
    return storey > tiles.size() ? plain("") : tile(tiles.get(storey - 1));
  }

  /** A label and cells behind it, on as many lines as it takes. */
  private void row(String label, String mark, List<Cell> cells) {
    String start = label.length() > LABEL ? label.substring(0, LABEL) : label;
    StringBuilder line = new StringBuilder(pen.paint(Ink.GREY, start));
    line.append(" ".repeat(LABEL - start.length() + 1)).append(mark.isEmpty() ? " " : mark);
    int margin = LABEL + 2;
    int width = margin;
    for (Cell cell : cells) {
      if (width + 1 + cell.width > pen.width()) {
        line(line.toString());
        line = new StringBuilder(" ".repeat(margin));
        width = margin;
      }
      line.append(' ').append(cell.painted);
      width += 1 + cell.width;
    }
    line(line.toString());
  }

  private void line(String text) {
    page.append(text.stripTrailing()).append('\n');
  }

  private String cut(String text) {
    return text.length() > pen.width() ? text.substring(0, pen.width()) : text;
  }

  private static Cell plain(String text) {
    return new Cell(text, text.length());
  }

  private List<Cell> tiles(Tiles tiles, String first) {
    List<Cell> cells = new ArrayList<>();
    if (!first.isEmpty()) {
      cells.add(plain(first));
    }
    for (Tile tile : tiles.list()) {
      cells.add(tile(tile));
    }
    return cells;
  }

  private Cell tile(Tile tile) {
    StringBuilder text = new StringBuilder();
    text.append((char) (tile.material().letter() - 'a' + 'A')).append(tile.floor());
    text.append(WINDOW.repeat(tile.windows()));
    Ink ink =
        switch (tile.material()) {
          case BRICK -> Ink.RED;
          case SANDSTONE -> Ink.YELLOW;
          case MARBLE -> Ink.CYAN;
        };
    return new Cell(pen.paint(ink, text.toString()), text.length());
  }

  private List<Cell> cards(Cards cards) {
    List<Cell> cells = new ArrayList<>();
    for (Card card : cards.list()) {
      Currency currency = card.currency();
      Ink ink =
          currency == null
              ? Ink.WHITE
              : switch (currency) {
                case RED -> Ink.RED;
                case GOLD -> Ink.BROWN;
                case SILVER -> Ink.GREY;
              };
      cells.add(new Cell(pen.paint(ink, card.text()), card.text().length()));
    }
    return cells;
  }
}
