import { PALETTES } from './palette.ts';
import { element, type SvgElement } from './svg.ts';

const CORNER = 36;
const STARS = 46;

interface Backdrop {
  width: number;
  height: number;
  /** Colour of the glow; the signal colour by default. */
  accent?: string;
  /** Centre and reach of the glow; by default a planet at the lower right. */
  glow?: { x: number; y: number; radius: number };
  /** Corner radius. */
  corner?: number;
}

/** A night sky with rounded corners: still stars, and the glow of a planet. */
export function backdrop({
  width,
  height,
  accent = PALETTES.dark.signal,
  glow,
  corner = CORNER,
}: Backdrop): SvgElement[] {
  const { sky, raised, line, text } = PALETTES.dark;
  const whole = { x: 0, y: 0, width, height, rx: corner };
  const { x, y, radius } = glow ?? { x: width * 0.97, y: height * 1.45, radius: height * 1.25 };
  return [
    element(
      'defs',
      {},
      element('clipPath', { id: 'card' }, element('rect', whole)),
      element(
        'linearGradient',
        { id: 'sky', x1: 0, y1: 0, x2: 1, y2: 1 },
        element('stop', { offset: 0, 'stop-color': sky }),
        element('stop', { offset: 1, 'stop-color': raised }),
      ),
      element(
        'radialGradient',
        { id: 'halo', gradientUnits: 'userSpaceOnUse', cx: x, cy: y, r: radius },
        element('stop', { offset: glow === undefined ? 0.55 : 0.1, 'stop-color': accent, 'stop-opacity': 0.3 }),
        element('stop', { offset: 1, 'stop-color': accent, 'stop-opacity': 0 }),
      ),
    ),
    element('rect', { ...whole, fill: 'url(#sky)' }),
    ...Array.from({ length: STARS }, (_, index) => starAt(index, width, height))
      .filter(({ cx, cy }) => isWithin({ x: cx, y: cy }, { width, height, corner }))
      .map((star) => element('circle', { ...star, fill: text })),
    // Not a circle: clipping one to the corners would take twice the time of everything else.
    element('rect', { ...whole, fill: 'url(#halo)' }),
    element('rect', {
      ...whole,
      x: 1,
      y: 1,
      width: width - 2,
      height: height - 2,
      fill: 'none',
      stroke: line,
      'stroke-width': 2,
    }),
  ];
}

/** Scatters stars by irrational steps, which never line up and are the same on every card. */
function starAt(index: number, width: number, height: number) {
  const across = (index * 0.754_877_666) % 1;
  const down = (index * 0.569_840_291) % 1;
  const size = (index * 0.618_033_989) % 1;
  return { cx: across * width, cy: down * height, r: 0.8 + size * 1.2, opacity: 0.12 + size * 0.3 };
}

/** Whether a point lies within the rounded corners. */
function isWithin(
  point: { x: number; y: number },
  { width, height, corner }: { width: number; height: number; corner: number },
): boolean {
  const across = Math.max(0, corner - Math.min(point.x, width - point.x));
  const down = Math.max(0, corner - Math.min(point.y, height - point.y));
  return Math.hypot(across, down) < corner;
}
