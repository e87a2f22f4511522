package org.loggia.server.http;

import java.nio.ByteBuffer;
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
import org.loggia.server.table.Guest;
import org.loggia.server.table.Table;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.Commands;
import org.loggia.server.wire.Message;
import org.loggia.server.wire.Messages;

/**
 * One socket at one table: reads commands, writes messages, and never waits for the other end.
 *
 * <p>Public only because Jetty looks for its methods by reflection.
 */
public final class TableSocket extends Session.Listener.AbstractAutoDemanding implements Guest {
  static final int POLICY = 1008;
  static final int UNSUPPORTED = 1003;
  static final int TRY_AGAIN_LATER = 1013;

  /** So many commands beyond the limit are answered; then the socket is closed. */
  private static final int MOST_STRIKES = 50;

  /** So many commands may wait for the table; who has patience needs one. */
  private static final int MOST_UNANSWERED = 64;

  private final Table table;
  private final String address;
  private final Sockets sockets;
  private final AtomicInteger unread = new AtomicInteger();
  private final AtomicInteger unanswered = new AtomicInteger();
  private String limitedAs;
  private int strikes;
  private volatile @Nullable Integer person;
  private volatile boolean greeted;
  private volatile @Nullable Long goodbye;
  private volatile long lastSign = System.nanoTime();

  TableSocket(Table table, String address, Sockets sockets) {
    this.table = table;
    this.address = address;
    this.sockets = sockets;
    this.limitedAs = "socket " + System.identityHashCode(this);
  }

  @Override
  public void onWebSocketOpen(Session session) {
    super.onWebSocketOpen(session);
    sockets.opened(this);
  }

  @Override
  public void onWebSocketText(String text) {
    lastSign = System.nanoTime();
    Command command;
    try {
      Json json = Json.read(text);
      try {
        command = Commands.CODEC.read(json);
      } catch (Unreadable unreadable) {
        if (isWithinLimits(Limits.Kind.COMMAND, Commands.idIn(json))) {
          refuse(Commands.idIn(json), unreadable);
        }
        return;
      }
    } catch (Unreadable noJson) {
      if (isWithinLimits(Limits.Kind.COMMAND, null)) {
        refuse(null, noJson);
      }
      return;
    }
    if (isWithinLimits(Limits.Kind.COMMAND, command.id())
        && (!(command instanceof Command.Chat) || isWithinLimits(Limits.Kind.CHAT, command.id()))) {
      obey(command);
    }
  }

  private void obey(Command command) {
    if (command instanceof Command.Hello hello) {
      greeted = true;
      String token = hello.token();
      if (token != null) {
        limitedAs = "token " + token;
      }
      unanswered.incrementAndGet();
      table.hello(this, hello);
    } else if (greeted) {
      unanswered.incrementAndGet();
      table.command(this, command);
    } else {
      tell(new Message.Refused(command.id(), Refusal.of("table.hello-first")));
    }
  }

  private boolean isWithinLimits(Limits.Kind kind, @Nullable Integer id) {
    if (unanswered.get() < MOST_UNANSWERED
        && sockets.limits().allows(kind, limitedAs)
        && sockets.limits().allows(Limits.Kind.ADDRESS, address)) {
      strikes = 0;
      return true;
    }
    sockets.metrics().count("loggia.flood");
    if (++strikes > MOST_STRIKES) {
      close(POLICY, "too many commands");
    } else {
      tell(new Message.Refused(id, Limits.tooFast(kind)));
    }
    return false;
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
    if (sockets.closed(this)) {
      table.gone(this);
    }
  }

  @Override
  public void tell(Message... messages) {
    String[] texts = new String[messages.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = Messages.CODEC.text(messages[i]);
    }
    Session session = getSession();
    if (session == null || !session.isOpen()) {
      return;
    }
    for (int i = 0; i < texts.length; i++) {
      if (unread.addAndGet(texts[i].length()) > sockets.patience().unread()) {
        sockets.metrics().count("loggia.slow");
        drop();
        return;
      }
      send(session, texts[i], i < texts.length - 1);
    }
  }

  /**
   * @param more whether another message follows at once: then both go out together, which only
   *     Jetty's own kind of session can do
   */
  private void send(Session session, String text, boolean more) {
    ((WebSocketSession) session)
        .getCoreSession()
        .sendFrame(
            new Frame(OpCode.TEXT).setPayload(text),
            org.eclipse.jetty.util.Callback.from(
                () -> unread.addAndGet(-text.length()), _ -> unsent()),
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
  private void drop() {
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
  public @Nullable Integer person() {
    return person;
  }

  @Override
  public void is(@Nullable Integer someone) {
    person = someone;
  }
}
