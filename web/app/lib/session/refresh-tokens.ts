import type { TokenPair } from '@perigee/core/session/endpoints';
import type { TokenStore } from './token-store.ts';

interface RefreshParts {
  store: Pick<TokenStore, 'read' | 'save' | 'clear'>;
  /** Runs the work while no other tab of this browser runs it. */
  exclusively: (work: () => Promise<string | null>) => Promise<string | null>;
  /** Trades the refresh token for a new pair; null when it is refused for good. */
  requestPair: (refreshToken: string) => Promise<TokenPair | null>;
}

/**
 * Gets a working access token after one was refused: the pair another tab refreshed meanwhile, or a fresh one.
 * A refresh token works once, so one tab at a time may use it. Null when the person has to sign in again; the pair
 * is forgotten then. A failure of the network is thrown and costs nothing.
 */
export function refreshTokens(refusedToken: string, { store, exclusively, requestPair }: RefreshParts) {
  return exclusively(async () => {
    const stored = store.read();
    if (stored === null) return null;
    if (stored.accessToken !== refusedToken) return stored.accessToken;

    const pair = stored.refreshToken === '' ? null : await requestPair(stored.refreshToken);
    if (pair === null) {
      store.clear();
      return null;
    }
    store.save(pair);
    return pair.accessToken;
  });
}
