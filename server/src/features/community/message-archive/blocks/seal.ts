import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../../cache/at-most.ts';

/** Encrypts texts and binds each to the message it belongs to. */
export interface Seal {
  seal(guildId: string, messageId: string, text: string): Buffer;
  /** Null if it was sealed with another key, for another message, or modified since. */
  open(guildId: string, messageId: string, sealed: Uint8Array): string | null;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** The nonce size AES-GCM is designed for. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derived keys kept in memory. */
const KEYS_MAX = 4_000;

/**
 * AES-256-GCM with a random nonce per text. The output is nonce, ciphertext and tag, concatenated. Each guild has its
 * own key per day, derived from the given one, so no key seals enough texts for a nonce to repeat.
 */
export function createSeal(key: Buffer): Seal {
  const keys = new LRUCache<string, KeyObject>({ ...atMost(KEYS_MAX) });
  const keyOf = (guildId: string, messageId: string): KeyObject => {
    const name = `${guildId} ${createdAt(messageId).toISOString().slice(0, 10)}`;
    const existing = keys.get(name);
    if (existing !== undefined) return existing;
    // A KeyObject: raw bytes would be converted to one at every use, which takes twice as long as sealing.
    const derived = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `message archive ${name}`, KEY_BYTES)));
    keys.set(name, derived);
    return derived;
  };
  const nextNonce = createNonces();
  const boundTo = (guildId: string, messageId: string) => Buffer.from(`${guildId}:${messageId}`);

  return {
    seal(guildId, messageId, text) {
      const nonce = nextNonce();
      const cipher = createCipheriv(CIPHER, keyOf(guildId, messageId), nonce);
      cipher.setAAD(boundTo(guildId, messageId));
      // Passing a string makes the cipher convert it by itself, which takes three times as long.
      return Buffer.concat([nonce, cipher.update(Buffer.from(text)), cipher.final(), cipher.getAuthTag()]);
    },

    open(guildId, messageId, sealed) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, keyOf(guildId, messageId), nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(boundTo(guildId, messageId));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Nonces drawn at once: drawing each separately would take as long as sealing. */
const NONCES = 500;

/** Each call returns random bytes that are handed out only once. */
function createNonces(): () => Buffer {
  let drawn = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === drawn.length) {
      drawn = randomFillSync(Buffer.allocUnsafe(NONCES * NONCE_BYTES));
      used = 0;
    }
    used += NONCE_BYTES;
    return drawn.subarray(used - NONCE_BYTES, used);
  };
}
