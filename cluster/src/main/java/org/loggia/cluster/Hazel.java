package org.loggia.cluster;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.cluster.Member;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.LifecycleEvent;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.loggia.lab.work.Cluster;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Jobs;

/** Nodes are members of a Hazelcast cluster; whoever has work is a client of it. */
public final class Hazel implements Cluster {
  @Override
  public Crew crew(List<String> nodes, String secret, Consumer<String> remarks) {
    HazelcastInstance client;
    try {
      client = HazelcastClient.newHazelcastClient(Settings.ofClient(nodes, secret));
    } catch (IllegalStateException nobody) {
      throw new Refused(
          "No node answers at "
              + String.join(", ", nodes)
              + ": is one running there, with the same secret?");
    }
    return Nodes.join(client, nodes, remarks);
  }

  @Override
  public void serve(
      String self,
      List<String> nodes,
      String secret,
      int threads,
      Jobs jobs,
      Consumer<String> remarks)
      throws InterruptedException {
    HazelcastInstance node = start(self, nodes, secret, threads);
    node.getUserContext().put(Errand.JOBS, jobs);
    Member other = otherVersion(node);
    if (other != null) {
      node.getLifecycleService().terminate();
      throw new Refused(Version.complaint(name(other), Version.of(other)));
    }
    CountDownLatch over = new CountDownLatch(1);
    node.getLifecycleService()
        .addLifecycleListener(
            event -> {
              if (event.getState() == LifecycleEvent.LifecycleState.SHUTDOWN) {
                over.countDown();
              }
            });
    remarks.accept("Node " + self + " is ready, with " + threads + " threads.");
    over.await();
  }

  private static HazelcastInstance start(
      String self, List<String> nodes, String secret, int threads) {
    try {
      return Hazelcast.newHazelcastInstance(Settings.ofNode(self, nodes, secret, threads));
    } catch (RuntimeException e) {
      throw new Refused("This machine cannot listen at " + self + ", or something else does.");
    }
  }

  /** A member of another version, or null. */
  private static @Nullable Member otherVersion(HazelcastInstance node) {
    for (Member member : node.getCluster().getMembers()) {
      if (!Version.of(member).equals(Version.OWN)) {
        return member;
      }
    }
    return null;
  }

  static String name(Member member) {
    InetSocketAddress address = member.getSocketAddress();
    return address.getHostString() + ":" + address.getPort();
  }
}
