import { randomBytes } from 'node:crypto';
import { commitmentTo, SERVER_SEED_BYTES } from '@perigee/core/fairness/commitment';
import { firstIdAt } from '@perigee/core/ids/snowflake';
import type { Seal } from '../../message-archive/index.ts';
import type { GiveawayRecord } from '../record.ts';

/** What a giveaway is drawn from, and what is shown of it before. */
export interface SealedSeed {
  sealed: Buffer;
  commitment: string;
}

/** Seeds that nobody can read out of the database until they are revealed. */
export interface Seeds {
  /** A new one, for a giveaway that opens at that moment. */
  make(guildId: string, openedAt: Date): SealedSeed;
  /** In hexadecimal digits; null where it was sealed with a key that is no longer there. */
  open(giveaway: Pick<GiveawayRecord, 'guildId' | 'openedAt' | 'sealedSeed' | 'commitment'>): string | null;
}

export function createSeeds(seal: Seal): Seeds {
  // The seal binds a text to a message; a giveaway's seed is there before its message, and is bound to when it opened.
  const boundTo = (openedAt: Date) => firstIdAt(openedAt.getTime());
  return {
    make(guildId, openedAt) {
      const seed = randomBytes(SERVER_SEED_BYTES).toString('hex');
      return { sealed: seal.seal(guildId, boundTo(openedAt), seed), commitment: commitmentTo(seed) };
    },

    open({ guildId, openedAt, sealedSeed, commitment }) {
      if (openedAt === null || sealedSeed === null) return null;
      const seed = seal.open(guildId, boundTo(openedAt), sealedSeed);
      return seed !== null && commitmentTo(seed) === commitment ? seed : null;
    },
  };
}
