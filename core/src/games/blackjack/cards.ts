import type { FairIntegers } from '../../fairness/integers.ts';

/** 0 to 51: the rank is the card modulo 13 (0 an ace, 12 a king), the suit how often 13 goes into it. */
export type Card = number;

const RANKS = 13;
const CARDS = 52;
/** An ace as eleven is ten more than as one. */
const SOFT = 10;
export const TWENTY_ONE = 21;

/** Every card comes from a whole pack, so what has been dealt tells nothing of what comes. */
export function drawCard(integers: FairIntegers): Card {
  return integers.below(CARDS);
}

/** What a card counts: an ace 1, a picture 10. */
export function cardValue(card: Card): number {
  return Math.min(10, (card % RANKS) + 1);
}

export interface HandTotal {
  total: number;
  /** Whether an ace counts eleven in it. */
  isSoft: boolean;
}

/** What the cards are worth, an ace as 11 where that fits. */
export function handTotal(cards: readonly Card[]): HandTotal {
  return cards.map(cardValue).reduce(addValue, { total: 0, isSoft: false });
}

/** A hand with one more card of that value. */
export function addValue({ total, isSoft }: HandTotal, value: number): HandTotal {
  const hard = (isSoft ? total - SOFT : total) + value;
  const canBeSoft = (isSoft || value === 1) && hard + SOFT <= TWENTY_ONE;
  return { total: canBeSoft ? hard + SOFT : hard, isSoft: canBeSoft };
}

/** An ace and a ten as the first two cards. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && handTotal(cards).total === TWENTY_ONE;
}

/** Whether two cards with that total can be doubled: 9, 10 or 11 without an ace as eleven. */
export function mayDouble({ total, isSoft }: HandTotal): boolean {
  return !isSoft && total >= 9 && total <= 11;
}

/** Whether the dealer takes another card: up to 16, and at a 17 in which an ace counts eleven. */
export function dealerDraws({ total, isSoft }: HandTotal): boolean {
  return total < 17 || (total === 17 && isSoft);
}
