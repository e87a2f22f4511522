// What can be done to palaces just now; only the own ones can be touched.
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
