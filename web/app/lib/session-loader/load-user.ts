import type { SiteConfig } from '@perigee/core/site/site-config';
import { userSchema } from '@perigee/core/community/session/user';
import * as z from 'zod/mini';
import { authorizedFetch } from '../api/authorized-fetch.ts';
import { ownUserAddress } from '../session/own-user-address.ts';
import type { Session } from '../session/session-store.ts';

/** Asks the platform whose the stored token is, refreshing it if it has expired (docs/rules/sign-in.md#way-in). */
export async function loadUser(site: SiteConfig): Promise<Session> {
  try {
    const response = await authorizedFetch(site.apiUrl, ownUserAddress(site), {});
    if (response.status === 401) return { status: 'guest' };
    if (!response.ok) return { status: 'unknown' };
    return { status: 'user', user: z.parse(userSchema, await response.json()) };
  } catch {
    return { status: 'unknown' };
  }
}
