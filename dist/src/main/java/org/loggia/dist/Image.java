package org.loggia.dist;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.loggia.core.json.Json;

/**
 * An image for containers as one file, by the OCI's image layout, with the list that Docker reads
 * beside it. There is no shell in it and no package, only the server and what it runs on.
 */
final class Image {
  private static final String NAME = "loggia";
  private static final String OCI = "application/vnd.oci.image.";

  /** A folder where everybody may write, and take away only what is theirs. */
  private static final int FOR_ALL = 0041777;

  /**
   * A part of the image, which is called by the sum of its bytes.
   *
   * @param unpacked the sum of what is in it, where it is packed
   */
  private record Blob(String type, byte[] bytes, String sum, String unpacked) {
    Json.Obj descriptor() {
      return Json.obj(
          "mediaType", Json.of(OCI + type),
          "digest", Json.of("sha256:" + sum),
          "size", Json.of(bytes.length));
    }

    String path() {
      return "blobs/sha256/" + sum;
    }
  }

  private interface Filling {
    void into(Pack pack) throws IOException;
  }

  private final Release release;

  private Image(Release release) {
    this.release = release;
  }

  static Path write(Release release, Path jar, Path runtime, Path file) throws IOException {
    Image image = new Image(release);
    // What seldom changes lies below what often does.
    image.write(List.of(image.system(runtime, jar), image.java(runtime), image.server(jar)), file);
    return file;
  }

  private Blob system(Path runtime, Path jar) throws IOException {
    int user = ImageConfig.USER;
    String users = "root:x:0:0::/:/none\n" + NAME + ":x:" + user + ":" + user + "::/data:/none\n";
    return layer(
        pack -> {
          for (Path library : Libraries.of(runtime, jar)) {
            pack.file(library.toString().substring(1), library, Pack.EXECUTABLE);
          }
          pack.file("etc/passwd", bytes(users), Pack.PLAIN);
          pack.file("etc/group", bytes(NAME + ":x:" + user + ":\n"), Pack.PLAIN);
          pack.file("etc/nsswitch.conf", bytes("hosts: files dns\n"), Pack.PLAIN);
          pack.folder("tmp/", FOR_ALL, 0);
          pack.folder(ImageConfig.DATA + "/", Pack.FOLDER, user);
        });
  }

  private Blob java(Path runtime) throws IOException {
    return layer(pack -> pack.tree(ImageConfig.HOME + "runtime/", runtime));
  }

  private Blob server(Path jar) throws IOException {
    return layer(
        pack -> {
          pack.file(ImageConfig.HOME + "loggia-server.jar", jar, Pack.PLAIN);
          pack.file(ImageConfig.HOME + "LICENSE", release.root().resolve("LICENSE"), Pack.PLAIN);
        });
  }

  private Blob layer(Filling filling) throws IOException {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    try (Pack pack = Pack.plain(plain, release.time())) {
      filling.into(pack);
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      plain.writeTo(gzip);
    }
    byte[] bytes = packed.toByteArray();
    return new Blob("layer.v1.tar+gzip", bytes, Sums.of(bytes), Sums.of(plain.toByteArray()));
  }

  private static Blob paper(String type, Json.Obj content) {
    byte[] bytes = bytes(content.write());
    return new Blob(type, bytes, Sums.of(bytes), "");
  }

  private void write(List<Blob> layers, Path file) throws IOException {
    Blob config =
        paper(
            "config.v1+json",
            ImageConfig.of(
                release, layers.stream().map(layer -> "sha256:" + layer.unpacked).toList()));
    Blob manifest =
        paper(
            "manifest.v1+json",
            Json.obj("schemaVersion", Json.of(2), "mediaType", Json.of(OCI + "manifest.v1+json"))
                .with("config", config.descriptor())
                .with("layers", list(layers.stream().map(Blob::descriptor).toList())));
    List<Blob> blobs = new ArrayList<>(layers);
    blobs.add(config);
    blobs.add(manifest);
    try (Pack pack = Pack.plain(Files.newOutputStream(file), release.time())) {
      pack.file("oci-layout", bytes("{\"imageLayoutVersion\":\"1.0.0\"}"), Pack.PLAIN);
      pack.file("index.json", bytes(index(manifest).write()), Pack.PLAIN);
      pack.file("manifest.json", bytes(forDocker(config, layers).write()), Pack.PLAIN);
      for (Blob blob : blobs) {
        pack.file(blob.path(), blob.bytes, Pack.PLAIN);
      }
    }
  }

  private Json.Obj index(Blob manifest) {
    Json.Obj names =
        Json.obj(
            "io.containerd.image.name", Json.of("docker.io/library/" + tag()),
            "org.opencontainers.image.ref.name", Json.of(release.version()));
    return Json.obj(
        "schemaVersion", Json.of(2),
        "mediaType", Json.of(OCI + "index.v1+json"),
        "manifests", Json.arr(manifest.descriptor().with("annotations", names)));
  }

  private Json.Arr forDocker(Blob config, List<Blob> layers) {
    return Json.arr(
        Json.obj(
            "Config", Json.of(config.path()),
            "RepoTags", ImageConfig.texts(tag()),
            "Layers", ImageConfig.texts(layers.stream().map(Blob::path).toArray(String[]::new))));
  }

  private String tag() {
    return NAME + ":" + release.version();
  }

  private static Json.Arr list(List<Json.Obj> items) {
    return Json.arr(List.copyOf(items));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
