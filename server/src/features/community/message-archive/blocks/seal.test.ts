import { describe, expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const GUILD = '1574000000000000001';
const MESSAGE = '1574000000000000002';
const { seal, open } = createSeal(Buffer.alloc(32, 1));

describe('Sealed texts', () => {
  test('Opens a sealed text unchanged, and seals it differently each time', () => {
    const [one, other] = [seal(GUILD, MESSAGE, 'привет 🚀'), seal(GUILD, MESSAGE, 'привет 🚀')];

    expect(open(GUILD, MESSAGE, one)).toBe('привет 🚀');
    expect(one.equals(other)).toBe(false);
    expect(one.includes('привет')).toBe(false);
  });

  test('A sealed text does not open for another message, guild or key', () => {
    const sealed = seal(GUILD, MESSAGE, 'hello');

    expect(open(GUILD, '1574000000000000003', sealed)).toBeNull();
    expect(open('1574000000000000009', MESSAGE, sealed)).toBeNull();
    expect(createSeal(Buffer.alloc(32, 2)).open(GUILD, MESSAGE, sealed)).toBeNull();
  });

  test('A tampered or truncated ciphertext cannot be decrypted', () => {
    const sealed = seal(GUILD, MESSAGE, 'hello');

    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(open(GUILD, MESSAGE, changed)).toBeNull();
    }
    expect(open(GUILD, MESSAGE, sealed.subarray(0, -1))).toBeNull();
    expect(open(GUILD, MESSAGE, Buffer.alloc(0))).toBeNull();
  });
});
