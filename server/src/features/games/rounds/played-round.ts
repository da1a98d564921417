import type { RoundView } from '@perigee/core/games/catalogue';
import type { StoredRound } from './stored-round.ts';

/** A round as it is now, with everything its message shows. */
export interface PlayedRound extends Omit<StoredRound, 'startedAt' | 'settledAt'> {
  /** What may be shown of it; null where its seed was lost. */
  view: RoundView | null;
  /** Balances of members, as far as known. */
  balances: ReadonlyMap<string, number>;
  /** The commitment of the first player's next round, once this one is over. */
  nextCommitment: string | null;
}
