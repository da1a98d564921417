import { loginRedirect } from '@perigee/core/site/platform-links';
import { sessionEndpoints } from '@perigee/core/community/session/endpoints';
import type { SiteConfig } from '@perigee/core/site/site-config';
import { ApiError } from '../../lib/api/api-error.ts';
import { send } from '../../lib/api/send.ts';
import { takeSecrets } from '../../lib/session/sign-in-secrets.ts';
import { tokenStore } from '../../lib/session/token-store.ts';

/**
 * The outcome of a sign-in: `refused` on the consent page; `foreign` if this tab did not start it, or has started
 * another one since; `away` if the platform or this server did not answer; `expired` if the code was not accepted.
 */
export type SignInOutcome = 'done' | 'refused' | 'foreign' | 'away' | 'expired';

/** Redeems the code the platform returned the person with. */
export async function completeSignIn(site: SiteConfig, answer: URLSearchParams): Promise<SignInOutcome> {
  const code = answer.get('code');
  const secrets = takeSecrets();
  if (secrets === null || answer.get('state') !== secrets.state) return 'foreign';
  if (code === null) return 'refused';

  try {
    const body = { code, redirectURI: loginRedirect(site), codeVerifier: secrets.verifier };
    tokenStore.save(await send(site.apiUrl, sessionEndpoints.exchange, { body }, fetch));
    return 'done';
  } catch (error) {
    return error instanceof ApiError && error.status < 500 && error.status !== 429 ? 'expired' : 'away';
  }
}
