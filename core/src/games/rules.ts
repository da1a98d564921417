import * as z from 'zod/mini';
import type { FairIntegers } from './fairness/integers.ts';
import type { RoundGame } from './names.ts';
import type { MoveRefusal } from './refusals.ts';

/** A player's seat in a round: 0 for the one who began it, 1 for the one who accepted the challenge. */
export type Seat = 0 | 1;

/** One member against the house, or two members against each other. */
export type SeatCount = 1 | 2;

export interface Bet<Options> {
  /** What each player puts in; whole units of money. */
  stake: number;
  seats: SeatCount;
  /** Percent of winnings from another member that goes out of circulation, as set when the round began. */
  commission: number;
  options: Options;
}

/** The part of the state that all games have. */
export interface RoundState {
  /** Grows with every change visible to players. A press names the version it was made on. */
  version: number;
}

export type MoveResult<State> = { state: State } | { refused: MoveRefusal };

/**
 * The rules of a game. They are pure: the same bet, moves and numbers lead to the same state. A state may contain what
 * players must not know yet; only its view may be shown while the round is open.
 */
export interface GameRules<Options, State extends RoundState, Move, View> {
  name: RoundGame;
  /** Raised with every change to what moves and numbers lead to; a round is verified by the rules it was played by. */
  version: number;
  seats: readonly SeatCount[];
  options: z.ZodMiniType<Options>;
  moves: z.ZodMiniType<Move>;
  /** The smallest stake whose most usual win pays more than the stake; infinity where none does. */
  smallestStake(bet: Bet<Options>): number;
  start(bet: Bet<Options>, integers: FairIntegers): State;
  /** The seats whose move is awaited; none once the round is over. */
  awaited(state: State): readonly Seat[];
  /** Applies an awaited player's move. Draws nothing where it refuses. */
  move(state: State, seat: Seat, move: Move, integers: FairIntegers): MoveResult<State>;
  /** How an open round ends when nobody acts in time. */
  timeout(state: State, integers: FairIntegers): State;
  /** What each player has put in so far. */
  escrow(state: State): readonly number[];
  /** What each player is paid once the round is over. */
  payouts(state: State): readonly number[];
  /** What may be shown: while the round is open, nothing that was drawn but is not revealed yet. */
  view(state: State): View;
}

/** For games without options. */
export const noOptions = z.strictObject({});
export type NoOptions = z.infer<typeof noOptions>;

/** Lets the compiler infer a game's types from its description. */
export function defineRules<Options, State extends RoundState, Move, View>(
  rules: GameRules<Options, State, Move, View>,
): GameRules<Options, State, Move, View> {
  return rules;
}
