package org.loggia.lab.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A position of a game, seen by one seat, and what came of it.
 *
 * @param seats how many played
 * @param fifth of the game, from 0
 * @param kept whether it is kept out of the fit, to measure it
 * @param share of the victory that the seat had in the end
 * @param margin by which it was ahead in the end, from 0 to 1
 * @param searched what the search expected for the seat
 * @param advised the share that the title's adviser would have said
 * @param traits of the position
 * @param moves for each move the number of its traits, and these
 * @param visits for each move the part of the search that went there; none if the seat did not
 *     decide
 */
record Sample(
    int seats,
    int fifth,
    boolean kept,
    float share,
    float margin,
    float searched,
    float advised,
    short[] traits,
    short[] moves,
    float[] visits) {

  void write(DataOutputStream out) throws IOException {
    out.writeByte(seats);
    out.writeByte(fifth);
    out.writeBoolean(kept);
    out.writeFloat(share);
    out.writeFloat(margin);
    out.writeFloat(searched);
    out.writeFloat(advised);
    write(traits, out);
    write(moves, out);
    out.writeShort(visits.length);
    for (float part : visits) {
      out.writeFloat(part);
    }
  }

  private static void write(short[] numbers, DataOutputStream out) throws IOException {
    out.writeShort(numbers.length);
    for (short number : numbers) {
      out.writeShort(number);
    }
  }

  static Sample read(DataInputStream in) throws IOException {
    return new Sample(
        in.readByte(),
        in.readByte(),
        in.readBoolean(),
        in.readFloat(),
        in.readFloat(),
        in.readFloat(),
        in.readFloat(),
        shorts(in),
        shorts(in),
        floats(in));
  }

  private static short[] shorts(DataInputStream in) throws IOException {
    short[] numbers = new short[in.readUnsignedShort()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readShort();
    }
    return numbers;
  }

  private static float[] floats(DataInputStream in) throws IOException {
    float[] numbers = new float[in.readUnsignedShort()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readFloat();
    }
    return numbers;
  }
}
