package org.loggia.cluster;

import com.hazelcast.cluster.Member;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.cluster.MembershipListener;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.IExecutorService;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.loggia.lab.work.Cluster;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Job;

/** The nodes that work for us: those that we named, of our own version, as they come and go. */
final class Nodes implements Crew {
  static final String THREADS = "loggia-threads";

  private final HazelcastInstance client;
  private final List<String> named;
  private final Consumer<String> remarks;
  private final Map<UUID, Member> members = new LinkedHashMap<>();

  private Nodes(HazelcastInstance client, List<String> named, Consumer<String> remarks) {
    this.client = client;
    this.named = named;
    this.remarks = remarks;
  }

  static Nodes join(HazelcastInstance client, List<String> named, Consumer<String> remarks) {
    Nodes nodes = new Nodes(client, named, remarks);
    try {
      nodes.begin();
      return nodes;
    } catch (RuntimeException e) {
      client.shutdown();
      throw e;
    }
  }

  private void begin() {
    for (Member member : client.getCluster().getMembers()) {
      if (!Version.of(member).equals(Version.OWN)) {
        throw new Cluster.Refused(Version.complaint(Hazel.name(member), Version.of(member)));
      }
      come(member);
    }
    client
        .getCluster()
        .addMembershipListener(
            new MembershipListener() {
              @Override
              public void memberAdded(MembershipEvent event) {
                come(event.getMember());
              }

              @Override
              public void memberRemoved(MembershipEvent event) {
                go(event.getMember());
              }
            });
    if (hands() == 0) {
      throw new Cluster.Refused("None of the nodes there is one of " + String.join(", ", named));
    }
  }

  private synchronized void come(Member member) {
    String name = Hazel.name(member);
    if (!named.contains(name)) {
      remarks.accept("Node " + name + " is not one of those that were named, and gets nothing.");
    } else if (!Version.of(member).equals(Version.OWN)) {
      remarks.accept(Version.complaint(name, Version.of(member)));
    } else if (members.put(member.getUuid(), member) == null) {
      remarks.accept("Node " + name + " works with " + threads(member) + " threads.");
    }
  }

  private synchronized void go(Member member) {
    if (members.remove(member.getUuid()) != null) {
      remarks.accept("Node " + Hazel.name(member) + " has gone; others do its work.");
    }
  }

  /** Those that are there now. */
  synchronized List<Member> there() {
    return List.copyOf(members.values());
  }

  static int threads(Member member) {
    String threads = member.getAttribute(THREADS);
    return threads == null ? 1 : Integer.parseInt(threads);
  }

  IExecutorService executor() {
    return client.getExecutorService(Settings.EXECUTOR);
  }

  @Override
  public int hands() {
    return there().stream().mapToInt(Nodes::threads).sum();
  }

  @Override
  public <R> void run(Job<R> job, int[] pieces, Taker<R> taker) {
    new Dispatch<>(this, job, pieces, taker).run();
  }

  @Override
  public void close() {
    client.shutdown();
  }
}
