import type { MoveRefusal, BetRefusal } from '@perigee/core/games/refusals';

/** Why a round does not start, or refuses a press. */
export type RoundRefusal =
  | { why: BetRefusal; smallestStake?: number }
  | { why: 'belowMin' | 'aboveMax' | 'dayLimit' | 'notEnough'; limit: number }
  | { why: MoveRefusal }
  /** The guild does not play this game. */
  | { why: 'off' }
  /** The member paused their own play until then. */
  | { why: 'paused'; until: Date }
  /** The account or the membership is younger than the guild requires. */
  | { why: 'tooNew'; readyAt: Date }
  | { why: 'waiting'; readyAt: Date }
  /** The daily limit of rounds is reached. */
  | { why: 'dayRounds'; limit: number }
  /** The other player cannot play: a pause, a limit, too little money. The reason stays private. */
  | { why: 'opponent' }
  /** The member has as many tickets as allowed. */
  | { why: 'tickets'; limit: number }
  /** The week's numbers are being drawn. */
  | { why: 'drawing' }
  /** The same use was already delivered. */
  | { why: 'repeated' }
  /** The round belongs to somebody else, or does not exist. */
  | { why: 'notYours' }
  | { why: 'unknown' };

/** Thrown inside a transaction to roll it back. */
export class RoundRefused extends Error {
  override readonly name = 'RoundRefused';
  readonly refusal: RoundRefusal;

  constructor(refusal: RoundRefusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}

/** Turns a thrown refusal into a result. */
export async function orRefused<Result>(work: Promise<Result>): Promise<Result | { refused: RoundRefusal }> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RoundRefused) return { refused: error.refusal };
    throw error;
  }
}
