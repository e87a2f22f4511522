package org.loggia.core;

import org.loggia.core.crypto.Sha256;

/**
 * Everything that has happened in a game up to a move, as one hash: what luck is keyed by, so that
 * the same past always has the same luck and no other past has it.
 *
 * <p>Exactly so, every text in UTF-8, every hash SHA-256 in 64 small hexadecimal digits:
 *
 * <ol>
 *   <li>Before anything happened it is the hash of the title's id, a line feed (0x0A), the revision
 *       of the rules in decimal digits, a line feed, and the set-up as JSON.
 *   <li>After an entry (ply 0 is the set-up's luck, with an empty move) it is the hash of the hash
 *       before, a line feed, the text of the move, a line feed, and the text of its draws.
 * </ol>
 *
 * @param ply the number of the entry that comes next
 */
public record Past(int ply, String hash) {

  public static Past none(String title, int revision, Setup setup) {
    String text = title + "\n" + revision + "\n" + CoreCodecs.SETUP.text(setup);
    return new Past(0, Sha256.hex(text));
  }

  public Past then(Entry entry) {
    String text = hash + "\n" + entry.move() + "\n" + entry.draws().text();
    return new Past(ply + 1, Sha256.hex(text));
  }
}
