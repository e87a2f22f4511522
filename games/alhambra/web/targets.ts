// What a column lets one do just now.
import type { Field, Square, Tile } from '@web/rules/types/alhambra';

export interface ColumnTarget {
  readonly label: string;
  readonly legal: boolean;
  readonly lit: boolean;
  readonly chosen: boolean | undefined;
  readonly hinted: boolean;
  /** The field it is about; without one it is the whole column. */
  readonly field: Field | null;
  /** No field is free: the marker would be out. */
  readonly out: boolean;
  readonly act: (near: Element) => void;
  readonly point: () => void;
  readonly leave: () => void;
}

/** What the own palace lets one do just now; the palaces of others have no targets. */
export interface PalaceTargets {
  readonly live: (square: Square, built: boolean) => boolean;
  readonly legal: (square: Square) => boolean;
  readonly hinted: (square: Square) => boolean;
  readonly act: (square: Square, near: Element) => void;
  readonly point: (square: Square) => void;
  /** Something is held that could go into the reserve, and may. */
  readonly storing: boolean;
  readonly storable: boolean;
  readonly store: (near: Element) => void;
  readonly pointStore: () => void;
  readonly takeable: (tile: Tile) => boolean;
  readonly take: (tile: Tile, index: number) => void;
  readonly leave: () => void;
}
