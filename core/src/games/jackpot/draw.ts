import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { splitTransfer } from '../../base/numbers/commission.ts';
import { type FairIntegers, fairIntegers } from '../fairness/integers.ts';
import type { Round } from '../fairness/round.ts';
import {
  JACKPOT_NUMBER_MAX,
  JACKPOT_NUMBERS,
  JACKPOT_RIGHT_MIN,
  type JackpotNumbers,
  matchingPositions,
} from './ticket.ts';

/** Raised with every change to how tickets and numbers determine the result. */
export const JACKPOT_RULES_VERSION = 1;

export interface JackpotPot {
  /** In the order of purchase: the first one is ticket 1. */
  tickets: readonly JackpotNumbers[];
  /** The amount carried over, plus what was paid for the tickets. */
  pot: number;
  /** Percent of the pot that goes out of circulation when it is won. */
  commission: number;
}

export interface JackpotResult {
  drawn: JackpotNumbers;
  /** The highest number of places any ticket got right; 0 without tickets. */
  right: number;
  /** Numbers of the tickets that share the pot, counted from 1. */
  winners: readonly number[];
  /** What each of them is paid. */
  share: number;
  commission: number;
  /** What stays for next week: the whole pot where nobody won, otherwise the remainder of the division. */
  carried: number;
}

/**
 * The SHA-256 of the tickets, one line `number: n n n n n n n` for each, without a final newline. Nobody could know it
 * when the commitment was shown, and the list can be published since it contains no names.
 */
export function ticketsHash(tickets: readonly JackpotNumbers[]): string {
  return bytesToHex(sha256(utf8ToBytes(tickets.map((numbers, at) => `${at + 1}: ${numbers.join(' ')}`).join('\n'))));
}

/** The round of a week's draw. Its seed is used only once. */
export function jackpotRound(serverSeed: string, hashOfTickets: string): Round {
  return { game: 'jackpot', serverSeed, clientSeed: hashOfTickets, nonce: 0 };
}

/** Draws the week's numbers and shares the pot among the tickets with the most places right. */
export function drawJackpot(serverSeed: string, pot: JackpotPot): JackpotResult {
  return shareJackpot(drawNumbers(fairIntegers(jackpotRound(serverSeed, ticketsHash(pot.tickets)))), pot);
}

/** Seven numbers from 0 to 9. */
export function drawNumbers(integers: FairIntegers): JackpotNumbers {
  return Array.from({ length: JACKPOT_NUMBERS }, () => integers.between(0, JACKPOT_NUMBER_MAX));
}

/** Shares the pot for the given numbers. Pot = shares + commission + carried. */
export function shareJackpot(drawn: JackpotNumbers, { tickets, pot, commission }: JackpotPot): JackpotResult {
  const rights = tickets.map((ticket) => matchingPositions(ticket, drawn));
  const right = rights.reduce((most, count) => Math.max(most, count), 0);
  if (right < JACKPOT_RIGHT_MIN) return { drawn, right, winners: [], share: 0, commission: 0, carried: pot };

  const winners = rights.flatMap((count, at) => (count === right ? [at + 1] : []));
  const split = splitTransfer(pot, commission);
  const share = Math.floor(split.received / winners.length);
  return {
    drawn,
    right,
    winners,
    share,
    commission: split.commission,
    carried: split.received - share * winners.length,
  };
}
