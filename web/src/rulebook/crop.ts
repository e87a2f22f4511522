// Shows only a part of a board: that around some things on it.
import { found } from '../learn/pointing';

const MARGIN = 16;
/** In the picture's own units: closer nobody looks. */
const LEAST = 300;

/** Keeps looking at these things as the board is drawn; without any, at all of it. */
export function cropped(names: readonly string[]): (board: Element) => () => void {
  return (board) => {
    let whole: DOMRect | undefined;
    let set = '';
    let waiting = 0;
    const look = (): void => {
      waiting = 0;
      const svg = board.querySelector('svg');
      const screen = svg?.getScreenCTM()?.inverse();
      if (!svg || !screen) return;
      if (svg.getAttribute('viewBox') !== set) whole = DOMRect.fromRect(svg.viewBox.baseVal);
      const boxes = found(board, names).map((thing) => within(thing.getBoundingClientRect(), screen));
      if (!whole || boxes.length === 0) return;
      const { x, y, width, height } = around(boxes, whole);
      set = `${x} ${y} ${width} ${height}`;
      if (svg.getAttribute('viewBox') !== set) svg.setAttribute('viewBox', set);
    };
    const soon = (): void => {
      waiting ||= requestAnimationFrame(look);
    };
    soon();
    const changed = new MutationObserver(soon);
    changed.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['viewBox', 'transform'] });
    return () => {
      changed.disconnect();
      cancelAnimationFrame(waiting);
    };
  };
}

function within(box: DOMRect, screen: DOMMatrix): DOMRect {
  const [from, to] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((point) => point.matrixTransform(screen));
  return new DOMRect(from?.x, from?.y, (to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
}

/** A box around all of them, with some air, that stays in the picture. */
function around(boxes: readonly DOMRect[], whole: DOMRect): DOMRect {
  const [left, right] = span(boxes.map((box) => [box.left, box.right]), [whole.left, whole.right]);
  const [top, bottom] = span(boxes.map((box) => [box.top, box.bottom]), [whole.top, whole.bottom]);
  return new DOMRect(Math.round(left), Math.round(top), Math.round(right - left), Math.round(bottom - top));
}

type Span = readonly [number, number];

function span(spans: readonly Span[], [least, most]: Span): Span {
  const from = Math.min(...spans.map((each) => each[0])) - MARGIN;
  const to = Math.max(...spans.map((each) => each[1])) + MARGIN;
  const more = Math.max(0, LEAST - (to - from)) / 2;
  return [Math.max(least, from - more), Math.min(most, to + more)];
}
