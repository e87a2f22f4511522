// A house front as a few long paths: one for all the brick, one for all the panes, and so on. So a house of six
// hundred windows is drawn, and dragged, as lightly as one of six.
import type { Front } from '@web/rules/types/kensington';
import { type Cell, type Laid, type Shapes, formOfTile, partsOf } from './tiles';

/** A cell is this wide and high. */
export const CELL = 100;

/** In the order in which they are painted; each is a class of Facade.svelte. */
export const LAYERS = [
  'red', 'rust', 'stock', 'slatebrick', 'wall', 'doorbrick', 'light', 'burnt', 'courses', 'glow', 'stone', 'lit', 'shine',
  'dark', 'mirror', 'blind', 'curtain', 'people', 'bars', 'darkbars', 'box', 'leaves', 'flowers', 'ivy', 'slate', 'scallops',
  'cornice', 'chimney', 'pots', 'seams', 'fanlight', 'step', 'panel', 'knob', 'blackcat', 'whitecat', 'eyes', 'bird', 'breast',
] as const;
export type Layer = (typeof LAYERS)[number];
export type Paths = { readonly [layer in Layer]?: string };

/** A door and its colour: a seat's for the start door, red for the others. */
export interface Doorway extends Cell {
  readonly start: boolean;
}

export interface FacadePaths {
  readonly paths: Paths;
  readonly doors: readonly Doorway[];
}

/** Below this many pixels a cell shows only what tells one window from another. */
const PLAIN: ReadonlySet<Layer> = new Set<Layer>(['red', 'rust', 'stock', 'slatebrick', 'wall', 'doorbrick', 'lit', 'dark', 'mirror', 'slate', 'cornice', 'seams']);

export function plainly(paths: Paths): Paths {
  return Object.fromEntries(Object.entries(paths).filter(([layer]) => PLAIN.has(layer as Layer)));
}

export function facadeOf(shapes: Shapes, laid: readonly Laid[], withStart: boolean): FacadePaths {
  const parts = new Map<Layer, string[]>();
  const add = (layer: Layer, path: string): void => {
    const list = parts.get(layer);
    if (list) list.push(path);
    else parts.set(layer, [path]);
  };
  const doors: Doorway[] = withStart ? [{ x: 0, y: 0, start: true }] : [];
  if (withStart) addDoor(add, 0, 0, true);
  for (const each of laid) {
    // Bricks of another kiln, so that neighbours differ.
    const kiln = chance(each.x, each.y) % 2;
    const { front, ornament } = partsOf(each.tile);
    const form = formOfTile(shapes, each.tile);
    for (const cell of form.cells) {
      const x = each.x + cell.x;
      const y = each.y + cell.y;
      const dice = chance(x, y);
      const home = ornament === 'cat' && cell.x === form.cat.x && cell.y === form.cat.y;
      const perch = ornament === 'bird' && cell.x === form.bird.x && cell.y === form.bird.y;
      if (front === 'yellow' || front === 'black') addWindow(add, front, x, y, kiln, dice, home);
      else if (front === 'wall') addWall(add, x, y, dice);
      else if (front === 'roof') addRoof(add, form.cells, cell, x, y, dice, perch);
      else {
        addDoor(add, x, y, false);
        doors.push({ x, y, start: false });
      }
      addSeams(add, front, form.cells, cell, x, y);
    }
  }
  return {
    paths: Object.fromEntries([...parts].map(([layer, list]) => [layer, list.join('')])),
    doors,
  };
}

type Add = (layer: Layer, path: string) => void;

/** The same for the same place, today and tomorrow. */
export function chance(x: number, y: number): number {
  let mixed = Math.imul(x + 101, 0x9e3779b1) ^ Math.imul(y + 57, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** A place inside a cell, counted from its upper left corner. */
const at = (x: number, y: number, dx: number, dy: number): string => `M${x * CELL + dx} ${dy - (y + 1) * CELL}`;

function addBrick(add: Add, layer: Layer, x: number, y: number, dice: number): void {
  add(layer, `${at(x, y, 0, 0)}h${CELL}v${CELL}h-${CELL}z`);
  const rows = [22, 44, 66, 88];
  add('courses', rows.map((row) => `${at(x, y, 0, row)}h14${at(x, y, 86, row)}h14`).join(''));
  const light = dice % 7;
  const burnt = (dice >>> 4) % 9;
  if (light < 4) add('light', `${at(x, y, light % 2 ? 1 : 88, 2 + 22 * light)}h11v20h-11z`);
  if (burnt < 4) add('burnt', `${at(x, y, burnt % 2 ? 88 : 1, 2 + 22 * ((burnt + 2) % 4))}h11v20h-11z`);
}

function addWindow(add: Add, front: Front, x: number, y: number, kiln: number, dice: number, cat: boolean): void {
  const lit = front === 'yellow';
  addBrick(add, lit ? (kiln ? 'red' : 'rust') : kiln ? 'stock' : 'slatebrick', x, y, dice);
  add('stone', `${at(x, y, 17, 5)}h66l-4 12h-58z${at(x, y, 14, 82)}h72v8h-72z${at(x, y, 20, 17)}h60v65h-60z`);
  if (lit) {
    add('glow', `${at(x, y, 12, 8)}h76v80h-76z`);
    add('lit', `${at(x, y, 25, 21)}h50v60h-50z`);
    add('shine', `${at(x, y, 32, 34)}h36v47h-36z`);
    addRoomBehind(add, x, y, dice, cat);
    add('bars', `${at(x, y, 50, 21)}v60${at(x, y, 25, 50)}h50`);
  } else {
    add('dark', `${at(x, y, 25, 21)}h50v60h-50z`);
    add('mirror', `${at(x, y, 31, 81)}l30-60h10l-30 60z${at(x, y, 50, 81)}l25-50v12l-19 38z${at(x, y, 25, 60)}v-22l8-17h5z`);
    if (dice % 5 === 0) add('blind', `${at(x, y, 25, 21)}h50v${16 + (dice % 3) * 8}h-50z`);
    add('darkbars', `${at(x, y, 42, 21)}v60${at(x, y, 58, 21)}v60${at(x, y, 25, 50)}h50`);
  }
  if (cat) addCat(add, lit, x, y);
  else if ((dice >>> 8) % 9 === 0) {
    add('box', `${at(x, y, 18, 76)}h64v11h-64z`);
    add('leaves', `${at(x, y, 20, 77)}q4-12 10-3q3-13 10-2q4-11 10-1q4-12 11 0q5-11 11 2q6-8 8 4z`);
    add('flowers', [24, 37, 50, 63, 75].map((dx, i) => dot(x, y, dx, 71 - (i % 2) * 5, 3.4)).join(''));
  }
}

/** Curtains, and now and then somebody who is at home. */
function addRoomBehind(add: Add, x: number, y: number, dice: number, cat: boolean): void {
  const what = (dice >>> 3) % 8;
  if (what < 5) add('curtain', `${at(x, y, 25, 21)}h17q-2 26-17 42z${at(x, y, 75, 21)}h-17q2 26 17 42z`);
  if (cat) return;
  if (what === 5) {
    // Reading in an armchair.
    add('people', `${at(x, y, 33, 81)}v-16q1-7 8-8q-5-12 4-13q9 1 4 13q8 2 9 10h8v14zm28-14l10-8v6z`);
  } else if (what === 6) {
    // At the window, looking out.
    add('people', `${at(x, y, 34, 81)}v-12q2-12 12-13q-6-4-5-11q1-7 8-7q7 0 8 7q0 7-5 11q11 1 12 13v12z`);
  } else if (what === 7) {
    // Two who dance.
    add('people', `${at(x, y, 29, 81)}q3-14 2-22q-5-9 3-12q7 2 4 11l11-3l12-1q-3-9 5-10q7 4 1 12q4 10 4 25h-10l-3-15l-10 3l-3 12z`);
  } else if (what === 3) {
    // A lamp on a table.
    add('people', `${at(x, y, 54, 81)}v-4h6v-12h-9l5-13h14l5 13h-9v12h5v4z`);
  }
}

function addCat(add: Add, lit: boolean, x: number, y: number): void {
  const layer = lit ? 'blackcat' : 'whitecat';
  add(
    layer,
    `${at(x, y, 37, 84)}q-3-20 8-27q-7-6-5-21l8 7q5-1.500 9 0l8-7q2 15-5 21q13 7 9 27q8 3 12 0q5-3 3-9q5 1 4 8q-3 9-19 6z`,
  );
  add('eyes', `${dot(x, y, 47, 50, 2.1)}${dot(x, y, 57, 50, 2.1)}`);
}

function addWall(add: Add, x: number, y: number, dice: number): void {
  add('wall', `${at(x, y, 0, 0)}h${CELL}v${CELL}h-${CELL}z`);
  const joints = [0, 1, 2, 3, 4].map((row) => {
    const shift = row % 2 ? 0 : 16.5;
    const stops = [shift, shift + 33, shift + 66].filter((dx) => dx > 2 && dx < 98);
    return `${at(x, y, 0, row * 20)}h100${stops.map((dx) => `${at(x, y, dx, row * 20)}v20`).join('')}`;
  });
  add('courses', joints.join(''));
  add('burnt', `${at(x, y, 17, 1)}h32v18h-32z${at(x, y, 50, 61)}h32v18h-32z`);
  add('light', `${at(x, y, 66, 21)}h32v18h-32z${at(x, y, 1, 41)}h31v18h-31z`);
  // A bricked-up round window, and ivy that found it.
  add('stone', `${at(x, y, 50, 22)}a28 28 0 1 0 .1 0zm0 7a21 21 0 1 1-.1 0z`);
  add('ivy', `${at(x, y, dice % 2 ? 8 : 70, 100)}q4-20-2-34q10 2 8 12q8-16 2-28q12 4 8 18q8-6 12 0q-6 6-14 8q8 0 10 8q-8 2-12 0l0 16z`);
}

function addRoof(add: Add, cells: readonly Cell[], cell: Cell, x: number, y: number, dice: number, bird: boolean): void {
  const has = (dx: number, dy: number): boolean => cells.some((each) => each.x === cell.x + dx && each.y === cell.y + dy);
  const top = !has(0, 1);
  const left = top && !has(-1, 0) ? 16 : 0;
  const right = top && !has(1, 0) ? 16 : 0;
  const eaves = has(0, -1) ? CELL : CELL - 13;
  add('slate', `${at(x, y, left, top ? 10 : 0)}h${CELL - left - right}l${right} ${eaves - (top ? 10 : 0)}h-${CELL}z`);
  const rows = top ? [30, 50, 70] : [10, 30, 50, 70, 90];
  add(
    'scallops',
    rows
      .map((row, i) => {
        const inset = Math.max(left, right) > 0 ? ((eaves - row) / eaves) * 16 : 0;
        const from = left > 0 ? inset : 0;
        const to = CELL - (right > 0 ? inset : 0);
        const many = 5 + (i % 2);
        const step = (to - from) / many;
        return `${at(x, y, from, row)}${`q${step / 2} 11 ${step} 0`.repeat(many)}`;
      })
      .join(''),
  );
  if (top) add('cornice', `${at(x, y, left - 2, 5)}h${CELL - left - right + 4}v7h-${CELL - left - right + 4}z`);
  if (!has(0, -1)) add('cornice', `${at(x, y, has(-1, 0) ? 0 : -4, 87)}h${CELL + (has(-1, 0) ? 0 : 4) + (has(1, 0) ? 0 : 4)}l-3 13h-${CELL + (has(-1, 0) ? -3 : 2) + (has(1, 0) ? -3 : 2) - 0}z`);
  if (bird) addBird(add, x, y);
  else if (top && dice % 3 !== 0) {
    const dx = 30 + (dice % 30);
    add('chimney', `${at(x, y, dx, 8)}v-34h-3v-7h34v7h-3v34z`);
    add('pots', `${at(x, y, dx + 2, -33)}l2-16h7l2 16z${at(x, y, dx + 16, -33)}l2-16h7l2 16z`);
  }
}

function addBird(add: Add, x: number, y: number): void {
  add('bird', `${at(x, y, 22, -10)}q14-4 20-14q4-12 16-10q7 1 9 7l9 4l-9 3q0 18-15 23q-14 3-30-13zm22 11l-2 7h3l2-6zm9-1l-2 8h3l2-8z`);
  add('breast', `${at(x, y, 61, -20)}q5 10-9 19q-7 0-10-4q14 0 19-15z`);
  add('eyes', dot(x, y, 60, -27, 2.2));
}

function addDoor(add: Add, x: number, y: number, start: boolean): void {
  addBrick(add, 'doorbrick', x, y, chance(x + 9, y));
  add('stone', `${at(x, y, 16, 94)}v-56a34 34 0 0 1 68 0v56z`);
  add('fanlight', `${at(x, y, 25, 37)}a25 25 0 0 1 50 0z`);
  add('bars', `${at(x, y, 50, 37)}v-25${at(x, y, 50, 37)}l-18-18${at(x, y, 50, 37)}l18-18`);
  add('step', `${at(x, y, 12, 92)}h76v8h-76z`);
  add('panel', `${at(x, y, 32, 46)}h13v17h-13z${at(x, y, 55, 46)}h13v17h-13z${at(x, y, 32, 69)}h13v18h-13z${at(x, y, 55, 69)}h13v18h-13z`);
  add('knob', `${dot(x, y, start ? 66 : 50, 66, 3.4)}${at(x, y, 43, 55)}h14v4h-14z`);
}

/** Where one tile ends and another begins. */
function addSeams(add: Add, front: Front, cells: readonly Cell[], cell: Cell, x: number, y: number): void {
  if (front === 'roof') return;
  const has = (dx: number, dy: number): boolean => cells.some((each) => each.x === cell.x + dx && each.y === cell.y + dy);
  if (!has(-1, 0)) add('seams', `${at(x, y, 0, 0)}v${CELL}`);
  if (!has(1, 0)) add('seams', `${at(x, y, CELL, 0)}v${CELL}`);
  if (!has(0, 1)) add('seams', `${at(x, y, 0, 0)}h${CELL}`);
  if (!has(0, -1)) add('seams', `${at(x, y, 0, CELL)}h${CELL}`);
}

function dot(x: number, y: number, dx: number, dy: number, r: number): string {
  return `${at(x, y, dx - r, dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The outline of some cells as one closed line, for backs and ghosts. */
export function outlineOf(cells: readonly Cell[]): string {
  const has = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const next = new Map<string, Cell[]>();
  const edge = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const key = `${fromX},${fromY}`;
    next.set(key, [...(next.get(key) ?? []), { x: toX, y: toY }]);
  };
  // Around each cell with the inside to the right, so that lines of neighbours join.
  for (const { x, y } of cells) {
    if (!has.has(`${x},${y + 1}`)) edge(x, y + 1, x + 1, y + 1);
    if (!has.has(`${x + 1},${y}`)) edge(x + 1, y + 1, x + 1, y);
    if (!has.has(`${x},${y - 1}`)) edge(x + 1, y, x, y);
    if (!has.has(`${x - 1},${y}`)) edge(x, y, x, y + 1);
  }
  let path = '';
  for (let start = next.keys().next().value; start !== undefined; start = next.keys().next().value) {
    let key: string = start;
    let first = true;
    for (let ends = next.get(key); ends; ends = next.get(key)) {
      const [x, y] = key.split(',').map(Number) as [number, number];
      path += `${first ? 'M' : 'L'}${x * CELL} ${-y * CELL}`;
      first = false;
      const to = ends[0] as Cell;
      if (ends.length > 1) next.set(key, ends.slice(1));
      else next.delete(key);
      key = `${to.x},${to.y}`;
    }
    path += 'Z';
  }
  return path;
}

/** The outline of a tile in its place. */
export function placedOutline(shapes: Shapes, { tile, x, y }: Laid): string {
  return outlineOf(formOfTile(shapes, tile).cells.map((cell) => ({ x: x + cell.x, y: y + cell.y })));
}
