import type { FairIntegers } from '../fairness/integers.ts';
import type { OddsCase, OddsTerms } from '../odds/odds-case.ts';
import { drawNumbers, shareJackpot } from './draw.ts';
import { JACKPOT_NUMBER_MAX, JACKPOT_NUMBERS, JACKPOT_RIGHT_MIN } from './ticket.ts';
import { itemAt } from '../../base/lists/known-entries.ts';

/** The probability of each number of places right, from none to all. */
export function matchingPositionsOdds(): number[] {
  const right = 1 / (JACKPOT_NUMBER_MAX + 1);
  // Place by place: the count stays the same, or grows by one.
  return Array.from({ length: JACKPOT_NUMBERS }).reduce<number[]>(
    (before) =>
      [...before, 0].map((same, count) => same * (1 - right) + (count === 0 ? 0 : itemAt(before, count - 1) * right)),
    [1],
  );
}

/** The probability that one of this many tickets shares the pot. */
export function winsJackpot(tickets: number): number {
  let atMost = 0;
  let chance = 0;
  for (const [count, probability] of matchingPositionsOdds().entries()) {
    atMost += probability;
    if (count >= JACKPOT_RIGHT_MIN) chance += probability * atMost ** (tickets - 1);
  }
  return chance;
}

/**
 * One ticket a week among this many, week after week. Unwon pots carry over, so everything paid for tickets except the
 * commission is paid out in the end, and all tickets are equal.
 */
function jackpotCase(tickets: number, { stake, commission }: OddsTerms): OddsCase {
  let carried = 0;
  const play = (integers: FairIntegers) => {
    const bought = Array.from({ length: tickets }, () => drawNumbers(integers));
    const pot = { tickets: bought, pot: carried + stake * tickets, commission };
    const result = shareJackpot(drawNumbers(integers), pot);
    ({ carried } = result);
    // A pot with no ticket but one's own pays less than the ticket cost, yet counts as won.
    const isWon = result.winners.includes(1);
    return { escrow: stake, payout: isWon ? result.share : 0, isWon };
  };
  const exact = { chance: winsJackpot(tickets), returned: 1 - commission / 100 };
  return { game: 'jackpot', strategy: `one-of-${tickets}`, stake, exact, play };
}

/** Odds of one ticket among one and among five. */
export function jackpotCases(terms: OddsTerms): OddsCase[] {
  return [1, 5].map((tickets) => jackpotCase(tickets, terms));
}
