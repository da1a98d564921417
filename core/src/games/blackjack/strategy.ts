import { addValue, dealerDraws, type HandTotal, TWENTY_ONE } from './cards.ts';
import type { BlackjackMove } from './rules.ts';

/** What a player knows when deciding. */
export interface Decision extends HandTotal {
  /** The value of the dealer's open card. */
  up: number;
  /** The value of each card of a pair; null where it cannot be split. */
  pairOf: number | null;
  canDouble: boolean;
}

/** The probability of each card value: 4 of 13 ranks count ten. */
export const VALUES: readonly { value: number; probability: number }[] = Array.from({ length: 10 }, (_, at) => ({
  value: at + 1,
  probability: (at === 9 ? 4 : 1) / 13,
}));

export const BUST = 22;

export const EMPTY_HAND: HandTotal = { total: 0, isSoft: false };

type Totals = ReadonlyMap<number, number>;

/** Final totals of a dealer with that hand, with their probabilities. */
const dealerFrom = remember((hand: HandTotal): Totals => {
  if (!dealerDraws(hand)) return new Map([[Math.min(hand.total, BUST), 1]]);
  return mixTotals(
    VALUES.map(({ value, probability }) => ({ totals: dealerFrom(addValue(hand, value)), probability })),
  );
});

/** Probabilities of the dealer's final totals, with all bust hands as one, given that the dealer has no natural. */
export function dealerTotals(up: number): Totals {
  const first = addValue(EMPTY_HAND, up);
  const holes = VALUES.map((hole) => ({ ...hole, hand: addValue(first, hole.value) })).filter(
    ({ hand }) => hand.total !== TWENTY_ONE,
  );
  const all = holes.reduce((sum, { probability }) => sum + probability, 0);
  return mixTotals(
    holes.map(({ hand, probability }) => ({ totals: dealerFrom(hand), probability: probability / all })),
  );
}

function mixTotals(parts: readonly { totals: Totals; probability: number }[]): Totals {
  const sums = new Map<number, number>();
  for (const { totals, probability } of parts) {
    for (const [total, part] of totals) sums.set(total, (sums.get(total) ?? 0) + probability * part);
  }
  return sums;
}

/** Memoises by hand. */
export function remember<Value>(work: (hand: HandTotal) => Value): (hand: HandTotal) => Value {
  const cache = new Map<number, Value>();
  return (hand) => {
    const key = hand.isSoft ? -hand.total : hand.total;
    const found = cache.get(key) ?? work(hand);
    cache.set(key, found);
    return found;
  };
}

/** The average net result of standing, in units of the stake. */
function expectedStandResult(total: number, dealer: Totals): number {
  if (total > TWENTY_ONE) return -1;
  let won = 0;
  for (const [theirs, probability] of dealer) {
    won += probability * (theirs > TWENTY_ONE ? 1 : Math.sign(total - theirs));
  }
  return won;
}

type MoveValue = (move: BlackjackMove, hand: Pick<Decision, 'total' | 'isSoft' | 'pairOf'>) => number;

/** The expected value of each move against an open card, given best play afterwards. */
function moveValues(up: number): MoveValue {
  const dealer = dealerTotals(up);
  const standValue = ({ total }: HandTotal) => expectedStandResult(total, dealer);
  const drawing = (hand: HandTotal, worth: (drawn: HandTotal) => number) =>
    VALUES.reduce((sum, { value, probability }) => sum + probability * worth(addValue(hand, value)), 0);
  const playedOn = remember((hand): number =>
    hand.total >= TWENTY_ONE ? standValue(hand) : Math.max(standValue(hand), drawing(hand, playedOn)),
  );

  return (move, { pairOf, ...hand }) => {
    if (move === 'stand') return standValue(hand);
    if (move === 'hit') return drawing(hand, playedOn);
    if (move === 'double') return 2 * drawing(hand, standValue);
    // Split aces get one card each and stand.
    return 2 * drawing(addValue(EMPTY_HAND, pairOf ?? 0), pairOf === 1 ? standValue : playedOn);
  };
}

const WORTHS = new Map<number, MoveValue>();

/** The move with the highest expected value. */
export function playBest({ up, canDouble, ...hand }: Decision): BlackjackMove {
  const worth = WORTHS.get(up) ?? moveValues(up);
  WORTHS.set(up, worth);
  const moves: BlackjackMove[] = ['stand', 'hit'];
  if (canDouble) moves.push('double');
  if (hand.pairOf !== null) moves.push('split');
  const worths = moves.map((move) => ({ move, worth: worth(move, hand) }));
  return worths.reduce((best, each) => (each.worth > best.worth ? each : best)).move;
}

/** Plays like the dealer: hits up to 16 and on a soft 17, never doubles or splits. */
export function playAsDealer(hand: Decision): BlackjackMove {
  return dealerDraws(hand) ? 'hit' : 'stand';
}
