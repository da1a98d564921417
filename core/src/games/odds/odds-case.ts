import type { FairIntegers } from '../fairness/integers.ts';
import { enumerate, mean, type Outcome } from './enumerate.ts';
import type { GameName } from '../names.ts';
import type { Bet, GameRules, RoundState, Seat } from '../rules.ts';

/** What a player with a given strategy can expect from a round. */
export interface Odds {
  /** The probability of being paid more than was put in; for the jackpot, of sharing it. */
  chance: number;
  /** The average return per unit staked: 1 is break-even. Gains and losses on amounts added later count too. */
  returned: number;
}

/** The result of one round for the player. */
export interface RoundResult {
  escrow: number;
  payout: number;
  isWon: boolean;
}

/** A game with a strategy: its exact odds, and a way to simulate it. */
export interface OddsCase {
  game: GameName;
  /** The name of the strategy, such as `cash-out-after-2`. */
  strategy: string;
  /** The stake the exact odds are for: rounding depends on it. */
  stake: number;
  exact: Odds;
  /** Plays a round through the game's own rules. */
  play(integers: FairIntegers): RoundResult;
}

/** Chooses a move by what the player may see. */
export type Strategy<Move, View> = (view: View, seat: Seat) => Move;

interface CaseOf<Options, Move, View> {
  strategy: string;
  bet: Bet<Options>;
  play: Strategy<Move, View>;
  exact: Odds;
}

/** What odds depend on besides the strategy. */
export interface OddsTerms {
  stake: number;
  /** Percent of what members win from each other. */
  commission: number;
}

/** A stake at which no payout of the cases has to be rounded. */
export const EVEN_TERMS: OddsTerms = { stake: 13_300, commission: 5 };

/** A strategy with its exact odds, for panels and simulations. */
export function oddsCase<Options, State extends RoundState, Move, View>(
  rules: GameRules<Options, State, Move, View>,
  { strategy, bet, play, exact }: CaseOf<Options, Move, View>,
): OddsCase {
  return {
    game: rules.name,
    strategy,
    stake: bet.stake,
    exact,
    play: (integers) => playThrough(rules, bet, play, integers),
  };
}

/** Plays a round to its end; returns the result of the player who began it. */
export function playThrough<Options, State extends RoundState, Move, View>(
  rules: GameRules<Options, State, Move, View>,
  bet: Bet<Options>,
  play: Strategy<Move, View>,
  integers: FairIntegers,
): RoundResult {
  let state = rules.start(bet, integers);
  for (let [seat] = rules.awaited(state); seat !== undefined; [seat] = rules.awaited(state)) {
    const moved = rules.move(state, seat, play(rules.view(state), seat), integers);
    if ('refused' in moved) throw new Error(`the rules of ${rules.name} reject a strategy: ${moved.refused}`);
    ({ state } = moved);
  }
  const [escrow = 0] = rules.escrow(state);
  const [payout = 0] = rules.payouts(state);
  return { escrow, payout, isWon: payout > escrow };
}

/** The odds of a bet over all its possible results. */
export function oddsOf(stake: number, results: readonly Outcome<RoundResult>[]): Odds {
  return {
    chance: mean(results, ({ isWon }) => (isWon ? 1 : 0)),
    returned: 1 + mean(results, ({ payout, escrow }) => payout - escrow) / stake,
  };
}

/** A strategy that draws few enough numbers for all combinations to be enumerated. */
export function enumeratedCase<Options, State extends RoundState, Move, View>(
  rules: GameRules<Options, State, Move, View>,
  { strategy, bet, play }: Omit<CaseOf<Options, Move, View>, 'exact'>,
): OddsCase {
  const outcomes = enumerate((integers) => playThrough(rules, bet, play, integers));
  return oddsCase(rules, { strategy, bet, play, exact: oddsOf(bet.stake, outcomes) });
}

/** The strategy for games without moves after the start. */
export function noDecision(): never {
  throw new Error('this game has no player decisions');
}
