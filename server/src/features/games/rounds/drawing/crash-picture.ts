import { CRASH_LOST_BELOW, CRASH_STEP_TENTHS, CRASH_WORDS, type crashRules } from '@perigee/core/games/crash/rules';
import { m } from '#texts';
import { backdrop } from '../../../../cards/backdrop.ts';
import { PALETTES } from '../../../../cards/palette.ts';
import { drawing, type SvgElement } from '../../../../cards/svg.ts';
import { type MoneyWriting, plainMoney } from '../../../economy/index.ts';
import { crashCurve } from './crash-curve.ts';
import { numberFormat } from '../number-format.ts';
import { amount, heading, label, strong, timesTenths } from './picture-text.ts';
import type { RoundDrawing } from './round-drawing.ts';

type CrashView = ReturnType<typeof crashRules.view>;

const SIZE = { width: 640, height: 360 } as const;
const LEFT = 36;
const RIGHT = SIZE.width - 36;
const { signal, good, bad, dim } = PALETTES.dark;

/** The curve so far, what it is worth, and what the next step would pay. */
export function crashPicture(view: CrashView, stake: number, writing: MoneyWriting): RoundDrawing {
  const accent = view.end === null ? signal : view.end === 'crashed' ? bad : good;
  return {
    svg: drawing(
      SIZE,
      ...backdrop({ ...SIZE, accent, corner: 24 }),
      ...crashCurve(view, accent),
      ...head(view, writing, accent),
      ...foot(view, stake, writing),
    ),
    description: describe(view, stake, writing),
  };
}

function head(
  { steps, end, multiplierTenths, worth }: CrashView,
  { locale }: MoneyWriting,
  accent: string,
): SvgElement[] {
  const reached = timesTenths(multiplierTenths, locale);
  if (end === 'crashed') {
    const ahead = timesTenths(multiplierTenths + CRASH_STEP_TENTHS, locale);
    return [
      heading(m.game_picture_crashed({}, { locale }), { x: LEFT, y: 88, fill: accent, sizes: [50, 42] }),
      label(m.game_picture_crashed_before({ multiplier: ahead }, { locale }), {
        x: LEFT,
        y: 130,
        sizes: [28, 24],
        maxWidth: 420,
      }),
    ];
  }
  const step = numberFormat(locale).format(steps);
  const way = steps === 0 ? m.game_picture_start({}, { locale }) : m.game_picture_step({ step }, { locale });
  const title = end === null ? way : m.game_picture_cashed_out({}, { locale });
  return [
    strong(title, { x: LEFT, y: 58, fill: end === null ? dim : accent, sizes: [28] }),
    heading(reached, { x: LEFT, y: 134 }),
    amount(worth, { locale, x: LEFT, y: 182, maxWidth: 330 }),
  ];
}

/** What the next step pays; once the round is over, the stake. */
function foot({ end, multiplierTenths }: CrashView, stake: number, { locale }: MoneyWriting): SvgElement[] {
  const right = { x: RIGHT, anchor: 'end' } as const;
  if (end !== null) {
    return [
      label(m.game_picture_stake({}, { locale }), { ...right, y: 290 }),
      amount(stake, { locale, ...right, y: 328, sizes: [30, 26, 22], maxWidth: 300 }),
    ];
  }
  return [
    label(m.game_picture_next_step({}, { locale }), { ...right, y: 256 }),
    strong(timesTenths(multiplierTenths + CRASH_STEP_TENTHS, locale), { ...right, y: 292 }),
    label(m.game_picture_risk({ percent: numberFormat(locale).format(RISK_PERCENT) }, { locale }), {
      ...right,
      y: 328,
      fill: bad,
    }),
  ];
}

const RISK_PERCENT = (100 * CRASH_LOST_BELOW) / CRASH_WORDS;

function describe(view: CrashView, stake: number, writing: MoneyWriting): string {
  const { locale } = writing;
  const { steps, end, multiplierTenths } = view;
  const multiplier = timesTenths(multiplierTenths, locale);
  const ahead = timesTenths(multiplierTenths + CRASH_STEP_TENTHS, locale);
  const worth = plainMoney(view.worth, writing);
  const step = numberFormat(locale).format(steps);
  const staked = plainMoney(stake, writing);
  if (end === 'crashed') return m.game_described_crashed({ multiplier: ahead, stake: staked }, { locale });
  if (end === 'cashedOut') return m.game_described_cashed_out({ multiplier, step, worth, stake: staked }, { locale });
  const percent = numberFormat(locale).format(RISK_PERCENT);
  return m.game_described_crash({ multiplier, step, worth, ahead, percent }, { locale });
}
