// How a house is seen: how large, and where its start door and the ground are in the picture.
import { CELL } from './facade';
import type { Box } from './layout';
import type { Site } from './site';

/** Picture = scale × house + shift; the ground of the house is at its 0. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Room to grow that is always seen: columns at both sides, rows on top. */
const BESIDE = 3;
const ABOVE = 3;
const LARGEST = 1.9;
const SMALLEST = 0.08;

/** The whole house with room to grow, standing on the ground. */
export function framed(site: Site, box: Box, beside = BESIDE, above = ABOVE, most = LARGEST): Camera {
  const columns = site.hi - site.lo + 1 + 2 * beside;
  const rows = site.top + above;
  const scale = Math.min(most, box.width / (columns * CELL), box.height / (rows * CELL));
  const middle = ((site.lo + site.hi + 1) / 2) * CELL;
  return { scale, x: box.x + box.width / 2 - middle * scale, y: box.y + box.height };
}

/** Nearer or farther, with what is under this point staying there. */
export function zoomed(camera: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const scale = Math.max(SMALLEST, Math.min(2, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Never so far that the house is out of sight, and never with anything below the ground. */
export function within(camera: Camera, site: Site, box: Box): Camera {
  const { scale } = camera;
  const seen = 1.5 * CELL * scale;
  const left = box.x + seen - (site.hi + 1) * CELL * scale;
  const right = box.x + box.width - seen - site.lo * CELL * scale;
  const ground = box.y + box.height;
  const lowest = Math.max(ground, box.y + seen + site.top * CELL * scale);
  return {
    scale,
    x: Math.max(left, Math.min(right, camera.x)),
    y: Math.max(ground, Math.min(lowest, camera.y)),
  };
}

/** A place of a house, in cells, in the picture. */
export function seenAt({ scale, x, y }: Camera, column: number, row: number): { readonly x: number; readonly y: number } {
  return { x: x + column * CELL * scale, y: y - row * CELL * scale };
}

/** The column, as a fraction, that is seen at a point of the picture. */
export function columnAt({ scale, x }: Camera, at: number): number {
  return (at - x) / (CELL * scale);
}
