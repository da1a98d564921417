import type { TokenPair } from '@perigee/core/community/session/endpoints';

/** The tokens' keys in the browser's storage (docs/rules/sign-in.md#tokens). */
export const ACCESS_KEY = 'token';
const REFRESH_KEY = 'refreshToken';

type PairStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The token pair of this browser, shared by all its tabs. */
export function createTokenStore(storage: () => PairStorage) {
  return {
    read(): TokenPair | null {
      const accessToken = storage().getItem(ACCESS_KEY);
      if (accessToken === null) return null;
      return { accessToken, refreshToken: storage().getItem(REFRESH_KEY) ?? '' };
    },
    /** The refresh token is written first: another tab that sees the new access token must find its counterpart. */
    save({ accessToken, refreshToken }: TokenPair): void {
      storage().setItem(REFRESH_KEY, refreshToken);
      storage().setItem(ACCESS_KEY, accessToken);
    },
    clear(): void {
      storage().removeItem(ACCESS_KEY);
      storage().removeItem(REFRESH_KEY);
    },
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;

export const tokenStore = createTokenStore(() => localStorage);

/** Calls back when another tab signed in, refreshed or signed out. Returns a function that stops listening. */
export function onTokensChangedElsewhere(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === ACCESS_KEY || key === null) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
