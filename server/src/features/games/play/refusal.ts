import type { AmountRefusal } from '@perigee/core/economy/read-amount';
import type { ActRefusal, BetRefusal } from '@perigee/core/games/refusals';

/** Why a round does not begin, or does not take a press. */
export type RoundRefusal =
  | { why: BetRefusal; smallestStake?: number }
  | { why: AmountRefusal }
  | { why: 'belowMin' | 'aboveMax' | 'dayLimit' | 'notEnough'; limit: number }
  | { why: ActRefusal }
  /** The server does not play this game. */
  | { why: 'off' }
  /** The member asked not to be let in before then. */
  | { why: 'paused'; until: Date }
  /** Account or membership are younger than the server asks for. */
  | { why: 'tooNew'; readyAt: Date }
  | { why: 'waiting'; readyAt: Date }
  /** So many rounds a day are all there are. */
  | { why: 'dayRounds'; limit: number }
  /** The other player can not play: a pause, a limit, too little money. Why is nobody else's business. */
  | { why: 'opponent' }
  /** A member has as many tickets as there may be. */
  | { why: 'tickets'; limit: number }
  /** The numbers of the week are being drawn. */
  | { why: 'drawing' }
  /** The same use was delivered before. */
  | { why: 'repeated' }
  /** Somebody else's round, or none. */
  | { why: 'notYours' }
  | { why: 'unknown' };

/** Thrown within a transaction of which nothing is to be kept. */
export class RoundRefused extends Error {
  override readonly name = 'RoundRefused';
  readonly refusal: RoundRefusal;

  constructor(refusal: RoundRefusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}

/** Answers a refusal that was thrown, as any other. */
export async function orRefused<Result>(work: Promise<Result>): Promise<Result | { refused: RoundRefusal }> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RoundRefused) return { refused: error.refusal };
    throw error;
  }
}
