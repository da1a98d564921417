import * as z from 'zod/mini';

/** Longest seed a member may choose, in UTF-16 code units. */
export const CLIENT_SEED_MAX = 64;

/** A seed a member chose. Letters, digits and marks that nobody mistakes for others when copying it. */
export const clientSeedSchema = z.string().check(z.regex(new RegExp(`^[\\w.-]{1,${CLIENT_SEED_MAX}}$`, 'u')));

/**
 * The client's part of a round between two members: the platform's ids of the challenge and of its acceptance. The second one is made after
 * the commitment was shown in the challenge, by nobody who takes part. Its server seed is used this once, with the nonce 0.
 */
export function memberRoundSeed(challengeId: string, acceptanceId: string): string {
  return `${challengeId}-${acceptanceId}`;
}
