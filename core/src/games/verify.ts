import { commitmentTo } from './fairness/commitment.ts';
import type { FairDraw } from './fairness/integers.ts';
import { findGame } from './catalogue.ts';
import { type Game, ImpossibleRound } from './game.ts';
import { type JackpotPot, drawJackpot, type JackpotResult } from './jackpot/draw.ts';
import type { RoundRecord } from './record.ts';
import type { RunningRound } from './round.ts';

/** What was announced about a round; unknown parts are left out. */
export interface PublishedRound {
  commitment?: string | undefined;
  escrow?: readonly number[] | undefined;
  payouts?: readonly number[] | undefined;
}

export interface VerifiedStep<Value> {
  computed: Value;
  /** Null where nothing was announced. */
  published: Value | null;
  /** Null where there is nothing to compare with. */
  holds: boolean | null;
}

/** A drawn number with the index of the history entry it was drawn for, -1 for the start. */
export interface RoundDraw extends FairDraw {
  entry: number;
}

export type RoundVerification =
  /** No rules of that version, a round that is still open, or moves that the rules refuse. */
  | { holds: false; refused: 'unknownRules' | 'open' | 'impossible'; commitment: VerifiedStep<string> }
  | {
      /** Whether everything announced is correct; false where nothing was announced. */
      holds: boolean;
      refused: null;
      commitment: VerifiedStep<string>;
      escrow: VerifiedStep<readonly number[]>;
      payouts: VerifiedStep<readonly number[]>;
      draws: readonly RoundDraw[];
      view: unknown;
    };

/** Replays a round from its record, and compares the result with the announcement. */
export function verifyRound(record: RoundRecord, published: PublishedRound): RoundVerification {
  const commitment = compare(commitmentTo(record.serverSeed), published.commitment);
  const game = findGame(record.game, record.rules);
  if (game === undefined) return { holds: false, refused: 'unknownRules', commitment };
  const replayed = replay(game, record);
  if (replayed === null) return { holds: false, refused: 'impossible', commitment };
  const { round, draws } = replayed;
  const payouts = round.payouts();
  if (payouts === null) return { holds: false, refused: 'open', commitment };

  const steps = {
    commitment,
    escrow: compare<readonly number[]>(round.escrow(), published.escrow),
    payouts: compare<readonly number[]>(payouts, published.payouts),
  };
  return { holds: holdsOf(Object.values(steps)), refused: null, ...steps, draws, view: round.view() };
}

export interface PublishedJackpot {
  commitment?: string | undefined;
  drawn?: readonly number[] | undefined;
  winners?: readonly number[] | undefined;
  share?: number | undefined;
}

export interface JackpotVerification {
  holds: boolean;
  commitment: VerifiedStep<string>;
  drawn: VerifiedStep<readonly number[]>;
  winners: VerifiedStep<readonly number[]>;
  share: VerifiedStep<number>;
  result: JackpotResult;
}

/** Repeats a week's draw and compares it with the announcement. */
export function verifyJackpot(serverSeed: string, pot: JackpotPot, published: PublishedJackpot): JackpotVerification {
  const result = drawJackpot(serverSeed, pot);
  const steps = {
    commitment: compare(commitmentTo(serverSeed), published.commitment),
    drawn: compare<readonly number[]>(result.drawn, published.drawn),
    winners: compare<readonly number[]>(result.winners, published.winners),
    share: compare(result.share, published.share),
  };
  return { holds: holdsOf(Object.values(steps)), ...steps, result };
}

/** Null where the rules do not allow the record. */
function replay(
  game: Game<unknown>,
  { history, ...started }: RoundRecord,
): { round: RunningRound<unknown>; draws: RoundDraw[] } | null {
  const draws: RoundDraw[] = [];
  let entry = -1;
  try {
    const round = game.resume({ ...started, history: [] }, (draw) => draws.push({ ...draw, entry }));
    for (const [index, made] of history.entries()) {
      entry = index;
      if (round.enter(made) !== null) return null;
    }
    return { round, draws };
  } catch (error) {
    if (error instanceof ImpossibleRound) return null;
    throw error;
  }
}

function compare<Value extends string | number | readonly number[]>(
  computed: Value,
  published: Value | undefined,
): VerifiedStep<Value> {
  if (published === undefined) return { computed, published: null, holds: null };
  return { computed, published, holds: String(computed) === String(published) };
}

function holdsOf(steps: readonly { holds: boolean | null }[]): boolean {
  return steps.some(({ holds }) => holds === true) && steps.every(({ holds }) => holds !== false);
}
