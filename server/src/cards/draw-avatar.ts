import { drawText } from './draw-text.ts';
import { discColor, PALETTES } from './palette.ts';
import { element, type SvgElement } from './svg.ts';
import { drawable } from './typeface.ts';

interface AvatarDrawing {
  /** The centre. */
  x: number;
  y: number;
  radius: number;
  id: string;
  name: string;
  /** A data URL; if it turns out not to be an image, the initial stays visible. */
  picture: string | null;
  /** Colour of orbit and moon; the signal colour by default. */
  accent?: string;
}

const RING_GAP = 12;

/** A round avatar on an orbit, with a moon of the signal colour. */
export function drawAvatar({ x, y, radius, id, name, picture, accent }: AvatarDrawing): SvgElement {
  const { signal, glow, sky } = PALETTES.dark;
  const orbit = radius + RING_GAP;
  const moon = orbit * Math.SQRT1_2;
  const initial = (Array.from(drawable(name, 'heading'))[0] ?? '').toUpperCase();
  return element(
    'g',
    {},
    element('circle', {
      cx: x,
      cy: y,
      r: orbit,
      fill: 'none',
      stroke: accent ?? signal,
      'stroke-width': 4,
      opacity: 0.55,
    }),
    element('circle', { cx: x, cy: y, r: radius, fill: discColor(id) }),
    drawText(initial, {
      x,
      y: y + radius * 0.28,
      anchor: 'middle',
      face: 'heading',
      fill: '#ffffff',
      sizes: [radius * 0.78],
    }).drawn,
    ...(picture === null ? [] : roundPicture({ x, y, radius, picture })),
    element('circle', { cx: x + moon, cy: y + moon, r: 13, fill: accent ?? glow, stroke: sky, 'stroke-width': 6 }),
  );
}

function roundPicture({ x, y, radius, picture }: Pick<AvatarDrawing, 'x' | 'y' | 'radius'> & { picture: string }) {
  const side = radius * 2;
  return [
    element('clipPath', { id: 'disc' }, element('circle', { cx: x, cy: y, r: radius })),
    element('image', {
      x: x - radius,
      y: y - radius,
      width: side,
      height: side,
      href: picture,
      'clip-path': 'url(#disc)',
      preserveAspectRatio: 'xMidYMid slice',
    }),
  ];
}
