import type { FairIntegers } from '../../fairness/integers.ts';
import { enumerate, mean, type Outcome } from './enumerate.ts';
import type { GameName } from '../names.ts';
import type { Bet, GameRules, RoundState, Seat } from '../rules.ts';

/** What one who plays so can expect of a round. */
export interface Odds {
  /** How likely the player is paid more than they put in; of the jackpot, shares it. */
  chance: number;
  /** What comes back on average of each unit staked: 1 would be even. Where more is put in later, its loss or gain counts too. */
  returned: number;
}

/** What came of one round for the player. */
export interface RoundResult {
  escrow: number;
  payout: number;
  isWon: boolean;
}

/** A game played in a certain way: with the odds worked out, and a way to try them. */
export interface OddsCase {
  game: GameName;
  /** How it is played, such as `cash-out-after-2`. */
  strategy: string;
  /** The stake the exact odds are for: roundings depend on it. */
  stake: number;
  exact: Odds;
  /** Plays a round through the game's own rules. */
  play(integers: FairIntegers): RoundResult;
}

/** What a player does, seeing no more than may be seen. */
export type Strategy<Act, View> = (view: View, seat: Seat) => Act;

interface CaseOf<Options, Act, View> {
  strategy: string;
  bet: Bet<Options>;
  play: Strategy<Act, View>;
  exact: Odds;
}

/** What odds depend on beside how one plays. */
export interface OddsTerms {
  stake: number;
  /** Percent, of what members win from each other. */
  commission: number;
}

/** A stake at which none of the payouts of the cases has to be rounded. */
export const EVEN_TERMS: OddsTerms = { stake: 13_300, commission: 5 };

/** A way to play with its exact odds, as panels and simulations read it. */
export function oddsCase<Options, State extends RoundState, Act, View>(
  rules: GameRules<Options, State, Act, View>,
  { strategy, bet, play, exact }: CaseOf<Options, Act, View>,
): OddsCase {
  return {
    game: rules.name,
    strategy,
    stake: bet.stake,
    exact,
    play: (integers) => playThrough(rules, bet, play, integers),
  };
}

/** Plays a round to its end; what came of it for the player who began it. */
export function playThrough<Options, State extends RoundState, Act, View>(
  rules: GameRules<Options, State, Act, View>,
  bet: Bet<Options>,
  play: Strategy<Act, View>,
  integers: FairIntegers,
): RoundResult {
  let state = rules.start(bet, integers);
  for (let [seat] = rules.awaited(state); seat !== undefined; [seat] = rules.awaited(state)) {
    const taken = rules.act(state, seat, play(rules.view(state), seat), integers);
    if ('refused' in taken) throw new Error(`A strategy of ${rules.name} is refused: ${taken.refused}.`);
    ({ state } = taken);
  }
  const [escrow = 0] = rules.escrow(state);
  const [payout = 0] = rules.payouts(state);
  return { escrow, payout, isWon: payout > escrow };
}

/** The odds of a bet that nothing more is done in, over everything that can be drawn. */
export function oddsOf(stake: number, results: readonly Outcome<RoundResult>[]): Odds {
  return {
    chance: mean(results, ({ isWon }) => (isWon ? 1 : 0)),
    returned: 1 + mean(results, ({ payout, escrow }) => payout - escrow) / stake,
  };
}

/** A way to play that draws few enough numbers for all of them to be gone through. */
export function enumeratedCase<Options, State extends RoundState, Act, View>(
  rules: GameRules<Options, State, Act, View>,
  { strategy, bet, play }: Omit<CaseOf<Options, Act, View>, 'exact'>,
): OddsCase {
  const outcomes = enumerate((integers) => playThrough(rules, bet, play, integers));
  return oddsCase(rules, { strategy, bet, play, exact: oddsOf(bet.stake, outcomes) });
}

/** For games in which nothing is done after the start. */
export function nothingToDo(): never {
  throw new Error('Nobody is asked in this game.');
}
