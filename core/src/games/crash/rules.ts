import * as z from 'zod/mini';
import { smallestWinning, timesFraction } from '../stakes/payout.ts';
import { type Bet, defineRules, type MoveResult, type NoOptions, noOptions } from '../rules.ts';

/** Of 2^32 words, those below 2^30 lose a step: exactly a quarter (docs/rules/games.md#crash). */
export const CRASH_WORDS = 2 ** 32;
export const CRASH_LOST_BELOW = 2 ** 30;

/** In tenths: × 1.0 at the start, and 0.4 more with every step (docs/rules/games.md#crash). */
export const CRASH_START_TENTHS = 10;
export const CRASH_STEP_TENTHS = 4;

/** The last step, which is paid out at once: × 21, reached by one in 1.8 million. */
export const CRASH_STEPS_MAX = 50;

interface CrashState {
  version: number;
  bet: Bet<NoOptions>;
  /** Number of steps survived. */
  steps: number;
  end: 'crashed' | 'cashedOut' | null;
}

/** The payout of a stake after a number of steps. */
export function crashPayout(stake: number, steps: number): number {
  return timesFraction(stake, CRASH_START_TENTHS + CRASH_STEP_TENTHS * steps, 10);
}

export const crashRules = defineRules({
  name: 'crash',
  version: 1,
  seats: [1],
  options: noOptions,
  moves: z.enum(['continue', 'cashOut']),
  smallestStake: () => smallestWinning(CRASH_START_TENTHS + CRASH_STEP_TENTHS, 10),
  start: (bet: Bet<NoOptions>): CrashState => ({ version: 0, bet, steps: 0, end: null }),
  awaited: ({ end }) => (end === null ? [0] : []),
  move: (state, _seat, move, integers): MoveResult<CrashState> => {
    const version = state.version + 1;
    if (move === 'cashOut') return { state: { ...state, version, end: 'cashedOut' } };
    if (integers.below(CRASH_WORDS) < CRASH_LOST_BELOW) return { state: { ...state, version, end: 'crashed' } };
    const steps = state.steps + 1;
    return { state: { ...state, version, steps, end: steps === CRASH_STEPS_MAX ? 'cashedOut' : null } };
  },
  timeout: (state): CrashState => ({ ...state, version: state.version + 1, end: 'cashedOut' }),
  escrow: ({ bet }) => [bet.stake],
  payouts: ({ bet, steps, end }) => [end === 'cashedOut' ? crashPayout(bet.stake, steps) : 0],
  view: ({ bet, steps, end }) => ({
    game: 'crash' as const,
    steps,
    end,
    multiplierTenths: CRASH_START_TENTHS + CRASH_STEP_TENTHS * steps,
    /** What cashing out would pay; for a crashed round, what it would have paid before the crash. */
    worth: crashPayout(bet.stake, steps),
  }),
});
