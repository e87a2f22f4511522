package org.loggia.server.settings;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a host can choose. Each setting is an option of the command line, and an environment
 * variable of the same name: {@code --public-url} is {@code LOGGIA_PUBLIC_URL}.
 *
 * @param port 0 takes any that is free
 * @param bind the address to listen at; null for all that this machine has
 * @param data the folder of the SQLite file
 * @param db where the log lies, as a JDBC address; null for SQLite in the data folder
 * @param begin whether a new log may be begun where there is none
 * @param keep how long tables are kept that nobody uses
 * @param publicUrl how the world sees this server, if it stands behind a proxy
 * @param trustedProxies who may say for whom they ask
 * @param allowedHosts more names under which this server may be called
 * @param rateLimits whether anybody is slowed down; off for measurements only
 * @param hostSecret what shows from afar that it is the host who asks; null if only who sits at
 *     this machine is
 * @param backups the folder where backups lie, so that their age can be told; null if unknown
 */
public record Settings(
    int port,
    @Nullable String bind,
    Path data,
    @Nullable String db,
    boolean begin,
    Retention keep,
    @Nullable URI publicUrl,
    List<Network> trustedProxies,
    List<String> allowedHosts,
    boolean rateLimits,
    @Nullable String hostSecret,
    @Nullable Path backups) {

  public static Settings read(List<String> arguments, Map<String, String> environment) {
    return SettingOptions.read(arguments, environment).settings();
  }

  /** What a host reads who asks. */
  public static String help() {
    return SettingOptions.help();
  }

  /** The address of a database, if it is of a kind that we know. */
  public static String database(String text) {
    if (text.startsWith("jdbc:postgresql:") || text.startsWith("jdbc:sqlite:")) {
      return text;
    }
    throw new WrongSetting("The database must begin with jdbc:postgresql: or jdbc:sqlite:.");
  }

  /** The database's address, whatever was chosen. */
  public String jdbcUrl() {
    return db != null ? db : "jdbc:sqlite:" + data.resolve("loggia.db");
  }
}
