// How much room a board has, and whether its owner likes things to move.

/** The width of an element in CSS pixels, as it changes. */
export class Room {
  width = $state(0);

  readonly measure = (element: Element): (() => void) => {
    this.width = element.getBoundingClientRect().width;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) this.width = entry.contentRect.width;
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
