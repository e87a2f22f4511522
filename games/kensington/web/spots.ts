// Where tiles lie in the picture, and how large they are drawn there.
import { type Camera, framed, seenAt } from './camera';
import { type Box, type Layout, centreOf, fitting } from './layout';
import { type Site, middleOf } from './site';
import { type Shapes, backParts, formOf, formOfTile } from './tiles';
import type { Flight, Where } from './unfold';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What the picture shows just now. */
export interface Scenery {
  readonly layout: Layout;
  readonly shapes: Shapes;
  readonly near: number;
  /** How each seat's house is seen; undefined where it is not. */
  readonly cameraOf: (seat: number) => Camera | undefined;
}

/** Small houses need no room to grow. */
export function inSmall(site: Site, box: Box): Camera {
  return framed(site, { ...box, width: box.width - 8 }, 0.3, 1.2, 0.5);
}

export function spotOf({ layout, shapes, near, cameraOf }: Scenery, where: Where, flight: Pick<Flight, 'tile' | 'back'>): Spot {
  const form = flight.tile ? formOfTile(shapes, flight.tile) : formOf(shapes[backParts(flight.back ?? '').outline] ?? '#');
  switch (where.on) {
    case 'heap':
      return inBox(layout.backs.find(({ back }) => back === where.back)?.box ?? layout.heap, form, 0.42);
    case 'hand':
      return inBox(handBox(layout, near, where.seat), form, 0.62);
    case 'gate': {
      const gates = where.seat === near ? layout.gates : layout.plots.find(({ seat }) => seat === where.seat)?.gates;
      return inBox(gates?.[where.gate === 0 ? 0 : 1] ?? layout.hand, form, 0.62);
    }
    case 'house': {
      const camera = cameraOf(where.seat);
      if (!camera) return inBox(plotBox(layout, where.seat), form, 0.2);
      const middle = middleOf(shapes, where.laid);
      return { ...seenAt(camera, middle.x, middle.y), scale: camera.scale };
    }
  }
}

function handBox(layout: Layout, near: number, seat: number): Box {
  return seat === near ? layout.hand : (layout.plots.find((plot) => plot.seat === seat)?.hand ?? layout.hand);
}

function plotBox(layout: Layout, seat: number): Box {
  return layout.plots.find((plot) => plot.seat === seat)?.name ?? layout.stage;
}

function inBox(box: Box, form: { readonly width: number; readonly height: number }, most: number): Spot {
  return { ...centreOf(box), scale: fitting(box, form, most) };
}
