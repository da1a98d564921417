import { sessionEndpoints } from '@perigee/core/community/session/endpoints';
import type { Call } from '../../../lib/api/use-api.ts';
import { announceSession } from '../../../lib/session/session-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';

/**
 * Revokes the token and deletes the pair. Throws and keeps the pair when the revocation fails
 * (docs/rules/sign-in.md#way-out).
 */
export async function signOut(call: Call): Promise<void> {
  await call(sessionEndpoints.revoke, {});
  tokenStore.clear();
  announceSession({ status: 'guest' });
}
