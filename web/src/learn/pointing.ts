// Where the things lie that the teacher speaks of: targets by their names, other things by what they are.
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 5;

/** The elements of one name. Of things that every player has, those of the learner. */
function named(board: Element, name: string): readonly Element[] {
  const targets = own(board.querySelectorAll(`[data-target="${CSS.escape(name)}"]`));
  return targets.length > 0 ? targets : own(board.querySelectorAll(`[data-what="${CSS.escape(name)}"]`));
}

function own(things: Iterable<Element>): readonly Element[] {
  const all = [...things];
  const mine = all.filter((thing) => thing.closest('[data-own]'));
  if (mine.length > 0) return mine;
  const live = all.filter((thing) => thing.classList.contains('live'));
  return live.length > 0 ? live : all;
}

export function found(board: Element, names: readonly string[]): readonly Element[] {
  return names.flatMap((name) => named(board, name));
}

/** One spot a name, around all that bears it. */
export function spots(board: Element, names: readonly string[]): readonly Spot[] {
  const ground = board.getBoundingClientRect();
  return names.flatMap((name) => {
    const boxes = named(board, name)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) return [];
    const left = Math.min(...boxes.map((box) => box.left)) - MARGIN;
    const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
    const right = Math.max(...boxes.map((box) => box.right)) + MARGIN;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
    return [{ left: left - ground.left, top: top - ground.top, width: right - left, height: bottom - top }];
  });
}
