import { hash } from 'node:crypto';
import type { TokenPair } from '@perigee/core/session/endpoints';
import type { Bus } from '../../bus/bus.ts';
import { createLoadingCache } from '../../cache/loading-cache.ts';
import type { OAuth } from '../../discord/oauth.ts';
import { PlatformError } from '../../discord/platform-error.ts';
import type { UserApi } from '../../discord/user-api.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';

export interface SessionService {
  /** Who the token belongs to. @throws AppError `unauthorized` when the platform does not know it or it is not ours. */
  identify(token: string): Promise<Caller>;
  /** @throws AppError `signInRefused` when the code or its redirect is not good. */
  exchange(request: { code: string; redirectURI: string; codeVerifier?: string | undefined }): Promise<TokenPair>;
  /** @throws AppError `signInRefused` when the refresh token is not good any more. */
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Ends the token on the platform, and here in every process. */
  revoke(token: string): Promise<void>;
}

/** Longest time an answer of the platform about a token is believed, in milliseconds (decisions, "Wire"). */
const CONFIRMED_MS = 60_000;
const SESSIONS_MAX = 50_000;

/** Either who it is or the certainty that it is nobody: a stream of bad tokens must not become a stream of calls. */
type Confirmation = { caller: Omit<Caller, 'token'>; expiresAt: number } | { caller: null };

interface SessionDependencies {
  userApi: UserApi;
  oauth: OAuth;
  bus: Bus;
  /** The addresses a sign-in may come back to. */
  redirects: readonly string[];
}

export function createSessionService({ userApi, oauth, bus, redirects }: SessionDependencies): SessionService {
  const confirmations = createLoadingCache<Confirmation>({
    max: SESSIONS_MAX,
    ttlMs: (confirmation) =>
      confirmation.caller === null ? CONFIRMED_MS : Math.min(CONFIRMED_MS, confirmation.expiresAt - Date.now()),
  });
  bus.subscribe('session', confirmations.drop);
  bus.onGap(confirmations.clear);

  return {
    async identify(token) {
      // Kept under a hash, so that a memory dump or a log of keys gives no token away.
      const { caller } = await confirmations.get(hashOf(token), () => confirm(userApi, token));
      if (caller === null) throw new AppError('unauthorized', 'Your sign-in is not valid any more');
      return { ...caller, token };
    },

    async exchange({ code, redirectURI, codeVerifier }) {
      if (!redirects.includes(redirectURI)) {
        throw new AppError('signInRefused', 'The sign-in came back to an address that is not ours');
      }
      return signIn(oauth.exchangeCode({ code, redirectUri: redirectURI, ...(codeVerifier && { codeVerifier }) }));
    },

    refresh: (refreshToken) => signIn(oauth.refresh(refreshToken)),

    async revoke(token) {
      await oauth.revoke(token);
      await bus.publish('session', hashOf(token));
    },
  };
}

async function confirm(userApi: UserApi, token: string): Promise<Confirmation> {
  try {
    const { user, scopes, expires } = await userApi.currentAuthorization(token);
    return { caller: { userId: user.id, username: user.username, scopes }, expiresAt: expires.getTime() };
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'unauthorized') return { caller: null };
    throw error;
  }
}

async function signIn(tokens: Promise<TokenPair>): Promise<TokenPair> {
  try {
    return await tokens;
  } catch (error) {
    if (error instanceof PlatformError && (error.kind === 'refused' || error.kind === 'unauthorized')) {
      throw new AppError('signInRefused', 'The platform refused this sign-in, start it again', { cause: error });
    }
    throw error;
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
