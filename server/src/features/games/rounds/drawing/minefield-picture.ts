import { MINEFIELD_ROWS_MAX, type MinefieldArrow, type minefieldRules } from '@perigee/core/games/minefield/rules';
import { m } from '#texts';
import { backdrop } from '../../../../cards/backdrop.ts';
import { PALETTES } from '../../../../cards/palette.ts';
import { drawing, type SvgElement } from '../../../../cards/svg.ts';
import { type MoneyWriting, plainMoney } from '../../../economy/index.ts';
import { minefieldRows } from './minefield-rows.ts';
import { numberFormat } from '../number-format.ts';
import { amount, heading, label, strong, times } from './picture-text.ts';
import type { RoundDrawing } from './round-drawing.ts';

type MinefieldView = ReturnType<typeof minefieldRules.view>;

const SIZE = { width: 640, height: 400 } as const;
const LEFT = 36;
const WIDTH = 226;
const { signal, good, bad, dim, money } = PALETTES.dark;

/** The rows crossed so far and the next one. What the other arrows hid is shown once the round is over. */
export function minefieldPicture(view: MinefieldView, stake: number, writing: MoneyWriting): RoundDrawing {
  const accent = view.end === null ? signal : view.end === 'lost' ? bad : good;
  return {
    svg: drawing(
      SIZE,
      ...backdrop({ ...SIZE, accent, corner: 24, glow: { x: 0, y: SIZE.height, radius: 380 } }),
      ...minefieldRows(view, accent, writing.locale),
      ...figures(view, stake, writing, accent),
    ),
    description: describe(view, stake, writing),
  };
}

function figures(
  { crossed, end, multiplier, worth }: MinefieldView,
  stake: number,
  { locale }: MoneyWriting,
  accent: string,
): SvgElement[] {
  const shown = numberFormat(locale);
  const rows = {
    row: shown.format(end === null ? crossed.length + 1 : crossed.length),
    max: shown.format(MINEFIELD_ROWS_MAX),
  };
  const titles = { lost: m.game_picture_mine, taken: m.game_picture_taken };
  const title = end === null ? m.game_picture_rows(rows, { locale }) : titles[end]({}, { locale });
  const left = { x: LEFT, maxWidth: WIDTH } as const;
  return [
    strong(title, { ...left, y: 62, fill: end === null ? dim : accent, sizes: [28, 26, 24] }),
    heading(times(multiplier, locale), {
      ...left,
      y: 140,
      ...(end === 'lost' ? { fill: dim } : {}),
      sizes: [64, 54, 44, 36],
    }),
    ...(end === 'lost'
      ? []
      : [
          amount(worth, {
            locale,
            ...left,
            y: 190,
            ...(end === 'taken' ? { fill: money } : {}),
            sizes: [34, 30, 26, 22, 19, 17],
          }),
        ]),
    ...(end === null ? [] : [label(m.game_picture_rows(rows, { locale }), { ...left, y: end === 'lost' ? 190 : 236 })]),
    label(m.game_picture_stake({}, { locale }), { ...left, y: 326 }),
    amount(stake, { locale, ...left, y: 364, sizes: [30, 26, 22, 19] }),
  ];
}

function describe({ crossed, end, multiplier, worth }: MinefieldView, stake: number, writing: MoneyWriting): string {
  const { locale } = writing;
  const shown = numberFormat(locale);
  const ways: Record<MinefieldArrow, string> = {
    left: m.game_arrow_left({}, { locale }),
    ahead: m.game_arrow_ahead({}, { locale }),
    right: m.game_arrow_right({}, { locale }),
  };
  const path = crossed.map(({ picked, row }) => `${ways[picked]} ${times(row[picked], locale)}`).join(', ');
  const reported = {
    row: shown.format(crossed.length),
    max: shown.format(MINEFIELD_ROWS_MAX),
    multiplier: times(multiplier, locale),
    worth: plainMoney(worth, writing),
    stake: plainMoney(stake, writing),
    path: path === '' ? m.game_described_no_way({}, { locale }) : path,
  };
  if (end === 'lost') return m.game_described_minefield_lost(reported, { locale });
  if (end === 'taken') return m.game_described_minefield_taken(reported, { locale });
  return m.game_described_minefield(reported, { locale });
}
