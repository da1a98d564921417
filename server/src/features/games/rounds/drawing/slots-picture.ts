import { type SlotSymbol, type slotsRules } from '@perigee/core/games/slots/rules';
import { m } from '#texts';
import { backdrop } from '../../../../cards/backdrop.ts';
import { PALETTES } from '../../../../cards/palette.ts';
import { drawing, element, type SvgElement } from '../../../../cards/svg.ts';
import { type MoneyWriting, plainMoney } from '../../../economy/index.ts';
import { amount, heading, label, strong, times } from './picture-text.ts';
import type { RoundDrawing } from './round-drawing.ts';
import { slotSymbol } from './slot-symbols.ts';

type SlotsView = ReturnType<typeof slotsRules.view>;

const SIZE = { width: 640, height: 360 } as const;
const REEL = { width: 176, height: 176, gap: 20, y: 32 } as const;
const LEFT = (SIZE.width - 3 * REEL.width - 2 * REEL.gap) / 2;
const RIGHT = SIZE.width - LEFT;
const { signal, good, dim, line, surface, raised, money, text } = PALETTES.dark;

/** Three reels with the winning symbols lit, and what the line pays. */
export function slotsPicture(view: SlotsView, stake: number, writing: MoneyWriting): RoundDrawing {
  const { reels, multiplier } = view;
  const { locale } = writing;
  const accent = multiplier > 1 ? good : signal;
  const worth = stake * multiplier;
  return {
    svg: drawing(
      SIZE,
      ...backdrop({
        ...SIZE,
        accent,
        corner: 24,
        glow: { x: SIZE.width / 2, y: SIZE.height + 40, radius: multiplier > 1 ? 420 : 260 },
      }),
      ...reels.flatMap((symbol, index) => reel(symbol, index, isWinning(reels, symbol, multiplier))),
      ...(multiplier === 0
        ? [strong(m.game_picture_no_win({}, { locale }), { x: LEFT, y: 276, fill: dim, sizes: [32, 28] })]
        : [
            heading(times(multiplier, locale), {
              x: LEFT,
              y: 288,
              fill: multiplier > 1 ? money : text,
              sizes: [56, 46],
            }),
            amount(worth, { locale, x: RIGHT, y: 282, anchor: 'end', maxWidth: 330, sizes: [38, 34, 30, 26, 22] }),
          ]),
      label(m.game_picture_stake({}, { locale }), { x: LEFT, y: 330 }),
      amount(stake, { locale, x: RIGHT, y: 330, anchor: 'end', sizes: [24] }),
    ),
    description: describe(view, stake, writing),
  };
}

function isWinning(reels: readonly SlotSymbol[], symbol: SlotSymbol, multiplier: number): boolean {
  return multiplier > 0 && reels.filter((other) => other === symbol).length > 1;
}

function reel(symbol: SlotSymbol, index: number, isLit: boolean): SvgElement[] {
  const { width, height, gap, y } = REEL;
  const x = LEFT + index * (width + gap);
  const box = { x, y, width, height, rx: 22 };
  return [
    element('rect', {
      ...box,
      fill: isLit ? raised : surface,
      stroke: isLit ? money : line,
      'stroke-width': isLit ? 5 : 2,
    }),
    slotSymbol(symbol, { x: x + width / 2, y: y + height / 2, scale: 1.25 }),
  ];
}

function describe({ reels, multiplier }: SlotsView, stake: number, writing: MoneyWriting): string {
  const { locale } = writing;
  const names = { seven: m.slot_seven, bell: m.slot_bell, lemon: m.slot_lemon, cherry: m.slot_cherry };
  const reported = {
    reels: reels.map((symbol) => names[symbol]({}, { locale })).join(', '),
    stake: plainMoney(stake, writing),
    multiplier: times(multiplier, locale),
    worth: plainMoney(stake * multiplier, writing),
  };
  return multiplier === 0
    ? m.game_described_slots_lost(reported, { locale })
    : m.game_described_slots(reported, { locale });
}
