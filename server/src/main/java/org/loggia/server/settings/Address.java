package org.loggia.server.settings;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * An address of the internet as a number of 128 bits; those of the old kind are mapped into the new
 * one. However long a text somebody sends us for an address, what we keep of it has this size.
 */
public record Address(long high, long low) {
  /** Where we cannot tell. */
  public static final Address UNKNOWN = new Address(0, 0);

  static final int BITS = 128;
  private static final int HALF = 64;
  private static final long MAPPED = 0xFFFF_0000_0000L;
  private static final int LONGEST = 64;

  /**
   * The address that stands there, with or without a port; null if it is none. No name is looked
   * up.
   */
  public static @Nullable Address read(String text) {
    String plain = text.strip();
    if (plain.isEmpty() || plain.length() > LONGEST) {
      return null;
    }
    if (plain.startsWith("[")) {
      int end = plain.indexOf(']');
      plain = end < 0 ? "" : plain.substring(1, end);
    } else if (plain.indexOf('.') > 0 && plain.indexOf(':') == plain.lastIndexOf(':')) {
      plain = plain.indexOf(':') < 0 ? plain : plain.substring(0, plain.indexOf(':'));
    }
    int zone = plain.indexOf('%');
    try {
      return of(InetAddress.ofLiteral(zone < 0 ? plain : plain.substring(0, zone)));
    } catch (IllegalArgumentException noAddress) {
      return null;
    }
  }

  public static Address of(InetAddress inet) {
    ByteBuffer bytes = ByteBuffer.wrap(inet.getAddress());
    return inet instanceof Inet4Address
        ? new Address(0, MAPPED | (bytes.getInt() & 0xFFFF_FFFFL))
        : new Address(bytes.getLong(), bytes.getLong());
  }

  boolean isOld() {
    return high == 0 && low >>> 32 == 0xFFFF;
  }

  /**
   * Whoever this address belongs to: a home gets at least 64 bits of the new kind, so what it picks
   * in there says nothing.
   */
  public Address home() {
    return isOld() ? this : new Address(high, 0);
  }

  /** Whether the first bits are the same. */
  boolean agrees(Address other, int bits) {
    return (high ^ other.high) >>> (HALF - Math.clamp(bits, 1, HALF)) == 0
        && (bits <= HALF || (low ^ other.low) >>> (BITS - bits) == 0);
  }
}
