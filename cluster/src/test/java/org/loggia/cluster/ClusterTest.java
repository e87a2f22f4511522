package org.loggia.cluster;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.bots.Allowance;
import org.loggia.core.Setup;
import org.loggia.core.json.Json;
import org.loggia.games.azul.Azul;
import org.loggia.games.kensington.Kensington;
import org.loggia.lab.arena.Arena;
import org.loggia.lab.arena.ArenaJson;
import org.loggia.lab.arena.ArenaLog;
import org.loggia.lab.arena.Contest;
import org.loggia.lab.policy.Policy;
import org.loggia.lab.records.RecordForm;
import org.loggia.lab.records.RecordJob;
import org.loggia.lab.review.PuzzleJob;
import org.loggia.lab.simulate.Distributions;
import org.loggia.lab.simulate.Plan;
import org.loggia.lab.simulate.Simulation;
import org.loggia.lab.simulate.Summary;
import org.loggia.lab.simulate.SummaryJson;
import org.loggia.lab.work.Cluster;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Job;
import org.loggia.lab.work.Threads;
import org.loggia.players.Guest;

/**
 * Three nodes on one machine, one of which is killed in the middle: what comes out is the same as
 * from threads of this process.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ClusterTest {
  private static final String SECRET = "known to all of the nodes";
  private static final Policy UNIFORM = requireNonNull(Policy.named("uniform", Policy.STANDARD));

  @TempDir static Path keep = Path.of("");

  private static final List<String> ADDRESSES = new ArrayList<>();
  private static final List<Node> NODES = new ArrayList<>();
  private static final BlockingQueue<String> REMARKS = new LinkedBlockingQueue<>();
  private static Path secret = Path.of("");

  @BeforeAll
  static void threeNodes() throws IOException {
    secret = Files.writeString(keep.resolve("secret"), SECRET);
    ADDRESSES.addAll(free(3));
    for (String address : ADDRESSES) {
      NODES.add(start(List.of(), address, ADDRESSES));
    }
    for (Node node : NODES) {
      assertThat(node.line("ready")).endsWith("is ready, with 1 threads.");
    }
  }

  /** Addresses at which nobody listens. */
  private static List<String> free(int count) throws IOException {
    List<ServerSocket> held = new ArrayList<>();
    List<String> addresses = new ArrayList<>();
    try {
      for (int i = 0; i < count; i++) {
        held.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
        addresses.add("127.0.0.1:" + held.getLast().getLocalPort());
      }
    } finally {
      for (ServerSocket socket : held) {
        socket.close();
      }
    }
    return addresses;
  }

  private static Node start(List<String> java, String address, List<String> nodes)
      throws IOException {
    return Node.start(
        java,
        "--listen",
        address,
        "--nodes",
        String.join(",", nodes),
        "--secret",
        secret.toString(),
        "--threads",
        "1");
  }

  @AfterAll
  static void end() {
    NODES.forEach(Node::close);
  }

  private static Crew cluster() {
    return room().crew(ADDRESSES, SECRET, REMARKS::add);
  }

  private static Cluster room() {
    return requireNonNull(Cluster.find());
  }

  private static Summary simulate(Crew crew, IntConsumer progress) {
    Plan<?, ?, ?> plan = new Plan<>(Kensington.GAME, Setup.of(3), UNIFORM, 5, 4_000, 1, true);
    return new Simulation<>(plan, () -> false, progress).run(crew);
  }

  /** With all its distributions, byte for byte. */
  private static String written(Summary summary) {
    Distributions distributions = requireNonNull(summary.distributions());
    return SummaryJson.of(summary, false).write()
        + distributions.points()
        + distributions.lengths()
        + IntStream.range(0, distributions.plies()).mapToObj(distributions::branching).toList();
  }

  private static <R> List<String> results(Crew crew, Job<R> job, int pieces) {
    List<String> results = new ArrayList<>();
    crew.run(
        job,
        IntStream.range(0, pieces).toArray(),
        (piece, result) -> results.add(piece + " " + result));
    return results;
  }

  @Test
  @Order(1)
  void contestsRecordsAndPuzzlesAreThoseOfOneMachine() {
    Contest<?, ?, ?> contest =
        new Contest<>(
            Azul.GAME,
            Setup.of(3),
            Stream.of("greedy", "uniform", "mcts:20it").map(ClusterTest::guest).toList(),
            Allowance.iterations(20),
            10_000,
            3,
            30,
            false,
            1);
    RecordJob<?, ?, ?> records =
        new RecordJob<>(Azul.GAME, Setup.of(2), UNIFORM, 7, RecordForm.REPLAY);
    PuzzleJob<?, ?, ?> puzzles = new PuzzleJob<>(Azul.GAME, Setup.of(2), 30, 1);

    try (Crew here = new Threads(2);
        Crew there = cluster()) {
      assertThat(there.hands()).isEqualTo(3);
      assertThat(results(there, records, 40)).isEqualTo(results(here, records, 40)).hasSize(40);
      assertThat(results(there, puzzles, 4)).isEqualTo(results(here, puzzles, 4)).hasSize(4);
      assertThat(scores(contest, there)).isEqualTo(scores(contest, here));
    }
  }

  private static Guest guest(String name) {
    return requireNonNull(Guest.named(name));
  }

  /** How long somebody thought is no outcome. */
  private static String scores(Contest<?, ?, ?> contest, Crew crew) {
    Json.Obj json =
        ArenaJson.of(
            contest, Arena.run(contest, ArenaLog.none(), crew, () -> false, progress -> {}));
    return json.write().replaceAll("\"ms_per_move\":[0-9.]+", "");
  }

  @Test
  @Order(2)
  void aNodeOfAnotherVersionIsRefused() throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(ADDRESSES);
    all.addAll(free(1));
    try (Node other = start(List.of("-Dloggia.cluster.version=older"), all.getLast(), all)) {
      assertThat(other.line("another version"))
          .contains("has another version of Loggia")
          .endsWith("than is used here (older): bring them to the same one.");
      assertThat(other.process().waitFor()).isEqualTo(2);
    }
  }

  @Test
  @Order(3)
  void whoeverDoesNotKnowTheSecretIsTurnedAway() {
    assertThatThrownBy(() -> room().crew(ADDRESSES, "something else altogether", _ -> {}))
        .isInstanceOf(Cluster.Refused.class)
        .hasMessageContaining("is one running there, with the same secret?");
  }

  private static void awaitRemark(String remark) throws InterruptedException {
    String said = "";
    while (!said.equals(remark)) {
      said = REMARKS.take();
    }
  }

  /** The middle is where the first results have come and most have not. */
  @Test
  @Order(4)
  void aNodeThatIsKilledInTheMiddleChangesNothing() throws InterruptedException {
    String here = written(simulate(new Threads(1), _ -> {}));
    try (Crew there = cluster()) {
      Summary summary =
          simulate(
              there,
              games -> {
                if (games > 0 && NODES.get(1).process().isAlive()) {
                  assertThat(games).isLessThan(2_000);
                  NODES.get(1).process().destroyForcibly();
                }
              });

      assertThat(NODES.get(1).process().isAlive()).isFalse();
      awaitRemark("Node " + ADDRESSES.get(1) + " has gone; others do its work.");
      assertThat(written(summary)).isEqualTo(here);
    }
  }
}
