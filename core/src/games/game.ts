import { type FairDraw, fairIntegers } from './fairness/integers.ts';
import type { AnyBet, RoundRecord, RoundSeeds } from './record.ts';
import type { RoundGame } from './names.ts';
import { STAKE_MAX } from './stakes/payout.ts';
import type { BetRefusal } from './refusals.ts';
import { runRound, type RunningRound } from './round.ts';
import type { Bet, GameRules, RoundState, SeatCount } from './rules.ts';

export type StartResult<View> = { round: RunningRound<View> } | { refused: BetRefusal; smallestStake?: number };

/** A game with the types of its states and moves hidden. */
export interface Game<View> {
  name: RoundGame;
  /** The version of the rules for new rounds. */
  version: number;
  seats: readonly SeatCount[];
  /** Why a bet is refused; null where it is accepted. */
  checkBet(bet: AnyBet): { refused: BetRefusal; smallestStake?: number } | null;
  begin(seeds: RoundSeeds, bet: AnyBet): StartResult<View>;
  /**
   * Replays a round up to its current state. Throws `ImpossibleRound` where the rules do not allow the record.
   * @param onDraw is called with each number drawn, during the replay and later.
   */
  resume(record: RoundRecord, onDraw?: (draw: FairDraw) => void): RunningRound<View>;
}

/** A record that the rules do not allow. */
export class ImpossibleRound extends Error {
  override name = 'ImpossibleRound';
}

/** Wraps rules for the catalogue, through which rounds are started, continued and verified. */
export function defineGame<Options, State extends RoundState, Move, View>(
  rules: GameRules<Options, State, Move, View>,
): Game<View> {
  const { name, version, seats } = rules;

  const read = (bet: AnyBet): { bet: Bet<Options> } | { refused: BetRefusal; smallestStake?: number } => {
    if (!seats.includes(bet.seats)) return { refused: 'wrongSeats' };
    const options = rules.options.safeParse(bet.options);
    if (!options.success) return { refused: 'badOptions' };
    if (bet.stake > STAKE_MAX) return { refused: 'tooLarge' };
    const parsedBet = { ...bet, options: options.data };
    const smallestStake = rules.smallestStake(parsedBet);
    if (smallestStake === Number.POSITIVE_INFINITY) return { refused: 'nothingToWin' };
    return bet.stake < smallestStake ? { refused: 'tooSmallToWin', smallestStake } : { bet: parsedBet };
  };

  const play = (seeds: RoundSeeds, bet: Bet<Options>, onDraw?: (draw: FairDraw) => void) => {
    const integers = fairIntegers({ game: name, ...seeds }, onDraw);
    return runRound(
      rules,
      { game: name, rules: version, ...seeds, bet, history: [] },
      rules.start(bet, integers),
      integers,
    );
  };

  return {
    name,
    version,
    seats,
    checkBet: (bet) => {
      const found = read(bet);
      return 'bet' in found ? null : found;
    },
    begin: (seeds, bet) => {
      const found = read(bet);
      return 'bet' in found ? { round: play(seeds, found.bet) } : found;
    },
    resume: ({ game, rules: playedBy, bet, history, ...seeds }, onDraw) => {
      if (game !== name || playedBy !== version) throw new ImpossibleRound(`not a round of ${name} version ${version}`);
      const found = read(bet);
      if ('refused' in found) throw new ImpossibleRound(`the rules reject the bet: ${found.refused}`);
      const round = play(seeds, found.bet, onDraw);
      for (const entry of history) {
        const refused = round.enter(entry);
        if (refused !== null) throw new ImpossibleRound(`the rules reject the move: ${refused}`);
      }
      return round;
    },
  };
}
