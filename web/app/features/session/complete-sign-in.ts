import { loginRedirect } from '@perigee/core/site/platform-links';
import { sessionEndpoints } from '@perigee/core/session/endpoints';
import type { SiteConfig } from '@perigee/core/site/site-config';
import { send } from '../../lib/api/send.ts';
import { takeSecrets } from '../../lib/session/sign-in-secrets.ts';
import { tokenStore } from '../../lib/session/token-store.ts';

/**
 * Redeems what the platform sent the person back with. False when they refused, when the state is not the one this
 * tab sent out, or when the code is not accepted.
 */
export async function completeSignIn(site: SiteConfig, answer: URLSearchParams): Promise<boolean> {
  const code = answer.get('code');
  const secrets = takeSecrets();
  if (code === null || secrets === null || answer.get('state') !== secrets.state) return false;

  try {
    const body = { code, redirectURI: loginRedirect(site), codeVerifier: secrets.verifier };
    tokenStore.save(await send(site.apiUrl, sessionEndpoints.exchange, { body }, fetch));
    return true;
  } catch {
    return false;
  }
}
