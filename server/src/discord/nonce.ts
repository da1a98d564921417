/** The nonce by which the platform recognises duplicates: 25 characters hold the 128 bits of an id in base 36. */
export function nonceOf(id: string): string {
  return BigInt(`0x${id.replaceAll('-', '')}`).toString(36);
}

/** Longest nonce that the platform takes, in characters. */
const NONCE_MAX = 25;

/**
 * A nonce for one of several messages about the same origin: the platform takes two messages of one author with the
 * same nonce for one, also in different channels.
 */
export function numberedNonce(origin: string, number: number): string {
  const suffix = `~${number}`;
  return `${origin.slice(0, NONCE_MAX - suffix.length)}${suffix}`;
}
