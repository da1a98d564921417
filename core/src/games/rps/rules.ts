import * as z from 'zod/mini';
import {
  winnerPayout,
  HOUSE_EDGE_PERCENT,
  smallestAgainstMember,
  smallestWinning,
  timesFraction,
} from '../stakes/payout.ts';
import { type Bet, defineRules, type Seat, type NoOptions, noOptions } from '../rules.ts';

/** Each beats the one before it, the first beats the last. */
export const RPS_SIGNS = ['rock', 'paper', 'scissors'] as const;
export type RpsSign = (typeof RPS_SIGNS)[number];

/**
 * What the house pays for a win, in percent of the stake: of three equally likely results one wins and one returns the
 * stake.
 */
export const RPS_PAYS_PERCENT = 3 * (100 - HOUSE_EDGE_PERCENT) - 100;

interface RpsState {
  version: number;
  bet: Bet<NoOptions>;
  /** The house's sign is drawn before the member chooses. */
  signs: readonly [RpsSign | null, RpsSign | null];
  /** A player who did not choose in time loses to one who did. */
  isTimedOut: boolean;
}
type RpsResult = Seat | 'tie';

/**
 * The winner; a tie where both have the same sign or neither has one, and where the member timed out against the house.
 */
function winnerOf({ bet, signs: [first, second] }: RpsState): RpsResult {
  if (first === second || (first === null && bet.seats === 1)) return 'tie';
  if (second === null) return 0;
  if (first === null) return 1;
  return (RPS_SIGNS.indexOf(first) - RPS_SIGNS.indexOf(second) + 3) % 3 === 1 ? 0 : 1;
}

function awaited({ bet, signs, isTimedOut }: RpsState): Seat[] {
  if (isTimedOut) return [];
  const seats: Seat[] = bet.seats === 1 ? [0] : [0, 1];
  return seats.filter((seat) => signs[seat] === null);
}

export const rpsRules = defineRules({
  name: 'rps',
  version: 1,
  seats: [1, 2],
  options: noOptions,
  moves: z.enum(RPS_SIGNS),
  smallestStake: ({ seats, commission }) =>
    seats === 1 ? smallestWinning(RPS_PAYS_PERCENT, 100) : smallestAgainstMember(commission),
  start: (bet: Bet<NoOptions>, integers): RpsState => ({
    version: 0,
    bet,
    signs: [null, bet.seats === 1 ? (RPS_SIGNS[integers.below(RPS_SIGNS.length)] ?? null) : null],
    isTimedOut: false,
  }),
  awaited,
  move: (state, seat, sign) => {
    const [first, second] = state.signs;
    const chosen: RpsState = { ...state, signs: seat === 0 ? [sign, second] : [first, sign] };
    // Both choose simultaneously: the first choice is invisible to the other, so the version stays the same.
    return { state: { ...chosen, version: awaited(chosen).length === 0 ? state.version + 1 : state.version } };
  },
  timeout: (state) => ({ ...state, version: state.version + 1, isTimedOut: true }),
  escrow: ({ bet }) => Array.from({ length: bet.seats }, () => bet.stake),
  payouts: (state) => {
    const { stake, seats, commission } = state.bet;
    const winner = winnerOf(state);
    if (winner === 'tie') return Array.from({ length: seats }, () => stake);
    if (seats === 1) return [winner === 0 ? timesFraction(stake, RPS_PAYS_PERCENT, 100) : 0];
    const paid = winnerPayout(stake, commission);
    return winner === 0 ? [paid, 0] : [0, paid];
  },
  view: (state) => {
    const waitingFor = awaited(state);
    const isOver = waitingFor.length === 0;
    return {
      game: 'rps' as const,
      waitingFor,
      signs: isOver ? state.signs : null,
      winner: isOver ? winnerOf(state) : null,
    };
  },
});
