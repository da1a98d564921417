import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { hash } from 'node:crypto';
import type { TokenPair } from '@perigee/core/community/session/endpoints';
import type { Bus } from '../../../bus/bus.ts';
import { type CacheCounts, createLoadingCache } from '../../../cache/loading-cache.ts';
import type { OAuth } from '../../../discord/oauth.ts';
import { PlatformError } from '../../../discord/platform-error.ts';
import type { UserApi } from '../../../discord/user-api.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { KnownTokens } from './known-tokens.ts';
import type { TokenGuesses } from './token-guesses.ts';

export interface SessionService {
  /**
   * Identifies the owner of a token.
   * @param client The sender, by whom unknown tokens are counted.
   * @throws AppError `unauthorized` if the platform does not know the token or it was not issued for this application;
   * `tooManyRequests` or `unavailable` after too many unknown tokens.
   */
  identify(token: string, client?: string): Promise<Caller>;
  /** @throws AppError `signInRefused` if the code or its redirect is invalid. */
  exchange(request: { code: string; redirectURI: string; codeVerifier?: string | undefined }): Promise<TokenPair>;
  /** @throws AppError `signInRefused` if the refresh token is no longer valid. */
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Revokes the token at the platform and drops it from every process's cache. */
  revoke(token: string): Promise<void>;
}

/** How long the platform's answer about a token is cached at most, in milliseconds (docs/rules/sign-in.md#tokens). */
const CONFIRMED_MS = RETENTION_MS.confirmedTokens;
const SESSIONS_MAX = 50_000;

/** Minimum length and characters of the platform's tokens; anything else is refused without asking. */
const TOKEN = /^[\w.-]{20,512}$/;

/** Invalid tokens are cached as well, so that a flood of them does not become a flood of API calls. */
type Confirmation = { caller: Omit<Caller, 'token'>; expiresAt: number } | { caller: null };

interface SessionDependencies {
  userApi: UserApi;
  oauth: OAuth;
  bus: Bus;
  guesses: TokenGuesses;
  knownTokens: KnownTokens;
  /** Allowed redirect URIs of a sign-in. */
  redirects: readonly string[];
}

/** Creates the service that identifies callers, exchanges codes, and refreshes and revokes tokens. */
export function createSessionService(dependencies: SessionDependencies): SessionService & CacheCounts {
  const { oauth, bus, knownTokens, redirects } = dependencies;
  const confirmations = createLoadingCache<Confirmation>({
    max: SESSIONS_MAX,
    ttlMs: (confirmation) =>
      confirmation.caller === null ? CONFIRMED_MS : Math.min(CONFIRMED_MS, confirmation.expiresAt - Date.now()),
  });
  bus.subscribe('session', confirmations.drop);
  bus.onGap(confirmations.clear);

  return {
    async identify(token, client = '') {
      if (!TOKEN.test(token)) throw notValid();
      // Keyed by a hash, so that memory dumps and logged keys reveal no token.
      const { caller } = await confirmations.get(hashOf(token), () => confirm(dependencies, token, client));
      if (caller === null) throw notValid();
      return { ...caller, token };
    },

    async exchange({ code, redirectURI, codeVerifier }) {
      if (!redirects.includes(redirectURI)) {
        throw new AppError('signInRefused', 'The redirect address of the sign-in is not registered');
      }
      const grant = { code, redirectUri: redirectURI, ...(codeVerifier && { codeVerifier }) };
      return signIn(knownTokens, oauth.exchangeCode(grant));
    },

    refresh: (refreshToken) => signIn(knownTokens, oauth.refresh(refreshToken)),

    async revoke(token) {
      await oauth.revoke(token);
      await bus.publish('session', hashOf(token));
    },

    usage: confirmations.usage,
  };
}

/** Asks the platform, unless too many unknown tokens were checked recently. */
async function confirm(
  { userApi, guesses, knownTokens }: SessionDependencies,
  token: string,
  client: string,
): Promise<Confirmation> {
  const key = hashOf(token);
  if (await knownTokens.has(key)) return requestConfirmation(userApi, token);
  const claimed = await guesses.claim(client);
  const confirmation = await requestConfirmation(userApi, token).catch(async (error: unknown) => {
    await claimed.giveBack();
    throw error;
  });
  if (confirmation.caller !== null) await Promise.all([knownTokens.add(key), claimed.giveBack()]);
  return confirmation;
}

async function requestConfirmation(userApi: UserApi, token: string): Promise<Confirmation> {
  try {
    const { user, scopes, expires } = await userApi.currentAuthorization(token);
    return { caller: { userId: user.id, username: user.username, scopes }, expiresAt: expires.getTime() };
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'unauthorized') return { caller: null };
    throw error;
  }
}

async function signIn(knownTokens: KnownTokens, tokens: Promise<TokenPair>): Promise<TokenPair> {
  try {
    const pair = await tokens;
    await knownTokens.add(hashOf(pair.accessToken));
    return pair;
  } catch (error) {
    if (error instanceof PlatformError && (error.kind === 'refused' || error.kind === 'unauthorized')) {
      throw new AppError('signInRefused', 'Discord rejected this sign-in, start again', { cause: error });
    }
    throw error;
  }
}

function notValid(): AppError {
  return new AppError('unauthorized', 'Your sign-in is no longer valid');
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
