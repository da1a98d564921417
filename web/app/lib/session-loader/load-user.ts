import type { SiteConfig } from '@perigee/core/site/site-config';
import { userSchema } from '@perigee/core/session/user';
import * as z from 'zod/mini';
import { authorizedFetch } from '../api/authorized-fetch.ts';
import type { Session } from '../session/session-store.ts';

/**
 * Asks the platform who the stored token belongs to, with a refreshed one if the stored one has run out
 * (docs/rules/sign-in.md#way-in).
 */
export async function loadUser({ apiUrl, platformApiUrl }: SiteConfig): Promise<Session> {
  try {
    const response = await authorizedFetch(apiUrl, `${platformApiUrl}/users/@me`, {});
    if (response.status === 401) return { status: 'guest' };
    if (!response.ok) return { status: 'unknown' };
    return { status: 'user', user: z.parse(userSchema, await response.json()) };
  } catch {
    return { status: 'unknown' };
  }
}
