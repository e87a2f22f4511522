package org.loggia.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Json;
import org.loggia.lab.work.Job;
import org.loggia.lab.work.Jobs;

/** A few pieces of a job, to be done elsewhere: a question goes there, results come back. */
final class Errand implements Callable<byte[]>, IdentifiedDataSerializable, HazelcastInstanceAware {
  static final int FACTORY = 1;
  private static final int ID = 1;

  static final String JOBS = "jobs";

  private String question;
  private int[] pieces;
  private @Nullable HazelcastInstance node;

  Errand(String question, int[] pieces) {
    this.question = question;
    this.pieces = pieces;
  }

  /** For those that arrive. */
  Errand() {
    this("", new int[0]);
  }

  @Override
  public int getFactoryId() {
    return FACTORY;
  }

  @Override
  public int getClassId() {
    return ID;
  }

  @Override
  public void writeData(ObjectDataOutput out) throws IOException {
    out.writeString(question);
    out.writeIntArray(pieces);
  }

  @Override
  public void readData(ObjectDataInput in) throws IOException {
    question = Objects.requireNonNull(in.readString());
    pieces = Objects.requireNonNull(in.readIntArray());
  }

  @Override
  public void setHazelcastInstance(HazelcastInstance instance) {
    node = instance;
  }

  /**
   * For each piece whether it went well, and what came out of it; none follows one that did not.
   */
  @Override
  public byte[] call() throws IOException {
    if (node == null || !(node.getUserContext().get(JOBS) instanceof Jobs jobs)) {
      throw new IllegalStateException("this node is not ready");
    }
    return results(jobs.read((Json.Obj) Json.read(question)));
  }

  private <R> byte[] results(Job<R> job) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    try (Job.Hand<R> hand = job.hand()) {
      for (int piece : pieces) {
        R result = hand.piece(piece);
        out.writeBoolean(true);
        job.write(result, out);
      }
    } catch (RuntimeException | Error broken) {
      // Whoever asked does the piece again and sees for themselves what is wrong with it.
      out.writeBoolean(false);
    }
    return bytes.toByteArray();
  }
}
