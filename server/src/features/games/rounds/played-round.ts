import type { RoundRecord } from '@perigee/core/games/record';
import type { StoredRound } from './stored-round.ts';

/** A round as it is now, with everything its message shows. */
export interface PlayedRound extends Omit<StoredRound, 'startedAt' | 'settledAt'> {
  /**
   * Contains the revealed seed: it must not leave the server before the round is over. Null where the seed was lost.
   */
  record: RoundRecord | null;
  /** Balances of members, as far as known. */
  balances: ReadonlyMap<string, number>;
  /** The commitment of the first player's next round, once this one is over. */
  nextCommitment: string | null;
}
