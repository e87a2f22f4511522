// What can be done to palaces just now; only the own ones can be touched.
import type { Card, PalazzoMove, Tile } from '@web/rules/types/palazzo';

export interface Targets {
  /** A piece looks for a palace: whole palaces, the free plot and the box are pressed. */
  readonly placing: boolean;
  /** A card pays for rebuilding: storeys are pressed. */
  readonly rebuilding: boolean;
  /** The palace whose only tile has been picked up. */
  readonly single: number | null;
  readonly palaceLegal: (palace: number) => boolean;
  readonly storeyLegal: (palace: number, floor: number) => boolean;
  readonly plotLegal: boolean;
  readonly toPalace: (palace: number, near: Element) => void;
  readonly toStorey: (palace: number, floor: number, near: Element) => void;
  readonly toPlot: (near: Element) => void;
  readonly pointPalace: (palace: number) => void;
  readonly pointStorey: (palace: number, floor: number) => void;
  readonly pointPlot: () => void;
  readonly leave: () => void;
}

/** What is in the hand, and what can be done with a move that comes of it. */
export interface Holding {
  /** A tile that looks for its place, a palace of one storey that was picked up, and the card that pays for it. */
  readonly tile: Tile | null;
  readonly single: number | null;
  readonly payer: Card | undefined;
  readonly isSingle: (palace: number) => boolean;
  readonly can: (move: PalazzoMove) => boolean;
  readonly point: (move: PalazzoMove) => void;
  readonly leave: () => void;
  readonly play: (move: PalazzoMove, near: Element) => void;
  /** Picks that palace up, or puts it down again. */
  readonly lift: (single: number | null) => void;
}

export function targetsOf(holding: Holding): Targets {
  const { tile, single, payer, isSingle, can, point, leave, play, lift } = holding;
  const toPalace = (palace: number): PalazzoMove =>
    tile !== null
      ? { kind: 'build', tile, palace }
      : { kind: 'join', single: single ?? 0, palace, card: payer ?? '' };
  const toStorey = (palace: number, floor: number): PalazzoMove => ({
    kind: 'split',
    palace,
    floor,
    card: payer ?? '',
  });
  return {
    placing: tile !== null || single !== null,
    rebuilding: payer !== undefined,
    single,
    palaceLegal: (palace) => can(toPalace(palace)),
    storeyLegal: (palace, floor) => isSingle(palace) || can(toStorey(palace, floor)),
    plotLegal: tile !== null,
    toPalace: (palace, near) => {
      if (single === palace) lift(null);
      else play(toPalace(palace), near);
    },
    toStorey: (palace, floor, near) => {
      if (isSingle(palace)) lift(palace);
      else play(toStorey(palace, floor), near);
    },
    toPlot: (near) => tile !== null && play({ kind: 'found', tile }, near),
    pointPalace: (palace) => point(toPalace(palace)),
    pointStorey: (palace, floor) => point(toStorey(palace, floor)),
    pointPlot: () => tile !== null && point({ kind: 'found', tile }),
    leave,
  };
}
