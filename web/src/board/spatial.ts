// Which thing lies next to another in the direction of an arrow key.
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Things beside the straight way count as this much farther off. */
const ASIDE = 2.5;

/** The place in `all` of the nearest area in that direction; -1 if there is none. */
export function nearest(from: Area, all: readonly Area[], direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  all.forEach((to, index) => {
    const { ahead, aside } = way(from, to, direction);
    if (ahead <= 1) return;
    const far = ahead + ASIDE * aside;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

function way(from: Area, to: Area, direction: Direction): { ahead: number; aside: number } {
  const dx = (to.left + to.right - from.left - from.right) / 2;
  const dy = (to.top + to.bottom - from.top - from.bottom) / 2;
  const across = direction === 'left' || direction === 'right';
  const forwards = direction === 'right' || direction === 'down';
  const ahead = (across ? dx : dy) * (forwards ? 1 : -1);
  // Areas that overlap on the other axis lie straight ahead, however wide they are.
  const gap = across
    ? Math.max(to.top - from.bottom, from.top - to.bottom, 0)
    : Math.max(to.left - from.right, from.left - to.right, 0);
  return { ahead, aside: gap + Math.abs(across ? dy : dx) / 10 };
}

/** Moves the focus among the targets of a board. False if the key is no arrow. */
export function moveFocus(board: Element, key: string): boolean {
  const direction = KEYS[key];
  const from = document.activeElement;
  if (!direction || !from || !board.contains(from)) return false;
  const targets = [...board.querySelectorAll<SVGElement>('[data-target][tabindex="0"]')];
  if (from === board) {
    targets[0]?.focus();
    return true;
  }
  const others = targets.filter((each) => each !== from);
  const found = nearest(
    from.getBoundingClientRect(),
    others.map((each) => each.getBoundingClientRect()),
    direction,
  );
  others[found]?.focus();
  return true;
}
