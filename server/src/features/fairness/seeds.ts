import { randomBytes } from 'node:crypto';
import { commitmentTo, SERVER_SEED_BYTES } from '@perigee/core/fairness/commitment';
import { firstIdAt } from '@perigee/core/ids/snowflake';
import type { Seal } from '../message-archive/index.ts';

/** What something is drawn from, and what is shown of it before. */
export interface SealedSeed {
  sealedSeed: Buffer;
  /** What the seal is bound to, with the server. */
  sealedAt: Date;
  commitment: string;
}

/** Seeds that nobody can read out of the database until they are revealed. */
export interface Seeds {
  /** A new one. */
  make(guildId: string, sealedAt?: Date): SealedSeed;
  /** In hexadecimal digits; null where it was sealed with a key that is no longer there. */
  open(guildId: string, seed: Omit<SealedSeed, 'sealedSeed'> & { sealedSeed: Uint8Array }): string | null;
}

export function createSeeds(seal: Seal): Seeds {
  // The seal binds a text to a message; a seed is there before its message, and is bound to when it was made.
  const boundTo = (sealedAt: Date) => firstIdAt(sealedAt.getTime());
  return {
    make(guildId, sealedAt = new Date()) {
      const seed = randomBytes(SERVER_SEED_BYTES).toString('hex');
      return {
        sealedSeed: seal.seal(guildId, boundTo(sealedAt), seed),
        sealedAt,
        commitment: commitmentTo(seed),
      };
    },

    open(guildId, { sealedSeed, sealedAt, commitment }) {
      const seed = seal.open(guildId, boundTo(sealedAt), sealedSeed);
      return seed !== null && commitmentTo(seed) === commitment ? seed : null;
    },
  };
}
