package org.loggia.server.http;

import io.github.bucket4j.Bucket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.server.http.Limits.Kind;
import org.loggia.server.http.Limits.Who;
import org.loggia.server.table.Guest;
import org.loggia.server.table.Secrets;
import org.loggia.server.table.Table;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.CommandCodec;
import org.loggia.server.wire.Message;
import org.loggia.server.wire.MessageCodec;

/**
 * One socket at one table: reads commands, writes messages, and never waits for the other end.
 *
 * <p>Public only because Jetty looks for its methods by reflection.
 */
public final class TableSocket extends Session.Listener.AbstractAutoDemanding implements Guest {
  static final int POLICY = 1008;
  static final int UNSUPPORTED = 1003;
  static final int TRY_AGAIN_LATER = 1013;

  /** So much is listened to after we have said goodbye; then the line is cut. */
  private static final int MOST_AFTER_GOODBYE = 20;

  /** So many commands may wait for the table; who has patience needs one. */
  private static final int MOST_UNANSWERED = 64;

  private final Table table;
  private final Who address;
  private final Sockets sockets;
  private final AtomicInteger unread = new AtomicInteger();
  private final AtomicInteger unanswered = new AtomicInteger();
  private final Bucket strikes;
  private int afterGoodbye;
  private volatile Kind counted = Kind.STRANGER;
  private volatile @Nullable Who known;
  private volatile @Nullable Bucket watching;
  private volatile @Nullable Integer person;
  private volatile boolean isThere = true;
  private volatile boolean greeted;
  private volatile @Nullable Long goodbye;
  private volatile long lastSign = System.nanoTime();

  TableSocket(Table table, Who address, Sockets sockets) {
    this.table = table;
    this.address = address;
    this.sockets = sockets;
    this.strikes = sockets.limits().bucket(Kind.STRIKE);
  }

  /** From which address. */
  Who who() {
    return address;
  }

  /** The person whom the table knows, or null. */
  @Nullable Who known() {
    return known;
  }

  /** Whether the table knows somebody here who is nobody. */
  boolean isWatching() {
    return watching != null;
  }

  /** How many bytes wait for the other end. */
  int unread() {
    return unread.get();
  }

  @Override
  public void onWebSocketOpen(Session session) {
    super.onWebSocketOpen(session);
    if (!sockets.opened(this)) {
      close(TRY_AGAIN_LATER, "too many sockets");
    }
  }

  @Override
  public void onWebSocketText(String text) {
    if (goodbye != null) {
      if (++afterGoodbye > MOST_AFTER_GOODBYE) {
        drop();
      }
      return;
    }
    lastSign = System.nanoTime();
    Kind kind = counted;
    if (!isWithinLimits(kind)) {
      strike(kind, text);
      return;
    }
    Json json;
    Command command;
    try {
      json = Json.read(text);
    } catch (Unreadable noJson) {
      refuse(null, noJson);
      return;
    }
    try {
      command = CommandCodec.CODEC.read(json);
    } catch (Unreadable unreadable) {
      refuse(Command.idIn(json), unreadable);
      return;
    }
    Kind special = special(command);
    if (special != null && !sockets.limits().allows(special, known == null ? address : known)) {
      strike(special, text);
      return;
    }
    obey(command);
  }

  /** What costs more than others, or is heard by others, has a limit of its own. */
  private static @Nullable Kind special(Command command) {
    return switch (command) {
      case Command.Hello _ -> Kind.HELLO;
      case Command.Chat _ -> Kind.CHAT;
      default -> null;
    };
  }

  private void obey(Command command) {
    if (command instanceof Command.Hello hello) {
      String token = hello.token();
      if (token != null && !Secrets.isToken(token)) {
        tell(new Message.Refused(hello.id(), Refusal.of("table.wrong-token")));
        return;
      }
      greeted = true;
      unanswered.incrementAndGet();
      table.hello(this, hello);
    } else if (greeted) {
      unanswered.incrementAndGet();
      table.command(this, command);
    } else {
      tell(new Message.Refused(command.id(), Refusal.of("table.hello-first")));
    }
  }

  private boolean isWithinLimits(Kind kind) {
    Who someone = known;
    Bucket own = watching;
    Limits limits = sockets.limits();
    return unanswered.get() < MOST_UNANSWERED
        && limits.allows(Kind.ADDRESS, address)
        && (own == null
            ? limits.allows(kind, someone == null ? address : someone)
            : limits.allows(own));
  }

  /** A few are still read for the id that their answer needs; who goes on is shown out. */
  private void strike(Kind kind, String text) {
    sockets.metrics().count("loggia.flood");
    if (!strikes.tryConsume(1)) {
      close(POLICY, "too many commands");
      return;
    }
    Integer id;
    try {
      id = Command.idIn(Json.read(text));
    } catch (Unreadable noJson) {
      id = null;
    }
    tell(new Message.Refused(id, Limits.tooFast(kind)));
  }

  private void refuse(@Nullable Integer id, Unreadable unreadable) {
    tell(
        new Message.Refused(
            id, Refusal.of("core.unreadable").with("problem", unreadable.problem())));
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    close(UNSUPPORTED, "text only");
  }

  @Override
  public void onWebSocketPong(ByteBuffer payload) {
    lastSign = System.nanoTime();
  }

  @Override
  public void onWebSocketClose(int status, @Nullable String reason, Callback callback) {
    gone();
    callback.succeed();
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    gone();
  }

  private void gone() {
    isThere = false;
    if (sockets.closed(this)) {
      table.gone(this);
    }
  }

  @Override
  public void tell(Message... messages) {
    ByteBuffer[] texts = new ByteBuffer[messages.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = StandardCharsets.UTF_8.encode(MessageCodec.CODEC.text(messages[i]));
    }
    Session session = getSession();
    if (session == null || !session.isOpen()) {
      return;
    }
    for (int i = 0; i < texts.length; i++) {
      int length = texts[i].remaining();
      sockets.waiting(length);
      if (unread.addAndGet(length) > sockets.patience().unread()) {
        read(length);
        sockets.metrics().count("loggia.slow");
        drop();
        return;
      }
      send(session, texts[i], i < texts.length - 1);
    }
  }

  private void read(int length) {
    unread.addAndGet(-length);
    sockets.waiting(-length);
  }

  /**
   * @param more whether another message follows at once: then both go out together, which only
   *     Jetty's own kind of session can do
   */
  private void send(Session session, ByteBuffer text, boolean more) {
    int length = text.remaining();
    ((WebSocketSession) session)
        .getCoreSession()
        .sendFrame(
            new Frame(OpCode.TEXT).setPayload(text),
            org.eclipse.jetty.util.Callback.from(
                () -> read(length),
                _ -> {
                  read(length);
                  unsent();
                }),
            more);
  }

  /** What comes too late because we have said goodbye must not cut the goodbye short. */
  private void unsent() {
    if (goodbye == null) {
      drop();
    }
  }

  /** Asks for a sign of life, or gives up. */
  void check(long now) {
    long silent = now - lastSign;
    long courtesy = sockets.patience().greeting().toNanos();
    Long since = goodbye;
    boolean late = since == null ? !greeted && silent > courtesy : now - since > courtesy;
    if (late || silent > sockets.patience().silence().toNanos()) {
      sockets.metrics().count("loggia.silent");
      drop();
      return;
    }
    Session session = getSession();
    if (session != null && session.isOpen()) {
      session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
  }

  void close(int status, String reason) {
    if (goodbye == null) {
      goodbye = System.nanoTime();
    }
    Session session = getSession();
    if (session != null) {
      session.close(status, reason, Callback.NOOP);
    }
  }

  /** Without a goodbye: the other end would not read it. */
  void drop() {
    Session session = getSession();
    if (session != null) {
      session.disconnect();
    }
    gone();
  }

  @Override
  public void answered() {
    unanswered.decrementAndGet();
  }

  @Override
  public boolean isThere() {
    return isThere;
  }

  @Override
  public void showOut(Refusal why) {
    tell(new Message.Refused(null, why));
    close(POLICY, "shown out");
  }

  @Override
  public String from() {
    return address.toString();
  }

  @Override
  public @Nullable Integer person() {
    return person;
  }

  @Override
  public void is(@Nullable Integer someone) {
    person = someone;
    known = someone == null ? null : Who.of(table.id(), someone);
    watching = someone == null ? sockets.limits().bucket(Kind.COMMAND) : null;
    counted = Kind.COMMAND;
  }
}
