// A table to sit at, whether it is in this browser or on a server.
import type { SeatClock } from '../clock/seat-clock';
import type { AnyMove, Scene, Setup, TableStep, TitleId } from '@rules';

export interface OpenTable {
  readonly id: string;
  readonly title: TitleId;
  readonly setup: Setup;
  subscribe(listener: (scene: Scene<TitleId>) => void): () => void;
  play(move: AnyMove<TitleId>): Promise<void>;
  /** True if the move is taken back already. */
  undo(): Promise<boolean>;
  /** The table as it was after so many moves. */
  at(ply: number): Promise<Scene<TitleId>>;
  /** What happened after so many moves; with -1, from the set-up on. */
  history(since?: number): Promise<readonly TableStep<TitleId>[]>;
}

/** Who sits on a seat, besides the name. */
export interface Sitter {
  /** The level of the bot that plays here. */
  readonly bot: string | null;
  /** Whether the bot minds the seat of a person. */
  readonly standsIn: boolean;
  readonly away: boolean;
  readonly gaveUp: boolean;
  /** Null where people may think as long as they like. */
  readonly clock?: SeatClock | null;
}

/** Another game with the same people: asked for here, or offered by somebody else. */
export interface Again {
  /** Somebody has laid it out already. */
  readonly waits: boolean;
  readonly go: () => Promise<void>;
}
