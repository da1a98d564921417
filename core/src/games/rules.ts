import * as z from 'zod/mini';
import type { FairIntegers } from '../fairness/integers.ts';
import type { RoundGame } from './names.ts';
import type { ActRefusal } from './refusals.ts';

/** A player of a round: the one who began it is 0, who accepted the challenge is 1. */
export type Seat = 0 | 1;

/** One member against the house, or two members against each other. */
export type SeatCount = 1 | 2;

export interface Bet<Options> {
  /** What each player puts in; whole units of money. */
  stake: number;
  seats: SeatCount;
  /** Percent of what a member wins from another that goes out of circulation, as it was when the round began. */
  commission: number;
  options: Options;
}

/** What the state of every game has. */
export interface RoundState {
  /** How often what the players see has changed. A press names the one it was made on. */
  version: number;
}

export type ActResult<State> = { state: State } | { refused: ActRefusal };

/**
 * A game. Nothing here keeps anything or asks anybody: the same bet, acts and numbers lead to the same state. A state may hold
 * what players do not know yet; only its view may be shown while the round is open.
 */
export interface GameRules<Options, State extends RoundState, Act, View> {
  name: RoundGame;
  /** Raised with every change of what acts and numbers lead to; rounds are checked by the rules they were played by. */
  version: number;
  seats: readonly SeatCount[];
  options: z.ZodMiniType<Options>;
  acts: z.ZodMiniType<Act>;
  /** The smallest stake whose most usual win pays more than the stake; infinity where none does. */
  smallestStake(bet: Bet<Options>): number;
  start(bet: Bet<Options>, integers: FairIntegers): State;
  /** Whose act is waited for; nobody's once the round is over. */
  awaited(state: State): readonly Seat[];
  /** What an awaited player does. Draws nothing where it refuses. */
  act(state: State, seat: Seat, act: Act, integers: FairIntegers): ActResult<State>;
  /** How an open round ends when nobody acts in time. */
  timeout(state: State, integers: FairIntegers): State;
  /** What each player has put in so far. */
  escrow(state: State): readonly number[];
  /** What each player gets of a round that is over. */
  payouts(state: State): readonly number[];
  /** What may be shown: while the round is open, nothing of what has been drawn but is not known yet. */
  view(state: State): View;
}

/** For games in which there is nothing to choose before the start. */
export const noOptions = z.strictObject({});
export type NoOptions = z.infer<typeof noOptions>;

/** Helps the compiler to infer a game's types from its description. */
export function defineRules<Options, State extends RoundState, Act, View>(
  rules: GameRules<Options, State, Act, View>,
): GameRules<Options, State, Act, View> {
  return rules;
}
