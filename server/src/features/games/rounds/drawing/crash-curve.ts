import type { crashRules } from '@perigee/core/games/crash/rules';
import { PALETTES } from '../../../../cards/palette.ts';
import { rocket } from '../../../../cards/rocket.ts';
import { element, type SvgElement } from '../../../../cards/svg.ts';

/** Where the curve starts, and how far it extends in full. */
const FROM = { x: 40, y: 318 } as const;
const REACH = { x: 560, y: 270 } as const;
/** Visible length of the ground; the figures stand beside it. */
const GROUND = 290;
const START = 0.1;
const END = 0.72;
/** Share of the curve that the next step takes. */
const STEP = 0.17;
/** With more steps than this, the dots are too close to tell apart. */
const DOTS_MAX = 14;
const { text, dim, sky, line } = PALETTES.dark;

interface Point {
  x: number;
  y: number;
}

/** A curve of the survived steps, with the next one dashed, or with the point where the round ended. */
export function crashCurve(
  { steps, end }: Pick<ReturnType<typeof crashRules.view>, 'steps' | 'end'>,
  accent: string,
): SvgElement[] {
  const tip = START + (END - START) * (1 - Math.exp(-steps / 4));
  const reached = end === 'crashed' ? tip + STEP * 0.62 : tip;
  return [
    element('path', { d: `M${FROM.x} ${FROM.y}H${FROM.x + GROUND}`, stroke: line, 'stroke-width': 2 }),
    ...under(reached, accent),
    ...(end === null ? [dashes(tip)] : []),
    element('path', {
      d: curve(0, reached),
      fill: 'none',
      stroke: accent,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    ...dots(steps, tip),
    ...(end === 'crashed' ? burst(at(reached), accent) : [flyer(tip)]),
  ];
}

function at(share: number): Point {
  return { x: FROM.x + REACH.x * share, y: FROM.y - REACH.y * share ** 2 };
}

/** A section of a parabola is a quadratic Bézier curve; its control point is where the end tangents meet. */
function curve(from: number, to: number): string {
  const [first, last] = [at(from), at(to)];
  const handle = { x: (first.x + last.x) / 2, y: FROM.y - REACH.y * from * to };
  return `M${point(first)}Q${point(handle)} ${point(last)}`;
}

function point({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function under(reached: number, accent: string): SvgElement[] {
  return [
    element(
      'linearGradient',
      { id: 'under', x1: 0, y1: 0, x2: 0, y2: 1 },
      element('stop', { offset: 0, 'stop-color': accent, 'stop-opacity': 0.34 }),
      element('stop', { offset: 1, 'stop-color': accent, 'stop-opacity': 0 }),
    ),
    element('path', { d: `${curve(0, reached)}V${FROM.y}Z`, fill: 'url(#under)' }),
  ];
}

function dashes(tip: number): SvgElement {
  return element('path', {
    d: curve(tip, tip + STEP),
    fill: 'none',
    stroke: dim,
    'stroke-width': 4,
    'stroke-dasharray': '2 12',
    'stroke-linecap': 'round',
  });
}

function dots(steps: number, tip: number): SvgElement[] {
  if (steps > DOTS_MAX) return [];
  return Array.from({ length: steps }, (_, step) => {
    const { x, y } = at((tip * step) / steps);
    return element('circle', { cx: x, cy: y, r: 5, fill: sky, stroke: text, 'stroke-width': 3 });
  });
}

function flyer(tip: number): SvgElement {
  const slope = (2 * REACH.y * tip) / REACH.x;
  const turned = 90 - (Math.atan(slope) * 180) / Math.PI;
  return element(
    'g',
    {},
    element('circle', { ...centre(at(tip)), r: 27, fill: sky, opacity: 0.55 }),
    rocket({ ...at(tip), turned, scale: 1.9, fill: text }),
  );
}

const RAYS = 12;

/** A star of long and short rays. */
function burst(middle: Point, accent: string): SvgElement[] {
  const star = (long: number, short: number) => {
    const corners = Array.from({ length: RAYS * 2 }, (_, index) => {
      const radius = index % 2 === 0 ? long * (index % 4 === 0 ? 1 : 0.72) : short;
      const angle = (index * Math.PI) / RAYS;
      return point({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
    });
    return `M${corners.join('L')}Z`;
  };
  return [
    element('circle', { ...centre(middle), r: 44, fill: accent, opacity: 0.16 }),
    element('path', { d: star(44, 19), fill: accent }),
    element('path', { d: star(24, 11), fill: PALETTES.dark.money }),
  ];
}

function centre({ x, y }: Point) {
  return { cx: x, cy: y };
}
