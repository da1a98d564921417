import * as z from 'zod/mini';

/** Longest seed a member may choose, in UTF-16 code units. */
export const CLIENT_SEED_MAX = 64;

/** A client seed chosen by a member, limited to characters that survive copying unchanged. */
export const clientSeedSchema = z.string().check(z.regex(new RegExp(`^[\\w.-]{1,${CLIENT_SEED_MAX}}$`, 'u')));

/**
 * The client seed of a round between two members: the platform's ids of the challenge and of its acceptance. The second
 * id is created after the commitment was shown in the challenge, and by neither player. Such a round has a server seed
 * of its own, used only once, with nonce 0.
 */
export function memberRoundSeed(challengeId: string, acceptanceId: string): string {
  return `${challengeId}-${acceptanceId}`;
}
