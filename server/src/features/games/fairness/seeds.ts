import { randomBytes } from 'node:crypto';
import { commitmentTo, SERVER_SEED_BYTES } from '@perigee/core/games/fairness/commitment';
import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import type { Seal } from '../../community/index.ts';

/** A seed to draw from, sealed, with the commitment shown beforehand. */
export interface SealedSeed {
  sealedSeed: Buffer;
  /** When it was made. The seal is bound to this and to the guild. */
  sealedAt: Date;
  commitment: string;
}

/** Seeds that nobody can read from the database until they are revealed. */
export interface Seeds {
  /** A new seed. */
  make(guildId: string, sealedAt?: Date): SealedSeed;
  /** The seed in hexadecimal; null where its key is gone or it does not match the commitment. */
  open(guildId: string, seed: Omit<SealedSeed, 'sealedSeed'> & { sealedSeed: Uint8Array }): string | null;
}

export function createSeeds(seal: Seal): Seeds {
  // The seal binds a text to a message id. A seed exists before its message, so it is bound to the first id of its
  // time.
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
