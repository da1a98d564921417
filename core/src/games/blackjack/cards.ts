import type { FairIntegers } from '../fairness/integers.ts';

/** 0 to 51: the rank is the card modulo 13 (0 an ace, 12 a king), the suit is the card divided by 13, rounded down. */
export type Card = number;

const RANKS = 13;
const CARDS = 52;
/** What an ace adds when it counts eleven instead of one. */
const SOFT = 10;
export const TWENTY_ONE = 21;

/** Every card is drawn from a full deck, so the cards dealt reveal nothing about those to come. */
export function drawCard(integers: FairIntegers): Card {
  return integers.below(CARDS);
}

/** The value of a card: an ace 1, a face card 10. */
export function cardValue(card: Card): number {
  return Math.min(10, (card % RANKS) + 1);
}

export interface HandTotal {
  total: number;
  /** Whether an ace counts eleven in it. */
  isSoft: boolean;
}

/** The value of the cards, an ace counting 11 where that fits. */
export function handTotal(cards: readonly Card[]): HandTotal {
  return cards.map(cardValue).reduce(addValue, { total: 0, isSoft: false });
}

/** The hand with one more card of that value. */
export function addValue({ total, isSoft }: HandTotal, value: number): HandTotal {
  const hard = (isSoft ? total - SOFT : total) + value;
  const canBeSoft = (isSoft || value === 1) && hard + SOFT <= TWENTY_ONE;
  return { total: canBeSoft ? hard + SOFT : hard, isSoft: canBeSoft };
}

/** A natural: an ace and a ten-valued card as the first two cards. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && handTotal(cards).total === TWENTY_ONE;
}

/** Whether two cards with that total can be doubled: 9, 10 or 11 without an ace counting eleven. */
export function mayDouble({ total, isSoft }: HandTotal): boolean {
  return !isSoft && total >= 9 && total <= 11;
}

/** Whether the dealer takes another card: up to 16, and on a soft 17. */
export function dealerDraws({ total, isSoft }: HandTotal): boolean {
  return total < 17 || (total === 17 && isSoft);
}
