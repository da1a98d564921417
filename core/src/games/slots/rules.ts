import * as z from 'zod/mini';
import { HOUSE_EDGE_PERCENT } from '../stakes/payout.ts';
import { type Bet, defineRules, type NoOptions, noOptions } from '../rules.ts';

export const SLOT_SYMBOLS = ['seven', 'bell', 'lemon', 'cherry'] as const;
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];

/** Each of the three reels has ten stops: a seven, two bells, three lemons, four cherries. */
export const SLOT_STOPS: Record<SlotSymbol, number> = { seven: 1, bell: 2, lemon: 3, cherry: 4 };
export const SLOT_REEL: readonly SlotSymbol[] = SLOT_SYMBOLS.flatMap((symbol) =>
  Array.from({ length: SLOT_STOPS[symbol] }, () => symbol),
);

/** Payouts of three equal symbols, as multiples of the stake. Whole numbers, so that nothing is rounded. */
const BELLS = 20;
const LEMONS = 8;
const CHERRIES = 4;
/** Exactly two cherries return the stake. */
const TWO_CHERRIES = 1;

/**
 * One of the thousand combinations is three sevens: it pays what the other payouts and the house edge leave of a
 * thousand stakes.
 */
const SEVENS =
  10 * (100 - HOUSE_EDGE_PERCENT) -
  2 ** 3 * BELLS -
  3 ** 3 * LEMONS -
  4 ** 3 * CHERRIES -
  3 * 4 ** 2 * 6 * TWO_CHERRIES;

export const SLOT_PAYS: Record<SlotSymbol, number> = { seven: SEVENS, bell: BELLS, lemon: LEMONS, cherry: CHERRIES };

interface SlotsState {
  version: number;
  bet: Bet<NoOptions>;
  reels: readonly SlotSymbol[];
}

/** The payout of a line, as a multiple of the stake. */
export function slotsMultiplier(reels: readonly SlotSymbol[]): number {
  const [first] = reels;
  if (first !== undefined && reels.every((symbol) => symbol === first)) return SLOT_PAYS[first];
  return reels.filter((symbol) => symbol === 'cherry').length === 2 ? TWO_CHERRIES : 0;
}

export const slotsRules = defineRules({
  name: 'slots',
  version: 1,
  seats: [1],
  options: noOptions,
  moves: z.never(),
  smallestStake: () => 1,
  start: (bet: Bet<NoOptions>, integers): SlotsState => ({
    version: 0,
    bet,
    reels: [0, 1, 2].flatMap(() => SLOT_REEL.slice(integers.below(SLOT_REEL.length)).slice(0, 1)),
  }),
  awaited: () => [],
  move: () => ({ refused: 'over' }),
  timeout: (state) => state,
  escrow: ({ bet }) => [bet.stake],
  payouts: ({ bet, reels }) => [bet.stake * slotsMultiplier(reels)],
  view: ({ reels }) => ({ game: 'slots' as const, reels, multiplier: slotsMultiplier(reels) }),
});
