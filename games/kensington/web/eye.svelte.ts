// How the house in front is looked at: the whole of it, until somebody drags it or comes nearer.
import { type Camera, framed, moved, within, zoomed } from './camera';
import type { Box } from './layout';
import type { Site } from './site';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** So far a finger may slip before it drags, in pixels. */
const SLIP = 8;
const STEP = 1.25;
const WHEEL = 0.0016;

export class Eye {
  /** Whether the last thing that pointed was a finger: it cannot hover. */
  finger = $state(false);
  #chosen = $state.raw<Camera | null>(null);
  readonly #site: () => Site;
  readonly #box: () => Box;
  readonly camera: Camera = $derived.by(() => {
    const site = this.#site();
    const box = this.#box();
    return this.#chosen ? within(this.#chosen, site, box) : framed(site, box);
  });
  readonly scale = $derived(this.camera.scale);

  constructor(site: () => Site, box: () => Box) {
    this.#site = site;
    this.#box = box;
  }

  /** Whether all of the house is in the picture, as it is when nobody chose otherwise. */
  get whole(): boolean {
    return this.#chosen === null;
  }

  see(): void {
    this.#chosen = null;
  }

  nearer(): void {
    this.#zoom(STEP);
  }

  farther(): void {
    this.#zoom(1 / STEP);
  }

  #zoom(factor: number, at?: Point): void {
    const { x, y, width, height } = this.#box();
    this.#chosen = within(zoomed(this.camera, factor, at ?? { x: x + width / 2, y: y + height }), this.#site(), this.#box());
  }

  #drag(dx: number, dy: number): void {
    this.#chosen = within(moved(this.camera, dx, dy), this.#site(), this.#box());
  }

  /** True if the key means something here. */
  key(key: string): boolean {
    if (key === '+' || key === '=') this.nearer();
    else if (key === '-') this.farther();
    else if (key === '0') this.see();
    else return false;
    return true;
  }

  /** Dragging, the wheel and two fingers on the part of the picture where the house is. */
  readonly gestures = (element: SVGGElement): (() => void) => {
    const svg = element.ownerSVGElement;
    if (!svg) return () => {};
    const down = new Map<number, Point>();
    let begun: Point | null = null;
    let dragging = false;

    const inPicture = ({ clientX, clientY }: MouseEvent): Point => {
      const matrix = svg.getScreenCTM()?.inverse();
      return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : { x: 0, y: 0 };
    };
    const spread = (): { middle: Point; far: number } | null => {
      const [one, other] = [...down.values()];
      if (!one || !other) return null;
      return {
        middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
        far: Math.hypot(one.x - other.x, one.y - other.y),
      };
    };
    const pressed = (event: PointerEvent): void => {
      this.finger = event.pointerType === 'touch';
      if (event.button !== 0) return;
      down.set(event.pointerId, inPicture(event));
      if (down.size === 1) {
        begun = { x: event.clientX, y: event.clientY };
        dragging = false;
      }
    };
    const slid = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (!before || !begun) return;
      const slip = Math.hypot(event.clientX - begun.x, event.clientY - begun.y);
      if (!dragging && slip < SLIP && down.size < 2) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      const apart = spread();
      const now = inPicture(event);
      down.set(event.pointerId, now);
      const then = spread();
      if (apart && then) {
        this.#zoom(then.far / Math.max(1, apart.far), then.middle);
        this.#drag(then.middle.x - apart.middle.x, then.middle.y - apart.middle.y);
      } else this.#drag(now.x - before.x, now.y - before.y);
    };
    const released = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      if (down.size === 0) begun = null;
    };
    /** What was dragged was not pressed. */
    const clicked = (event: MouseEvent): void => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
    };
    const wheeled = (event: WheelEvent): void => {
      event.preventDefault();
      this.#zoom(Math.exp(-event.deltaY * WHEEL), inPicture(event));
    };
    const touched = (event: TouchEvent): void => {
      if (dragging || event.touches.length > 1) event.preventDefault();
    };
    const keyed = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && this.key(event.key)) event.preventDefault();
    };
    element.addEventListener('pointerdown', pressed);
    element.addEventListener('pointermove', slid);
    element.addEventListener('pointerup', released);
    element.addEventListener('pointercancel', released);
    element.addEventListener('click', clicked, { capture: true });
    element.addEventListener('wheel', wheeled, { passive: false });
    element.addEventListener('touchmove', touched, { passive: false });
    svg.addEventListener('keydown', keyed);
    return () => svg.removeEventListener('keydown', keyed);
  };
}
