package org.loggia.core;

/**
 * Receives what happens as the rules run. In search it is {@link #OFF}, and a title that asks
 * {@link #on()} before it makes an event pays nothing.
 */
public interface Journal {
  boolean on();

  /** Everybody at the table sees this. */
  void tell(Event event);

  /** One seat sees the first event, everybody else the second, which holds nothing secret. */
  void tell(int seat, Event toSeat, Event toOthers);

  Journal OFF =
      new Journal() {
        @Override
        public boolean on() {
          return false;
        }

        @Override
        public void tell(Event event) {}

        @Override
        public void tell(int seat, Event toSeat, Event toOthers) {}
      };
}
