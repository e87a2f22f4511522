package org.loggia.browser;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two Nodes beside the JVM that asks them; whichever is free takes the next question. */
final class Nodes implements AutoCloseable {
  private static final int COUNT = 2;

  private final ExecutorService askers = Executors.newFixedThreadPool(COUNT);
  private final BlockingQueue<Node> free = new ArrayBlockingQueue<>(COUNT);

  Nodes() throws IOException {
    for (int i = 0; i < COUNT; i++) {
      free.add(new Node());
    }
  }

  CompletableFuture<String> ask(String function, String title, int... numbers) {
    return CompletableFuture.supplyAsync(() -> answer(function, title, numbers), askers);
  }

  private String answer(String function, String title, int... numbers) {
    try {
      Node node = free.take();
      try {
        return node.ask(function, title, numbers);
      } finally {
        free.add(node);
      }
    } catch (IOException | InterruptedException e) {
      throw new CompletionException(e);
    }
  }

  @Override
  public void close() throws IOException {
    askers.shutdownNow();
    for (Node node : free) {
      node.close();
    }
  }
}
