package org.loggia.server.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.distribution.ValueAtPercentile;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.loggia.server.log.CommitWatch;
import org.loggia.server.table.Tables;
import org.loggia.server.wire.Command;

/** What is counted, for Prometheus. There is no name, no address and no token in it. */
public final class Metrics implements CommitWatch, Tables.Watch {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Timer commits =
      Timer.builder("loggia.commit")
          .publishPercentiles(0.5, 0.99)
          .description("time of one commit to the log")
          .register(registry);
  private final DistributionSummary together =
      DistributionSummary.builder("loggia.commit.appends")
          .description("how many tables shared a commit")
          .register(registry);
  private final ConcurrentHashMap<String, Counter> commands = new ConcurrentHashMap<>();
  private final LongAdder moves = new LongAdder();

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
  }

  @Override
  public void committed(int appends, long nanos) {
    commits.record(Duration.ofNanos(nanos));
    together.record(appends);
  }

  @Override
  public void accepted(Command command) {
    count(command, "accepted");
    if (command instanceof Command.Move) {
      moves.increment();
    }
  }

  /** How many moves of people were accepted so far. */
  public long moves() {
    return moves.sum();
  }

  /** How long a commit takes: of a hundred only one took longer lately. */
  public Duration commitTime() {
    ValueAtPercentile[] all = commits.takeSnapshot().percentileValues();
    return Duration.ofNanos(all.length == 0 ? 0 : (long) all[all.length - 1].value());
  }

  /** What a gauge of that name says now; 0 if there is none. */
  public double value(String name) {
    Gauge gauge = registry.find(name).gauge();
    return gauge == null ? 0 : gauge.value();
  }

  @Override
  public void refused(Command command) {
    count(command, "refused");
  }

  private void count(Command command, String outcome) {
    String kind = command.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    commands
        .computeIfAbsent(
            kind + " " + outcome,
            _ ->
                Counter.builder("loggia.commands")
                    .description("commands by what became of them")
                    .tag("kind", kind)
                    .tag("outcome", outcome)
                    .register(registry))
        .increment();
  }

  public void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  /** What only grows, and is counted elsewhere. */
  public void total(String name, String description, Supplier<Number> value) {
    FunctionCounter.builder(name, value, each -> each.get().doubleValue())
        .description(description)
        .register(registry);
  }

  /** Something that is merely counted: a flood, a slow reader, a socket that was dropped. */
  void count(String name) {
    commands.computeIfAbsent(name, key -> Counter.builder(key).register(registry)).increment();
  }

  String text() {
    return registry.scrape();
  }
}
