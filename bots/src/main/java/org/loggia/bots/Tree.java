package org.loggia.bots;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Move;

/**
 * The nodes of a search, kept in arrays that are used again for the next move: a search makes no
 * garbage. A node is a number; its children are a linked list, the most promising first.
 */
final class Tree<M extends Move> {
  static final int ROOT = 0;
  static final int NONE = -1;

  /** When there are so many nodes the tree stops growing, and the search goes on in it. */
  static final int MOST_NODES = 1 << 20;

  private final int seats;
  private int size;
  private @Nullable Object[] moves = new Object[1024];
  private int[] firstChild = new int[1024];
  private int[] nextSibling = new int[1024];
  private int[] visits = new int[1024];
  private int[] available = new int[1024];
  private double[] promise = new double[1024];
  private double[] totals;

  Tree(int seats) {
    this.seats = seats;
    this.totals = new double[1024 * seats];
    clear();
  }

  void clear() {
    size = 0;
    add(null, 0);
  }

  boolean isFull() {
    return size >= MOST_NODES;
  }

  private int add(@Nullable M move, double promised) {
    if (size == visits.length) {
      grow();
    }
    int node = size++;
    moves[node] = move;
    firstChild[node] = NONE;
    nextSibling[node] = NONE;
    visits[node] = 0;
    available[node] = 0;
    promise[node] = promised;
    Arrays.fill(totals, node * seats, (node + 1) * seats, 0);
    return node;
  }

  private void grow() {
    int more = 2 * size;
    moves = Arrays.copyOf(moves, more);
    firstChild = Arrays.copyOf(firstChild, more);
    nextSibling = Arrays.copyOf(nextSibling, more);
    visits = Arrays.copyOf(visits, more);
    available = Arrays.copyOf(available, more);
    promise = Arrays.copyOf(promise, more);
    totals = Arrays.copyOf(totals, more * seats);
  }

  /** A new child, behind those that promise as much or more. */
  int addChild(int parent, M move, double promised) {
    int child = add(move, promised);
    int before = NONE;
    int after = firstChild[parent];
    while (after != NONE && promise[after] >= promised) {
      before = after;
      after = nextSibling[after];
    }
    nextSibling[child] = after;
    if (before == NONE) {
      firstChild[parent] = child;
    } else {
      nextSibling[before] = child;
    }
    return child;
  }

  int childOf(int parent, M move) {
    for (int child = firstChild[parent]; child != NONE; child = nextSibling[child]) {
      if (move.equals(moves[child])) {
        return child;
      }
    }
    return NONE;
  }

  int firstChild(int node) {
    return firstChild[node];
  }

  int nextSibling(int node) {
    return nextSibling[node];
  }

  @SuppressWarnings("unchecked") // only addChild puts moves in, and they are of this type
  M move(int node) {
    Object move = moves[node];
    if (move == null) {
      throw new IllegalStateException("the root has no move");
    }
    return (M) move;
  }

  int visits(int node) {
    return visits[node];
  }

  /** How often it could have been chosen: in open-loop search not every child is always legal. */
  int available(int node) {
    return available[node];
  }

  void wasAvailable(int node) {
    available[node]++;
  }

  /** What the adviser thought of it before it was tried. */
  double promise(int node) {
    return promise[node];
  }

  double total(int node, int seat) {
    return totals[node * seats + seat];
  }

  double mean(int node, int seat) {
    return visits[node] == 0 ? 0 : totals[node * seats + seat] / visits[node];
  }

  void credit(int node, double[] value) {
    visits[node]++;
    for (int seat = 0; seat < seats; seat++) {
      totals[node * seats + seat] += value[seat];
    }
  }
}
