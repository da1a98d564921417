import { m } from '#texts';
import { backdrop } from '../../../cards/backdrop.ts';
import { drawAvatar } from '../../../cards/draw-avatar.ts';
import { drawText } from '../../../cards/draw-text.ts';
import { PALETTES } from '../../../cards/palette.ts';
import { rocket } from '../../../cards/rocket.ts';
import { drawing, element, type SvgElement } from '../../../cards/svg.ts';
import { cardAccent } from './accent.ts';
import type { WelcomeCard } from './welcome-card.ts';

const SIZE = { width: 960, height: 360 } as const;
const HEAD = 72;
/** Where the stub tears off. */
const TEAR = 736;
const LEFT = 292;
const { text, dim, line, raised, sky } = PALETTES.dark;

/** A boarding pass: the passenger, the destination and the seat. */
export function badge({ locale, userId, name, avatar, guildName, number, color }: WelcomeCard): string {
  const accent = cardAccent(color);
  const seat = number === null ? '–' : new Intl.NumberFormat(locale).format(number);
  const maxWidth = TEAR - LEFT - 36;
  return drawing(
    SIZE,
    ...backdrop({ ...SIZE, accent }),
    ...head(m.welcome_title({}, { locale }), m.welcome_pass({}, { locale }), accent),
    ...tear(),
    drawAvatar({ x: 156, y: 216, radius: 80, id: userId, name, picture: avatar, accent }),
    label(m.welcome_passenger({}, { locale }), LEFT, 136),
    drawText(name, { x: LEFT, y: 186, face: 'heading', sizes: [44, 38, 32, 27], fill: text, maxWidth }).drawn,
    ...(guildName === ''
      ? []
      : [
          label(m.welcome_destination({}, { locale }), LEFT, 248),
          drawText(guildName, { x: LEFT, y: 292, face: 'strong', sizes: [34, 29, 25], fill: text, maxWidth }).drawn,
        ]),
    label(m.welcome_seat({}, { locale }), MIDDLE_OF_STUB, 136, 'middle'),
    drawText(seat, {
      x: MIDDLE_OF_STUB,
      y: 192,
      anchor: 'middle',
      face: 'heading',
      sizes: [46, 38, 30, 24],
      fill: accent,
      maxWidth: SIZE.width - TEAR - 44,
    }).drawn,
    ...bars(userId),
  );
}

const MIDDLE_OF_STUB = (TEAR + SIZE.width) / 2;

function label(words: string, x: number, y: number, anchor: 'start' | 'middle' = 'start'): SvgElement {
  return drawText(words, { x, y, anchor, face: 'text', sizes: [22], fill: dim, maxWidth: 300 }).drawn;
}

function head(title: string, pass: string, accent: string): SvgElement[] {
  const style = { y: 47, fill: sky } as const;
  return [
    element(
      'g',
      { 'clip-path': 'url(#card)' },
      element('rect', { x: 0, y: 0, width: SIZE.width, height: HEAD, fill: accent }),
    ),
    drawText(title, { ...style, x: 44, face: 'heading', sizes: [27, 23], maxWidth: 420 }).drawn,
    drawText(pass, { ...style, x: TEAR - 36, anchor: 'end', face: 'strong', sizes: [22], maxWidth: 220 }).drawn,
    rocket({ x: MIDDLE_OF_STUB, y: HEAD / 2, turned: 45, scale: 1.7, fill: sky }),
  ];
}

function tear(): SvgElement[] {
  const hole = { cx: TEAR, r: 16, fill: sky, stroke: line, 'stroke-width': 2 };
  return [
    element('path', {
      d: `M${TEAR} ${HEAD + 26}V${SIZE.height - 26}`,
      stroke: dim,
      'stroke-width': 3,
      'stroke-dasharray': '2 11',
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    element(
      'g',
      { 'clip-path': 'url(#card)' },
      element('circle', { ...hole, cy: HEAD }),
      element('circle', { ...hole, cy: SIZE.height }),
    ),
  ];
}

const BARS = { left: TEAR + 34, width: SIZE.width - TEAR - 72, y: 236, height: 76 } as const;

/** The id as bars, so that no two passes look the same; they are not a barcode to scan. */
function bars(id: string): SvgElement[] {
  const digits = Array.from(id.padStart(19, '0').slice(-19), Number);
  const units = digits.reduce((sum, digit) => sum + 3 + (digit % 4), 0);
  const unit = BARS.width / units;
  let x: number = BARS.left;
  const drawn = digits.map((digit) => {
    const width = (1 + (digit % 4)) * unit;
    const bar = element('rect', { x, y: BARS.y, width, height: BARS.height, fill: text, opacity: 0.86 });
    x += width + 2 * unit;
    return bar;
  });
  return [
    element('rect', {
      x: BARS.left - 12,
      y: BARS.y - 12,
      width: BARS.width + 24,
      height: BARS.height + 24,
      rx: 10,
      fill: raised,
    }),
    ...drawn,
  ];
}
