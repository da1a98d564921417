import type { TokenPair } from '@perigee/core/community/session/endpoints';
import { describe, expect, test } from 'vitest';
import { refreshTokens } from './refresh-tokens.ts';
import { createTokenStore } from './token-store.ts';

const OLD: TokenPair = { accessToken: 'old', refreshToken: 'one-use' };
const FRESH: TokenPair = { accessToken: 'fresh', refreshToken: 'next' };

/** Two tabs of one browser: one storage, one lock, and a platform that accepts each refresh token once. */
function openBrowser(stored: TokenPair, accepted: string) {
  const entries = new Map<string, string>();
  const store = createTokenStore(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
  store.save(stored);

  const used: string[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const parts = {
    store,
    exclusively: (work: () => Promise<string | null>) => {
      const turn = queue.then(work);
      queue = turn.catch(() => null);
      return turn;
    },
    requestPair: async (refreshToken: string) => {
      const isAccepted = refreshToken === accepted && !used.includes(refreshToken);
      used.push(refreshToken);
      return isAccepted ? FRESH : null;
    },
  };
  return { store, used, parts };
}

describe('Token refresh', () => {
  test('Two tabs refused at once use the refresh token once, and both continue', async () => {
    const { store, used, parts } = openBrowser(OLD, 'one-use');

    const tokens = await Promise.all([refreshTokens('old', parts), refreshTokens('old', parts)]);

    expect(tokens).toEqual(['fresh', 'fresh']);
    expect(used).toEqual(['one-use']);
    expect(store.read()).toEqual(FRESH);
  });

  test('A refused refresh token signs the browser out', async () => {
    const { store, parts } = openBrowser(OLD, 'another');

    const token = await refreshTokens('old', parts);

    expect(token).toBeNull();
    expect(store.read()).toBeNull();
  });

  test('A refresh request that fails keeps the stored tokens', async () => {
    const { store, parts } = openBrowser(OLD, 'one-use');
    const offline = { ...parts, requestPair: () => Promise.reject(new TypeError('no connection')) };

    await expect(refreshTokens('old', offline)).rejects.toThrow('no connection');

    expect(store.read()).toEqual(OLD);
  });
});
