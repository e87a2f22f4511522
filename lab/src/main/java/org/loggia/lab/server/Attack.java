package org.loggia.lab.server;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Json;

/**
 * What is tried, each on and on until the time is over. None may cost anybody else more than time.
 */
enum Attack {
  /** Ever new tokens, long ones among them: what is kept of each fills the memory. */
  TOKENS("new tokens", 50) {
    @Override
    void go(Assailant one) throws IOException {
      String table = LiveGame.text(one.table("azul", ""), "table");
      String pad = "A".repeat(16_000);
      while (one.goesOn()) {
        try (Wire wire = one.wire(table)) {
          for (int i = 0; i < 10 && one.goesOn(); i++) {
            String token = i % 2 == 0 ? pad + one.attempts() : "%022d".formatted(one.attempts());
            wire.say(hello(token, 0));
            one.told(wire.hear());
          }
        } catch (IOException refused) {
          one.wasCut();
        }
      }
    }
  },

  /** Tables with a megabyte of nothing each, which the lobby would carry to everybody. */
  DATA("tables full of data", 5) {
    @Override
    void go(Assailant one) throws IOException {
      String data = ",\"access\":\"open\",\"data\":{\"x\":\"" + "x".repeat(60_000) + "\"}";
      String more = ",\"access\":\"open\",\"data\":{\"x\":\"" + "x".repeat(900_000) + "\"}";
      repeat(
          one,
          () -> {
            one.table("bossa", data);
            one.table("azul", more);
            one.get("/api/tables");
          });
    }
  },

  /** A bot put in and taken out, on and on: who comes later has to be told all of it. */
  TOGGLES("a bot in and out", 20) {
    @Override
    void go(Assailant one) throws IOException {
      Json.Obj opened = one.table("azul", "");
      String table = LiveGame.text(opened, "table");
      try (Wire wire = one.wire(table)) {
        hear(wire, hello(LiveGame.text(opened, "token"), 0));
        hear(wire, "{\"kind\":\"bot\",\"id\":2,\"seat\":1,\"level\":\"novice\"}");
        hear(wire, "{\"kind\":\"start\",\"id\":3}");
        while (one.goesOn()) {
          wire.say("{\"kind\":\"bot\",\"id\":4,\"seat\":0,\"level\":\"novice\"}");
          wire.say("{\"kind\":\"take\",\"id\":5,\"seat\":0}");
          for (String heard = wire.hear(); heard != null; heard = wire.hear()) {
            if (heard.contains("\"id\":5")) {
              one.told(heard);
              break;
            }
          }
        }
      } catch (IOException shownOut) {
        one.wasCut();
      }
      try (Wire late = one.wire(table)) {
        late.say(hello(LiveGame.text(opened, "token"), 0));
        String welcome = late.hear();
        if (welcome == null || !welcome.startsWith("{\"kind\":\"welcome\"")) {
          throw new Fallen("a table that nobody can enter any more: " + welcome);
        }
      }
    }
  },

  /** A hundred tables asked for ten times a second. */
  MINE("all of mine", 10) {
    @Override
    void go(Assailant one) throws IOException {
      List<String> tickets = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        Json.Obj opened = one.table("azul", "");
        tickets.add(
            "{\"table\":\""
                + LiveGame.text(opened, "table")
                + "\",\"token\":\""
                + LiveGame.text(opened, "token")
                + "\"}");
      }
      String body = "[" + String.join(",", tickets) + "]";
      repeat(one, () -> one.post("/api/mine", body));
    }
  },

  /** Many who watch one table and greet it again and again: each greeting is told to all. */
  WATCHERS("greetings of watchers", 40) {
    @Override
    void go(Assailant one) throws IOException {
      String table = LiveGame.text(one.table("azul", ""), "table");
      greet(one, table, 100);
    }
  },

  /** Sockets that greet and are gone before they are heard: none of them may stay as a ghost. */
  GHOSTS("gone before heard", 10) {
    @Override
    void go(Assailant one) throws IOException {
      Json.Obj opened = one.table("azul", "");
      String table = LiveGame.text(opened, "table");
      repeat(
          one,
          () -> {
            try (Wire wire = one.wire(table)) {
              wire.say(hello(LiveGame.text(opened, "token"), 0));
            }
          });
      try (Wire late = one.wire(table)) {
        late.say(hello(null, 0));
        for (String heard = late.hear(); ; heard = late.hear()) {
          if (heard == null) {
            throw new Fallen("a ghost that never leaves");
          }
          if (heard.startsWith("{\"kind\":\"present\",\"people\":[],")) {
            return;
          }
        }
      } catch (SocketTimeoutException stillThere) {
        throw new Fallen("a ghost that never leaves");
      }
    }
  },

  /** More commands than anybody types, and frames that are no text. */
  FLOOD("floods of commands", 400) {
    @Override
    void go(Assailant one) throws IOException {
      String table = LiveGame.text(one.table("azul", ""), "table");
      while (one.goesOn()) {
        try (Wire wire = one.wire(table)) {
          wire.say(hello(null, 0));
          while (one.goesOn()) {
            wire.say("{\"kind\":\"look\",\"id\":1,\"seq\":0}");
            one.told(wire.hear());
          }
        } catch (IOException cut) {
          one.wasCut();
        }
      }
    }
  },

  /** Sockets whose other end asks for everything and never reads. */
  SLOW("readers that do not read", 100) {
    @Override
    void go(Assailant one) throws IOException {
      Json.Obj opened = one.table("kensington", "");
      String table = LiveGame.text(opened, "table");
      try (Wire owner = one.wire(table)) {
        hear(owner, hello(LiveGame.text(opened, "token"), 0));
        hear(owner, "{\"kind\":\"bot\",\"id\":2,\"seat\":1,\"level\":\"novice\"}");
        hear(owner, "{\"kind\":\"start\",\"id\":3}");
      }
      greet(one, table, 20);
    }
  },

  /** Bodies that are announced and do not come, or stop on their way. */
  BODIES("bodies that do not come", 20) {
    @Override
    void go(Assailant one) throws IOException {
      Deque<Socket> waiting = new ArrayDeque<>();
      try {
        repeat(
            one,
            () -> {
              waiting.add(one.begin("/api/records", 1_000_000, 100_000));
              one.begin("/api/tables", 60_000, 1_000).close();
              if (waiting.size() > 100) {
                waiting.removeFirst().close();
              }
            });
      } finally {
        for (Socket socket : waiting) {
          socket.close();
        }
      }
    }
  },

  /** Paths as long as a request's head may be, names that are not ours, figures and schemas. */
  PATHS("paths, names and schemas", 60) {
    @Override
    void go(Assailant one) throws IOException {
      String longPath = "/a".repeat(3_500);
      repeat(
          one,
          () -> {
            one.get(longPath);
            if (one.get("/api/tables", "evil.example.com") == 200) {
              throw new Fallen("a page that took our address for its own name was let in");
            }
            one.get("/metrics");
            one.get("/api/socket-schema.json?title=kensington");
            one.get("/api/openapi.json");
          });
    }
  };

  private final String title;
  private final int perSecond;

  Attack(String title, int perSecond) {
    this.title = title;
    this.perSecond = perSecond;
  }

  String title() {
    return title;
  }

  int perSecond() {
    return perSecond;
  }

  /** Until the assailant's time is over. */
  abstract void go(Assailant one) throws IOException;

  /** What must never happen has happened. */
  static final class Fallen extends IOException {
    private static final long serialVersionUID = 1L;

    Fallen(String what) {
      super(what);
    }
  }

  private interface Try {
    void once() throws IOException;
  }

  /** On and on; a line that is cut is what every attack must reckon with. */
  private static void repeat(Assailant one, Try attempt) throws Fallen {
    while (one.goesOn()) {
      try {
        attempt.once();
      } catch (Fallen fallen) {
        throw fallen;
      } catch (IOException cut) {
        one.wasCut();
      }
    }
  }

  /**
   * So many sockets, one greeting after the other on each in turn; what is answered nobody reads.
   */
  private static void greet(Assailant one, String table, int sockets) throws IOException {
    Deque<Wire> wires = new ArrayDeque<>();
    try {
      while (one.goesOn()) {
        try {
          wires.addLast(wires.size() < sockets ? one.wire(table) : wires.removeFirst());
          wires.getLast().say(hello(null, 0));
        } catch (IOException cut) {
          one.wasCut();
          if (!wires.isEmpty()) {
            wires.removeLast().close();
          }
        }
      }
    } finally {
      for (Wire wire : wires) {
        wire.close();
      }
    }
  }

  private static String hello(@Nullable String token, int from) {
    String shown = token == null ? "null" : "\"" + token + "\"";
    return "{\"kind\":\"hello\",\"id\":1,\"from\":" + from + ",\"token\":" + shown + "}";
  }

  private static void hear(Wire wire, String said) throws IOException {
    wire.say(said);
    String heard = wire.hear();
    if (heard == null) {
      throw new SocketTimeoutException("shown out");
    }
  }
}
