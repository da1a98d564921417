import { sessionEndpoints } from '@perigee/core/community/session/endpoints';
import { ApiError } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { send } from './send.ts';
import { refreshTokens } from '../session/refresh-tokens.ts';
import { announceSession } from '../session/session-store.ts';
import { tokenStore } from '../session/token-store.ts';

/**
 * Fetches with the person's access token; on a 401, refreshes it once and retries. The platform also answers 401 for a
 * missing scope, so a second 401 is returned as it is.
 */
export async function authorizedFetch(apiUrl: string, url: string, init: RequestInit): Promise<Response> {
  const token = tokenStore.read()?.accessToken;
  if (token === undefined) throw new ApiError(401, 'unauthorized', 'Not signed in');

  const first = await (takeEarlyAnswer(token, url, init) ?? fetchWith(token, url, init));
  if (first.status !== 401) return first;

  const freshToken = await renew(apiUrl, token);
  return freshToken === null ? first : fetchWith(freshToken, url, init);
}

function fetchWith(token: string, url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(url, { ...init, headers });
}

async function renew(apiUrl: string, refusedToken: string): Promise<string | null> {
  const token = await refreshTokens(refusedToken, {
    store: tokenStore,
    exclusively: (work) => navigator.locks.request('perigee-token-refresh', work),
    requestPair: async (refreshToken) => {
      try {
        return await send(apiUrl, sessionEndpoints.refresh, { body: { refreshToken } }, fetch);
      } catch (error) {
        if (error instanceof ApiError && isRefusal(error.status)) return null;
        throw error;
      }
    },
  });
  if (token === null) announceSession({ status: 'guest' });
  return token;
}

/** Whether the platform rejected this refresh token, as opposed to not answering. */
function isRefusal(status: number): boolean {
  return status === 400 || status === 401;
}
