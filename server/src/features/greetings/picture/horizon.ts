import { m } from '#texts';
import { backdrop } from '../../../cards/backdrop.ts';
import { drawAvatar } from '../../../cards/draw-avatar.ts';
import { drawText } from '../../../cards/draw-text.ts';
import { PALETTES } from '../../../cards/palette.ts';
import { drawing, element, type SvgElement } from '../../../cards/svg.ts';
import { cardAccent } from './accent.ts';
import { memberText, type WelcomeCard } from './welcome-card.ts';

const SIZE = { width: 960, height: 480 } as const;
const MIDDLE = SIZE.width / 2;
/** The planet below, of which only the upper rim is visible. */
const PLANET = { y: 1_150, radius: 950 } as const;
const RIM = PLANET.y - PLANET.radius;
const { text, dim, surface, sky } = PALETTES.dark;
const MAX_WIDTH = 820;

/** The member rises over the horizon of a planet, with their name below. */
export function horizon({ locale, userId, name, avatar, guildName, number, color }: WelcomeCard): string {
  const accent = cardAccent(color);
  const centred = { x: MIDDLE, anchor: 'middle', maxWidth: MAX_WIDTH } as const;
  const below = [...(number === null ? [] : [memberText(number, locale)]), guildName].filter((part) => part !== '');
  return drawing(
    SIZE,
    ...backdrop({ ...SIZE, accent, glow: { x: MIDDLE, y: RIM, radius: 420 } }),
    ...planet(accent),
    drawAvatar({ x: MIDDLE, y: 148, radius: 92, id: userId, name, picture: avatar, accent }),
    drawText(m.welcome_title({}, { locale }), { ...centred, y: 312, face: 'strong', sizes: [26], fill: accent }).drawn,
    drawText(name, { ...centred, y: 374, face: 'heading', sizes: [52, 44, 36, 30], fill: text }).drawn,
    drawText(below.join('  ·  '), { ...centred, y: 424, face: 'text', sizes: [26, 23], fill: dim }).drawn,
  );
}

function planet(accent: string): SvgElement[] {
  const disc = { cx: MIDDLE, cy: PLANET.y, r: PLANET.radius };
  return [
    element(
      'linearGradient',
      { id: 'ground', x1: 0, y1: 0, x2: 0, y2: 0.32 },
      element('stop', { offset: 0, 'stop-color': surface }),
      element('stop', { offset: 1, 'stop-color': sky }),
    ),
    element(
      'linearGradient',
      { id: 'rim', x1: 0, y1: 0, x2: 1, y2: 0 },
      element('stop', { offset: 0.24, 'stop-color': accent, 'stop-opacity': 0 }),
      element('stop', { offset: 0.5, 'stop-color': accent }),
      element('stop', { offset: 0.76, 'stop-color': accent, 'stop-opacity': 0 }),
    ),
    element(
      'g',
      { 'clip-path': 'url(#card)' },
      // The atmosphere above the rim: lines that grow wider and fainter outwards.
      ...[34, 20, 9].map((width) =>
        element('circle', { ...disc, fill: 'none', stroke: 'url(#rim)', 'stroke-width': width, opacity: 0.13 }),
      ),
      element('circle', { ...disc, fill: 'url(#ground)' }),
      element('circle', { ...disc, fill: 'none', stroke: 'url(#rim)', 'stroke-width': 3.5 }),
    ),
  ];
}
