import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import { createdAt } from '@perigee/core/ids/snowflake';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';

/** Makes texts unreadable without the key, bound to the message they belong to. */
export interface Seal {
  seal(guildId: string, messageId: string, text: string): Buffer;
  /** Null where it was sealed with another key, for another message, or changed since. */
  open(guildId: string, messageId: string, sealed: Uint8Array): string | null;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** What AES-GCM is meant for. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keys of days that are at hand. */
const KEYS_MAX = 4_000;

/**
 * AES-256-GCM with a random nonce for each text: nonce, text and tag one after the other. Every guild has a key of its own for
 * each day, derived from the one that is given, so that no key seals so many texts that two nonces could be the same.
 */
export function createSeal(key: Buffer): Seal {
  const keys = new LRUCache<string, KeyObject>({ ...atMost(KEYS_MAX) });
  const keyOf = (guildId: string, messageId: string): KeyObject => {
    const name = `${guildId} ${createdAt(messageId).toISOString().slice(0, 10)}`;
    const known = keys.get(name);
    if (known !== undefined) return known;
    // As an object: bytes are made one at every use, which takes twice as long as sealing.
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
      // As bytes: a text that the cipher has to turn into bytes by itself takes it three times as long.
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

/** Nonces that are drawn at once: asking for each would take as long as sealing. */
const NONCES = 500;

/** Each answer is random and handed out once. */
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
