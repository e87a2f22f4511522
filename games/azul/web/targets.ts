// What the own board lets one do just now. Boards of others have no targets.

export interface Targets {
  /** Lines wait for the tiles that were picked up; 0 is the floor line. */
  readonly lines: boolean;
  /** A row of the wall waits for its tile. */
  readonly cells: boolean;
  readonly lineLegal: (line: number) => boolean;
  readonly cellLegal: (row: number, column: number) => boolean;
  readonly toLine: (line: number, near: Element) => void;
  readonly toCell: (row: number, column: number, near: Element) => void;
  readonly pointLine: (line: number) => void;
  readonly pointCell: (row: number, column: number) => void;
  readonly leave: () => void;
}
