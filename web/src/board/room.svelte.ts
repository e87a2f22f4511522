// How much room a board has: the width of its place, and the height that this window leaves it.
import { getContext } from 'svelte';

/** Under the picture what would happen is said, in one line. */
const CAPTION = 38;
const CAPTION_WHERE_LOW = 28;
/** In a window lower than this every line counts. */
const LOW = 480;
/** Less would be a picture that nobody can play on: then the page scrolls. */
const LEAST = 200;

/** Where this context says how much room there is, nobody measures: in pictures that are no tables. */
export const ROOM = Symbol('room');

/** What is missing is measured. */
export interface GivenRoom {
  readonly width?: number;
  readonly height?: number | undefined;
}

/** In CSS pixels, as it changes: with the window, in full screen, and when something above the board grows. */
export class Room {
  width = $state(0);
  height = $state(0);
  readonly #given = getContext<GivenRoom | undefined>(ROOM);

  readonly measure = (element: Element): (() => void) => {
    const look = (): void => {
      const { width, top } = element.getBoundingClientRect();
      this.width = this.#given?.width ?? width;
      this.height = this.#given?.height ?? roomBelow(top + scrollY, innerHeight);
    };
    look();
    // Letters of another height come late, and may move everything below them.
    void document.fonts.ready.then(look);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.body);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  };
}

/** What a window of this height leaves below `top`, where the page is not scrolled. */
export function roomBelow(top: number, window: number): number {
  const caption = window < LOW ? CAPTION_WHERE_LOW : CAPTION;
  return Math.max(LEAST, Math.floor(window - top - caption));
}

/** A phone that stands: there a picture may be higher than its room, and one scrolls. */
export function stands({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width < 600 && height > 1.15 * width;
}
