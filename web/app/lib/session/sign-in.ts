import { loginUrl } from '@perigee/core/site/platform-links';
import type { SiteConfig } from '@perigee/core/site/site-config';
import { storeReturn, storeSecrets } from './sign-in-secrets.ts';

/**
 * Sends the person to the platform's consent page, with a one-use state and a PKCE challenge (docs/rules/sign-in.md#way-in).
 * They come back to `returnTo`, a path of the site, or to their own page.
 */
export async function beginSignIn(site: SiteConfig, returnTo: string | null = null): Promise<void> {
  const state = randomText();
  const verifier = randomText();
  storeSecrets({ state, verifier });
  storeReturn(returnTo);
  window.location.assign(loginUrl(site, { state, codeChallenge: await challengeOf(verifier) }));
}

/** 43 characters from 256 random bits, the minimum PKCE requires (RFC 7636, 4.1). */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The S256 challenge of a PKCE verifier (RFC 7636, 4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
