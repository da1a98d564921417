import { m } from '#texts';
import { backdrop } from '../../../cards/backdrop.ts';
import { drawAvatar } from '../../../cards/draw-avatar.ts';
import { drawText } from '../../../cards/draw-text.ts';
import { PALETTES } from '../../../cards/palette.ts';
import { drawing, element, type SvgElement } from '../../../cards/svg.ts';
import { cardAccent } from './accent.ts';
import { memberText, type WelcomeCard } from './welcome-card.ts';

const SIZE = { width: 960, height: 320 } as const;
const PLANET = { x: 176, y: 160, radius: 88 } as const;
const LEFT = 408;
const RIGHT = 912;
const { text, dim, sky } = PALETTES.dark;

/** The member as a planet with orbits around it, and their name beside it. */
export function orbit({ locale, userId, name, avatar, guildName, number, color }: WelcomeCard): string {
  const accent = cardAccent(color);
  const maxWidth = RIGHT - LEFT;
  // Omitted lines leave no gap: the rest stays vertically centred.
  const top = (guildName === '' ? 24 : 0) + (number === null ? 32 : 0) - 8;
  const pillTop = top + (guildName === '' ? 184 : 230);
  return drawing(
    SIZE,
    ...backdrop({ ...SIZE, accent, glow: { x: PLANET.x, y: PLANET.y, radius: 330 } }),
    element('g', { 'clip-path': 'url(#card)' }, ...orbits(accent)),
    drawAvatar({ ...PLANET, id: userId, name, picture: avatar, accent }),
    drawText(m.welcome_title({}, { locale }), {
      x: LEFT,
      y: top + 98,
      face: 'strong',
      sizes: [26],
      fill: accent,
      maxWidth,
    }).drawn,
    drawText(name, { x: LEFT, y: top + 158, face: 'heading', sizes: [52, 44, 36, 30], fill: text, maxWidth }).drawn,
    drawText(guildName, { x: LEFT, y: top + 204, face: 'text', sizes: [26], fill: dim, maxWidth }).drawn,
    ...(number === null ? [] : pill(memberText(number, locale), { accent, top: pillTop })),
  );
}

const TILT = -18;
const MOONS = [
  { radius: 136, angle: 2.6, size: 5 },
  { radius: 172, angle: 5.6, size: 7 },
  { radius: 212, angle: 1.15, size: 4 },
] as const;

function orbits(accent: string): SvgElement[] {
  return MOONS.map(({ radius, angle, size }, index) =>
    element(
      'g',
      { transform: `translate(${PLANET.x} ${PLANET.y}) rotate(${TILT})` },
      element('ellipse', {
        cx: 0,
        cy: 0,
        rx: radius,
        ry: radius * 0.86,
        fill: 'none',
        stroke: accent,
        'stroke-width': 1.5,
        opacity: 0.42 - index * 0.11,
      }),
      element('circle', {
        cx: Math.cos(angle) * radius,
        cy: Math.sin(angle) * radius * 0.86,
        r: size,
        fill: accent,
        stroke: sky,
        'stroke-width': 3,
      }),
    ),
  );
}

interface Pill {
  accent: string;
  top: number;
}

function pill(words: string, { accent, top }: Pill): SvgElement[] {
  const label = drawText(words, { x: LEFT + 20, y: top + 26, face: 'strong', sizes: [22], fill: sky });
  return [element('rect', { x: LEFT, y: top, width: label.width + 40, height: 38, rx: 19, fill: accent }), label.drawn];
}
