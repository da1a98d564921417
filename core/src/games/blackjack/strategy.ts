import { addValue, dealerDraws, type HandTotal, TWENTY_ONE } from './cards.ts';
import type { BlackjackAct } from './rules.ts';

/** What a player knows when deciding. */
export interface Decision extends HandTotal {
  /** What the dealer's open card counts. */
  up: number;
  /** What each card of a pair counts; null where it can not be split. */
  pairOf: number | null;
  canDouble: boolean;
}

/** What each value has of 13 ranks: four count ten. */
export const VALUES: readonly { value: number; probability: number }[] = Array.from({ length: 10 }, (_, at) => ({
  value: at + 1,
  probability: (at === 9 ? 4 : 1) / 13,
}));

export const BUST = 22;

export const NOTHING: HandTotal = { total: 0, isSoft: false };

type Totals = ReadonlyMap<number, number>;

/** What a dealer with that hand ends with, and how likely. */
const dealerFrom = remember((hand: HandTotal): Totals => {
  if (!dealerDraws(hand)) return new Map([[Math.min(hand.total, BUST), 1]]);
  return mixed(VALUES.map(({ value, probability }) => ({ totals: dealerFrom(addValue(hand, value)), probability })));
});

/** How likely the dealer ends with each total, bust being one, once it is known that there is no natural. */
export function dealerTotals(up: number): Totals {
  const first = addValue(NOTHING, up);
  const holes = VALUES.map((hole) => ({ ...hole, hand: addValue(first, hole.value) })).filter(
    ({ hand }) => hand.total !== TWENTY_ONE,
  );
  const all = holes.reduce((sum, { probability }) => sum + probability, 0);
  return mixed(holes.map(({ hand, probability }) => ({ totals: dealerFrom(hand), probability: probability / all })));
}

function mixed(parts: readonly { totals: Totals; probability: number }[]): Totals {
  const sums = new Map<number, number>();
  for (const { totals, probability } of parts) {
    for (const [total, part] of totals) sums.set(total, (sums.get(total) ?? 0) + probability * part);
  }
  return sums;
}

/** Works out each total once. */
export function remember<Value>(work: (hand: HandTotal) => Value): (hand: HandTotal) => Value {
  const known = new Map<number, Value>();
  return (hand) => {
    const key = hand.isSoft ? -hand.total : hand.total;
    const found = known.get(key) ?? work(hand);
    known.set(key, found);
    return found;
  };
}

/** What a hand that stands wins of its stake on average. */
function standing(total: number, dealer: Totals): number {
  if (total > TWENTY_ONE) return -1;
  let won = 0;
  for (const [theirs, probability] of dealer) {
    won += probability * (theirs > TWENTY_ONE ? 1 : Math.sign(total - theirs));
  }
  return won;
}

type Worth = (act: BlackjackAct, hand: Pick<Decision, 'total' | 'isSoft' | 'pairOf'>) => number;

/** What each act is worth against an open card, for who goes on as well as can be. */
function worthAgainst(up: number): Worth {
  const dealer = dealerTotals(up);
  const stood = ({ total }: HandTotal) => standing(total, dealer);
  const drawing = (hand: HandTotal, worth: (drawn: HandTotal) => number) =>
    VALUES.reduce((sum, { value, probability }) => sum + probability * worth(addValue(hand, value)), 0);
  const playedOn = remember((hand): number =>
    hand.total >= TWENTY_ONE ? stood(hand) : Math.max(stood(hand), drawing(hand, playedOn)),
  );

  return (act, { pairOf, ...hand }) => {
    if (act === 'stand') return stood(hand);
    if (act === 'hit') return drawing(hand, playedOn);
    if (act === 'double') return 2 * drawing(hand, stood);
    // Split aces stand with what they get.
    return 2 * drawing(addValue(NOTHING, pairOf ?? 0), pairOf === 1 ? stood : playedOn);
  };
}

const WORTHS = new Map<number, Worth>();

/** The best there is to do: nobody who plays otherwise gets more on average. */
export function playBest({ up, canDouble, ...hand }: Decision): BlackjackAct {
  const worth = WORTHS.get(up) ?? worthAgainst(up);
  WORTHS.set(up, worth);
  const acts: BlackjackAct[] = ['stand', 'hit'];
  if (canDouble) acts.push('double');
  if (hand.pairOf !== null) acts.push('split');
  const worths = acts.map((act) => ({ act, worth: worth(act, hand) }));
  return worths.reduce((best, each) => (each.worth > best.worth ? each : best)).act;
}

/** As the dealer plays: hits up to 16 and a soft 17, never doubles nor splits. */
export function playAsDealer(hand: Decision): BlackjackAct {
  return dealerDraws(hand) ? 'hit' : 'stand';
}
