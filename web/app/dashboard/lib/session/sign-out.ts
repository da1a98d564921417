import { sessionEndpoints } from '@perigee/core/session/endpoints';
import type { Call } from '../../../lib/api/use-api.ts';
import { announceSession } from '../../../lib/session/session-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';

/**
 * Revokes the token and forgets the pair. Throws, with the pair kept, when the revoke did not succeed
 * (docs/rules/sign-in.md#way-out).
 */
export async function signOut(call: Call): Promise<void> {
  await call(sessionEndpoints.revoke, {});
  tokenStore.clear();
  announceSession({ status: 'guest' });
}
