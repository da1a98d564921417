import type { TokenPair } from '@perigee/core/community/session/endpoints';
import type { TokenStore } from './token-store.ts';

interface RefreshParts {
  store: Pick<TokenStore, 'read' | 'save' | 'clear'>;
  /** Runs the work while no other tab of this browser does. */
  exclusively: (work: () => Promise<string | null>) => Promise<string | null>;
  /** Exchanges the refresh token for a new pair; null when it is refused for good. */
  requestPair: (refreshToken: string) => Promise<TokenPair | null>;
}

/**
 * Gets a working access token after one was refused: from the pair another tab has refreshed meanwhile, or by a
 * refresh. A refresh token works once, so only one tab at a time may use it. Null when the person has to sign in again;
 * the pair is then deleted. A network failure is thrown and keeps the pair.
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
