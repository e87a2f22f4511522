// Written by ./loggia types. Do not edit.
import type { Setup } from './core';

export type Phase = 'start' | 'deal' | 'action' | 'turn-up' | 'take' | 'draw' | 'choose' | 'bid' | 'share' | 'fit' | 'build' | 'over';

/** A text with a grammar of its own. */
export type Tile = string;

export type Quarry = 'north' | 'east' | 'south' | 'west';

export interface SiteView {
  readonly quarries: readonly (readonly Tile[])[];
  readonly builder: Quarry;
  readonly depot: readonly Tile[];
  readonly price: number;
  readonly stacks: readonly (readonly Tile[])[];
  readonly riders: number;
  readonly box: readonly Tile[];
}

/** A text with a grammar of its own. */
export type Card = string;

export interface BankView {
  readonly deck: number;
  readonly inDeck: readonly Card[] | null;
  readonly unseen: readonly Card[];
  readonly discard: readonly Card[];
  readonly display: readonly Card[];
}

export interface Purse {
  readonly known: readonly Card[];
  readonly secret: number;
}

export interface Raise {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface AuctionView {
  readonly opener: number;
  readonly out: readonly number[];
  readonly raises: readonly Raise[];
  readonly bids: readonly number[];
  readonly leader: number;
}

export interface PalazzoView {
  readonly seat: number;
  readonly setup: Setup;
  readonly actor: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly site: SiteView;
  readonly bank: BankView;
  readonly purses: readonly Purse[];
  readonly own: readonly Card[];
  readonly auction: AuctionView | null;
  readonly pending: readonly Tile[];
  readonly estates: readonly (readonly (readonly Tile[])[])[];
  readonly points: readonly number[];
  readonly idle: number;
  readonly ending: string | null;
}

export interface LaidOut {
  readonly quarries: readonly Tile[];
  readonly depot: Tile;
}

export interface Dealt {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface DealtUnseen {
  readonly seat: number;
  readonly count: number;
}

export interface Begins {
  readonly seat: number;
}

export interface Reshuffled {
  readonly count: number;
}

export interface TurnedUp {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface Took {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface CameToDepot {
  readonly seat: number;
  readonly tile: Tile;
  readonly price: number;
}

export interface CameToQuarry {
  readonly seat: number;
  readonly tile: Tile;
  readonly quarry: Quarry;
}

export interface RiderCame {
  readonly seat: number;
  readonly riders: number;
}

export interface Bought {
  readonly seat: number;
  readonly tiles: readonly Tile[];
  readonly price: number;
  readonly cards: readonly Card[];
}

export interface AuctionOpened {
  readonly seat: number;
  readonly quarry: Quarry;
  readonly tiles: readonly Tile[];
}

export interface NothingToAuction {
  readonly seat: number;
}

export interface Raised {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly bid: number;
}

export interface Passed {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface Won {
  readonly seat: number;
  readonly tiles: readonly Tile[];
  readonly bid: number;
  readonly cards: readonly Card[];
}

export interface SharingBegan {
  readonly seat: number;
  readonly quarry: Quarry;
  readonly tiles: readonly Tile[];
}

export interface Picked {
  readonly seat: number;
  readonly tile: Tile;
}

export interface LeftOver {
  readonly tiles: readonly Tile[];
}

export interface Built {
  readonly seat: number;
  readonly tile: Tile;
  readonly palace: number;
  readonly points: number;
}

export interface Founded {
  readonly seat: number;
  readonly tile: Tile;
  readonly palace: number;
  readonly points: number;
}

export interface Boxed {
  readonly seat: number;
  readonly tile: Tile;
}

export interface SplitOff {
  readonly seat: number;
  readonly card: Card;
  readonly tile: Tile;
  readonly palace: number;
  readonly points: number;
}

export interface Joined {
  readonly seat: number;
  readonly card: Card;
  readonly tile: Tile;
  readonly palace: number;
  readonly points: number;
}

export interface Cleared {
  readonly seat: number;
  readonly card: Card;
  readonly tile: Tile;
  readonly points: number;
}

export interface Standstill {
  readonly rounds: number;
}

export interface Scored {
  readonly seat: number;
  readonly palace: number;
  readonly storeys: number;
  readonly points: number;
}

export interface HandShown {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly worth: number;
}

export type PalazzoEvent =
  | ({ readonly kind: 'laid-out' } & LaidOut)
  | ({ readonly kind: 'dealt' } & Dealt)
  | ({ readonly kind: 'dealt-unseen' } & DealtUnseen)
  | ({ readonly kind: 'begins' } & Begins)
  | ({ readonly kind: 'reshuffled' } & Reshuffled)
  | ({ readonly kind: 'turned-up' } & TurnedUp)
  | ({ readonly kind: 'took' } & Took)
  | ({ readonly kind: 'came-to-depot' } & CameToDepot)
  | ({ readonly kind: 'came-to-quarry' } & CameToQuarry)
  | ({ readonly kind: 'rider-came' } & RiderCame)
  | ({ readonly kind: 'bought' } & Bought)
  | ({ readonly kind: 'auction-opened' } & AuctionOpened)
  | ({ readonly kind: 'nothing-to-auction' } & NothingToAuction)
  | ({ readonly kind: 'raised' } & Raised)
  | ({ readonly kind: 'passed' } & Passed)
  | ({ readonly kind: 'won' } & Won)
  | ({ readonly kind: 'sharing-began' } & SharingBegan)
  | ({ readonly kind: 'picked' } & Picked)
  | ({ readonly kind: 'left-over' } & LeftOver)
  | ({ readonly kind: 'built' } & Built)
  | ({ readonly kind: 'founded' } & Founded)
  | ({ readonly kind: 'boxed' } & Boxed)
  | ({ readonly kind: 'split-off' } & SplitOff)
  | ({ readonly kind: 'joined' } & Joined)
  | ({ readonly kind: 'cleared' } & Cleared)
  | ({ readonly kind: 'standstill' } & Standstill)
  | ({ readonly kind: 'scored' } & Scored)
  | ({ readonly kind: 'hand-shown' } & HandShown);

export interface TurnUpMoney {
}

export interface Take {
  readonly cards: readonly Card[];
}

export interface DrawTiles {
}

export interface Buy {
  readonly tiles: readonly Tile[];
  readonly cards: readonly Card[];
}

export interface OpenAuction {
}

export interface RaiseBid {
  readonly cards: readonly Card[];
}

export interface Pass {
}

export interface Pick {
  readonly tile: Tile;
}

export interface Build {
  readonly tile: Tile;
  readonly palace: number;
}

export interface Found {
  readonly tile: Tile;
}

export interface Box {
  readonly tile: Tile;
}

export interface Split {
  readonly palace: number;
  readonly floor: number;
  readonly card: Card;
}

export interface Join {
  readonly single: number;
  readonly palace: number;
  readonly card: Card;
}

export interface Clear {
  readonly single: number;
  readonly card: Card;
}

export type PalazzoMove =
  | ({ readonly kind: 'money' } & TurnUpMoney)
  | ({ readonly kind: 'take' } & Take)
  | ({ readonly kind: 'tiles' } & DrawTiles)
  | ({ readonly kind: 'buy' } & Buy)
  | ({ readonly kind: 'auction' } & OpenAuction)
  | ({ readonly kind: 'raise' } & RaiseBid)
  | ({ readonly kind: 'pass' } & Pass)
  | ({ readonly kind: 'pick' } & Pick)
  | ({ readonly kind: 'build' } & Build)
  | ({ readonly kind: 'found' } & Found)
  | ({ readonly kind: 'box' } & Box)
  | ({ readonly kind: 'split' } & Split)
  | ({ readonly kind: 'join' } & Join)
  | ({ readonly kind: 'clear' } & Clear);
