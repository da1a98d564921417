import type { FairIntegers } from '../../fairness/integers.ts';
import type { OddsCase, OddsTerms } from '../odds/odds-case.ts';
import { drawNumbers, shareJackpot } from './draw.ts';
import { JACKPOT_NUMBER_MAX, JACKPOT_NUMBERS, JACKPOT_RIGHT_MIN } from './ticket.ts';

/** How likely a ticket has each number of places right, from none to all. */
export function placesRightOdds(): number[] {
  const right = 1 / (JACKPOT_NUMBER_MAX + 1);
  // Place by place: what was right before stays, or becomes one more.
  return Array.from({ length: JACKPOT_NUMBERS }).reduce<number[]>(
    (before) =>
      [...before, 0].map((same, count) => same * (1 - right) + (count === 0 ? 0 : (before[count - 1] ?? 0) * right)),
    [1],
  );
}

/** How likely one of so many tickets is among those that share the pot. */
export function winsJackpot(tickets: number): number {
  let atMost = 0;
  let chance = 0;
  for (const [count, probability] of placesRightOdds().entries()) {
    atMost += probability;
    if (count >= JACKPOT_RIGHT_MIN) chance += probability * atMost ** (tickets - 1);
  }
  return chance;
}

/**
 * A ticket a week among so many, week after week. As what is not won is carried, everything paid for tickets but the commission is paid out
 * in the end, and every ticket is as good as any other.
 */
function jackpotCase(tickets: number, { stake, commission }: OddsTerms): OddsCase {
  let carried = 0;
  const play = (integers: FairIntegers) => {
    const bought = Array.from({ length: tickets }, () => drawNumbers(integers));
    const pot = { tickets: bought, pot: carried + stake * tickets, commission };
    const result = shareJackpot(drawNumbers(integers), pot);
    ({ carried } = result);
    // A pot that holds the own ticket alone pays less than it, and is won all the same.
    const isWon = result.winners.includes(1);
    return { escrow: stake, payout: isWon ? result.share : 0, isWon };
  };
  const exact = { chance: winsJackpot(tickets), returned: 1 - commission / 100 };
  return { game: 'jackpot', strategy: `one-of-${tickets}`, stake, exact, play };
}

/** Odds of one ticket and of five. */
export function jackpotCases(terms: OddsTerms): OddsCase[] {
  return [1, 5].map((tickets) => jackpotCase(tickets, terms));
}
