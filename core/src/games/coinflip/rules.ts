import * as z from 'zod/mini';
import {
  winnerPayout,
  HOUSE_EDGE_PERCENT,
  smallestAgainstMember,
  smallestWinning,
  timesFraction,
} from '../stakes/payout.ts';
import { type Bet, defineRules, type Seat } from '../rules.ts';

export const COIN_SIDES = ['heads', 'tails'] as const;
export type CoinSide = (typeof COIN_SIDES)[number];

/** What the house pays for the right side, in percent of the stake: twice the stake, less the house edge. */
export const COINFLIP_PAYS_PERCENT = 2 * (100 - HOUSE_EDGE_PERCENT);

interface CoinflipOptions {
  /** The side of the member who began; the opponent has the other one. */
  side: CoinSide;
}

interface CoinflipState {
  version: number;
  bet: Bet<CoinflipOptions>;
  landed: CoinSide;
}

export const coinflipRules = defineRules({
  name: 'coinflip',
  version: 1,
  seats: [1, 2],
  options: z.strictObject({ side: z.enum(COIN_SIDES) }),
  moves: z.never(),
  smallestStake: ({ seats, commission }) =>
    seats === 1 ? smallestWinning(COINFLIP_PAYS_PERCENT, 100) : smallestAgainstMember(commission),
  start: (bet: Bet<CoinflipOptions>, integers): CoinflipState => ({
    version: 0,
    bet,
    landed: integers.below(2) === 0 ? 'heads' : 'tails',
  }),
  awaited: () => [],
  move: () => ({ refused: 'over' }),
  timeout: (state) => state,
  escrow: ({ bet }) => Array.from({ length: bet.seats }, () => bet.stake),
  payouts: ({ bet: { stake, seats, commission, options }, landed }) => {
    const isWon = landed === options.side;
    if (seats === 1) return [isWon ? timesFraction(stake, COINFLIP_PAYS_PERCENT, 100) : 0];
    const winner = winnerPayout(stake, commission);
    return isWon ? [winner, 0] : [0, winner];
  },
  view: ({ bet, landed }) => {
    const winner: Seat | null = landed === bet.options.side ? 0 : bet.seats === 2 ? 1 : null;
    return { game: 'coinflip' as const, side: bet.options.side, landed, winner };
  },
});
