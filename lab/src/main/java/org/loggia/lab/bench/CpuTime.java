package org.loggia.lab.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The CPU time of the whole process for one operation, garbage collection included. On a machine
 * that is shared the clock on the wall tells how busy the others are; this does not.
 */
public final class CpuTime implements InternalProfiler {
  /** The name of the figure among a benchmark's secondary results. */
  static final String FIGURE = "cpu";

  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private long start;

  @Override
  public String getDescription() {
    return "CPU time of the process";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    start = system.getProcessCpuTime();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double nanos = system.getProcessCpuTime() - start;
    long operations = Math.max(1, result.getMetadata().getAllOps());
    return List.of(new ScalarResult(FIGURE, nanos / operations, "ns/op", AggregationPolicy.AVG));
  }
}
