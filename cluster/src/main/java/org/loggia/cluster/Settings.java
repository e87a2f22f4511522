package org.loggia.cluster;

import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.ClientConnectionStrategyConfig.ReconnectMode;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.NetworkConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.TcpIpConfig;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import org.loggia.lab.work.Cluster;

/** How Hazelcast is set up: quiet, among named machines only, and quick to notice who has gone. */
final class Settings {
  static final String EXECUTOR = "errands";

  private static final int SECONDS_WITHOUT_HEARTBEAT = 10;
  private static final int MILLIS = 1000;

  private Settings() {}

  static Config ofNode(String self, List<String> nodes, String secret, int threads) {
    Config config = new Config();
    config.setClusterName(name(secret));
    quiet(config.getProperties());
    config.setProperty("hazelcast.heartbeat.interval.seconds", "1");
    config.setProperty(
        "hazelcast.max.no.heartbeat.seconds", Integer.toString(SECONDS_WITHOUT_HEARTBEAT));
    config.setProperty("hazelcast.shutdownhook.policy", "TERMINATE");
    config.getMemberAttributeConfig().setAttribute(Version.ATTRIBUTE, Version.OWN);
    config.getMemberAttributeConfig().setAttribute(Nodes.THREADS, Integer.toString(threads));
    config.getJetConfig().setEnabled(false);
    onlyErrands(config.getSerializationConfig());
    config.getExecutorConfig(EXECUTOR).setPoolSize(threads).setQueueCapacity(0);
    listen(config.getNetworkConfig(), self, nodes);
    return config;
  }

  private static void listen(NetworkConfig network, String self, List<String> nodes) {
    String host = host(self);
    network.setPort(port(self)).setPortAutoIncrement(false).setPublicAddress(self);
    network.getInterfaces().setEnabled(true).addInterface(host);
    network.getJoin().getAutoDetectionConfig().setEnabled(false);
    network.getJoin().getMulticastConfig().setEnabled(false);
    TcpIpConfig named = network.getJoin().getTcpIpConfig().setEnabled(true);
    nodes.forEach(named::addMember);
  }

  static ClientConfig ofClient(List<String> nodes, String secret) {
    ClientConfig config = new ClientConfig();
    config.setClusterName(name(secret));
    quiet(config.getProperties());
    config.setProperty("hazelcast.client.heartbeat.interval", Integer.toString(MILLIS));
    config.setProperty(
        "hazelcast.client.heartbeat.timeout", Integer.toString(SECONDS_WITHOUT_HEARTBEAT * MILLIS));
    config.setProperty("hazelcast.client.invocation.timeout.seconds", "5");
    onlyErrands(config.getSerializationConfig());
    config.getConnectionStrategyConfig().setReconnectMode(ReconnectMode.ASYNC);
    config
        .getConnectionStrategyConfig()
        .getConnectionRetryConfig()
        .setClusterConnectTimeoutMillis(SECONDS_WITHOUT_HEARTBEAT * MILLIS);
    nodes.forEach(node -> config.getNetworkConfig().addAddress(host(node) + ":" + port(node)));
    return config;
  }

  private static void quiet(Properties properties) {
    properties.setProperty("hazelcast.logging.type", "none");
    properties.setProperty("hazelcast.phone.home.enabled", "false");
    properties.setProperty("hazelcast.socket.bind.any", "false");
  }

  /** Errands alone travel: nobody may hand us objects of other kinds. */
  private static void onlyErrands(SerializationConfig serialization) {
    JavaSerializationFilterConfig nothing = new JavaSerializationFilterConfig();
    nothing.getBlacklist().addPrefixes("");
    serialization.setJavaSerializationFilterConfig(nothing);
    serialization.addDataSerializableFactory(Errand.FACTORY, id -> new Errand());
  }

  /** Whoever does not know the secret does not know the name either, and is turned away. */
  private static String name(String secret) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(("loggia\n" + secret).getBytes(StandardCharsets.UTF_8));
      return "loggia-" + HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String host(String node) {
    int colon = node.lastIndexOf(':');
    if (colon <= 0) {
      throw new Cluster.Refused("A node is HOST:PORT, not \"" + node + "\".");
    }
    return node.substring(0, colon);
  }

  private static int port(String node) {
    String port = node.substring(node.lastIndexOf(':') + 1);
    if (!port.matches("\\d{1,5}") || Integer.parseInt(port) > 65535) {
      throw new Cluster.Refused("A node is HOST:PORT, not \"" + node + "\".");
    }
    return Integer.parseInt(port);
  }
}
