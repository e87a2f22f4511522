// Written by ./loggia types. Do not edit.
import type { Receipt, Setup } from './core';

export type Phase = 'start' | 'round' | 'throw' | 'turn' | 'results' | 'over';

export type Colour = 'blue' | 'red' | 'brown' | 'white' | 'green' | 'purple';

export interface DiceView {
  readonly shown: readonly Colour[];
  readonly thrown: number;
  readonly black: Colour | null;
  readonly before: readonly Colour[] | null;
}

/** A text with a grammar of its own. */
export type Field = string;

export interface MarkerView {
  readonly field: Field;
  readonly figure: number;
}

export type Chip = 'one' | 'two' | 'three' | 'exchange' | 'displace' | 'cancel' | 'black-die' | 'start';

export interface StoneView {
  readonly height: number;
  readonly figure: number;
}

/** A text with a grammar of its own. */
export type Tile = string;

export interface ColumnView {
  readonly colour: Colour;
  readonly markers: readonly MarkerView[];
  readonly bonus: Chip | null;
  readonly stones: readonly StoneView[];
  readonly offer: readonly Tile[];
}

/** A text with a grammar of its own. */
export type Square = string;

export interface BuiltTile {
  readonly square: Square;
  readonly tile: Tile;
}

export interface FigureView {
  readonly inHand: number;
  readonly out: number;
  readonly redesigns: number;
  readonly points: number;
  readonly receipts: readonly Receipt[];
  readonly chips: readonly Chip[];
  readonly palace: readonly BuiltTile[];
  readonly reserve: readonly Tile[];
  readonly wall: number;
}

export type Prize = 'points' | 'chip';

export interface ResultsView {
  readonly colour: Colour;
  readonly left: Prize | null;
}

export interface AlhambraView {
  readonly seat: number;
  readonly setup: Setup;
  readonly actor: number;
  readonly phase: Phase;
  readonly round: number;
  readonly caliph: number;
  readonly next: number;
  readonly dice: DiceView;
  readonly columns: readonly ColumnView[];
  readonly figures: readonly FigureView[];
  readonly results: ResultsView | null;
  readonly light: readonly Chip[];
  readonly dark: readonly Chip[];
  readonly gone: readonly Chip[];
  readonly aside: readonly Tile[];
  readonly bag: number;
}

export interface Began {
  readonly first: number;
}

export interface RoundBegan {
  readonly round: number;
  readonly caliph: number;
}

export interface ChipsLaid {
  readonly chips: readonly Chip[];
}

export interface CarloRolled {
  readonly colour: Colour;
}

export interface CarloPlaced {
  readonly colour: Colour;
  readonly field: Field;
}

export interface Kept {
  readonly seat: number;
  readonly dice: readonly Colour[];
}

export interface Thrown {
  readonly seat: number;
  readonly dice: readonly Colour[];
  readonly shown: readonly Colour[];
  readonly number: number;
}

export interface Cancelled {
  readonly seat: number;
  readonly number: number;
  readonly shown: readonly Colour[];
}

export interface BlackDieTurned {
  readonly seat: number;
  readonly colour: Colour;
}

export interface Placed {
  readonly seat: number;
  readonly colour: Colour;
  readonly symbols: number;
  readonly target: Field;
  readonly field: Field;
}

export interface Missed {
  readonly seat: number;
  readonly colour: Colour;
  readonly symbols: number;
  readonly target: Field;
}

export interface Displaced {
  readonly seat: number;
  readonly colour: Colour;
  readonly field: Field;
}

export interface Pushed {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly colour: Colour;
  readonly from: Field;
  readonly to: Field;
}

export interface PushedOut {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly colour: Colour;
}

export interface PrizeTaken {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly colour: Colour;
  readonly place: number;
  readonly prize: Prize;
}

export interface Exchanged {
  readonly seat: number;
  readonly from: Colour;
  readonly to: Colour;
}

export interface StoneMoved {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly colour: Colour;
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

export interface ChipTaken {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly colour: Colour;
  readonly chip: Chip;
}

export interface ChipLeft {
  readonly colour: Colour;
  readonly chip: Chip;
}

export interface StarterNamed {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly starter: number;
}

export interface RoundEnded {
  readonly round: number;
}

export type Scoring = 'a' | 'b' | 'c';

export interface ScoringBegan {
  readonly scoring: Scoring;
}

export interface StoneScored {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly scoring: Scoring;
  readonly colour: Colour;
  readonly place: number;
  readonly count: number;
  readonly points: number;
}

export interface ChipsScored {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly scoring: Scoring;
  readonly count: number;
  readonly points: number;
}

export interface PileTurned {
  readonly tiles: readonly Tile[];
}

export interface BagDrawn {
  readonly tile: Tile;
}

export interface StartChipLaid {
  readonly colour: Colour;
}

export interface LaterTwinTaken {
  readonly seat: number;
  readonly tile: Tile;
}

export interface TileBuilt {
  readonly seat: number;
  readonly tile: Tile;
  readonly square: Square;
}

export interface TileStored {
  readonly seat: number;
  readonly tile: Tile;
}

export interface TileGiven {
  readonly seat: number;
  readonly tile: Tile;
}

export interface CarloTook {
  readonly tile: Tile;
}

export interface TilesLeft {
  readonly colour: Colour;
  readonly tiles: readonly Tile[];
}

export interface TileAdded {
  readonly seat: number;
  readonly tile: Tile;
  readonly square: Square;
}

export interface TileRemoved {
  readonly seat: number;
  readonly tile: Tile;
  readonly square: Square;
}

export interface TileSwapped {
  readonly seat: number;
  readonly tile: Tile;
  readonly square: Square;
  readonly old: Tile;
}

export interface TilesScored {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly scoring: Scoring;
  readonly colour: Colour;
  readonly place: number;
  readonly count: number;
  readonly points: number;
}

export interface WallScored {
  readonly seat: number;
  readonly scoring: Scoring;
  readonly points: number;
}

export interface Ended {
}

export type AlhambraEvent =
  | ({ readonly kind: 'began' } & Began)
  | ({ readonly kind: 'round-began' } & RoundBegan)
  | ({ readonly kind: 'chips-laid' } & ChipsLaid)
  | ({ readonly kind: 'carlo-rolled' } & CarloRolled)
  | ({ readonly kind: 'carlo-placed' } & CarloPlaced)
  | ({ readonly kind: 'kept' } & Kept)
  | ({ readonly kind: 'thrown' } & Thrown)
  | ({ readonly kind: 'cancelled' } & Cancelled)
  | ({ readonly kind: 'black-die-turned' } & BlackDieTurned)
  | ({ readonly kind: 'placed' } & Placed)
  | ({ readonly kind: 'missed' } & Missed)
  | ({ readonly kind: 'displaced' } & Displaced)
  | ({ readonly kind: 'pushed' } & Pushed)
  | ({ readonly kind: 'pushed-out' } & PushedOut)
  | ({ readonly kind: 'prize-taken' } & PrizeTaken)
  | ({ readonly kind: 'exchanged' } & Exchanged)
  | ({ readonly kind: 'stone-moved' } & StoneMoved)
  | ({ readonly kind: 'chip-taken' } & ChipTaken)
  | ({ readonly kind: 'chip-left' } & ChipLeft)
  | ({ readonly kind: 'starter-named' } & StarterNamed)
  | ({ readonly kind: 'round-ended' } & RoundEnded)
  | ({ readonly kind: 'scoring-began' } & ScoringBegan)
  | ({ readonly kind: 'stone-scored' } & StoneScored)
  | ({ readonly kind: 'chips-scored' } & ChipsScored)
  | ({ readonly kind: 'pile-turned' } & PileTurned)
  | ({ readonly kind: 'bag-drawn' } & BagDrawn)
  | ({ readonly kind: 'start-chip-laid' } & StartChipLaid)
  | ({ readonly kind: 'later-twin-taken' } & LaterTwinTaken)
  | ({ readonly kind: 'tile-built' } & TileBuilt)
  | ({ readonly kind: 'tile-stored' } & TileStored)
  | ({ readonly kind: 'tile-given' } & TileGiven)
  | ({ readonly kind: 'carlo-took' } & CarloTook)
  | ({ readonly kind: 'tiles-left' } & TilesLeft)
  | ({ readonly kind: 'tile-added' } & TileAdded)
  | ({ readonly kind: 'tile-removed' } & TileRemoved)
  | ({ readonly kind: 'tile-swapped' } & TileSwapped)
  | ({ readonly kind: 'tiles-scored' } & TilesScored)
  | ({ readonly kind: 'wall-scored' } & WallScored)
  | ({ readonly kind: 'ended' } & Ended);

export interface Keep {
  readonly dice: readonly Colour[];
}

export interface Place {
  readonly colour: Colour;
}

export interface Displace {
  readonly colour: Colour;
}

export interface Cancel {
}

export interface BlackDie {
  readonly colour: Colour;
}

export interface Take {
  readonly prize: Prize;
  readonly exchanged: readonly Colour[];
  readonly starter: number | null;
}

export type Twin = 'later';

export interface Build {
  readonly tile: Tile;
  readonly square: Square;
  readonly twin: Twin | null;
}

export interface Store {
  readonly tile: Tile;
  readonly twin: Twin | null;
}

export interface Give {
  readonly tile: Tile;
  readonly twin: Twin | null;
}

export interface Name {
  readonly starter: number;
}

export interface Add {
  readonly tile: Tile;
  readonly square: Square;
}

export interface Remove {
  readonly square: Square;
}

export interface Swap {
  readonly tile: Tile;
  readonly square: Square;
}

export type AlhambraMove =
  | ({ readonly kind: 'keep' } & Keep)
  | ({ readonly kind: 'place' } & Place)
  | ({ readonly kind: 'displace' } & Displace)
  | ({ readonly kind: 'cancel' } & Cancel)
  | ({ readonly kind: 'black-die' } & BlackDie)
  | ({ readonly kind: 'take' } & Take)
  | ({ readonly kind: 'build' } & Build)
  | ({ readonly kind: 'store' } & Store)
  | ({ readonly kind: 'give' } & Give)
  | ({ readonly kind: 'name' } & Name)
  | ({ readonly kind: 'add' } & Add)
  | ({ readonly kind: 'remove' } & Remove)
  | ({ readonly kind: 'swap' } & Swap);
