import type { RoundRecord } from '@perigee/core/games/record';
import type { StoredRound } from './stored-round.ts';

/** A round as it is now, with all that its message says. */
export interface PlayedRound extends Omit<StoredRound, 'startedAt' | 'settledAt'> {
  /** With the seed in the open: it must not leave the server before the round is over. Null where the seed was lost. */
  record: RoundRecord | null;
  /** What members have, as far as it is known. */
  balances: ReadonlyMap<string, number>;
  /** What the next round of whoever began is committed to, once this one is over. */
  nextCommitment: string | null;
}
