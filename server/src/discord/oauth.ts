import * as z from 'zod/mini';
import type { PlatformRateLimiter } from './calls/platform-rate-limiter.ts';
import { PLATFORM_VERSION, type PlatformConfig } from './platform.ts';
import { PlatformError } from './platform-error.ts';
import { platformFetch } from './platform-fetch.ts';

const tokenReplySchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** In seconds. */
  expires_in: z.number(),
  scope: z.string(),
});

export interface GrantedTokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  scopes: string[];
}

interface CodeExchange {
  code: string;
  /** Must equal the redirect URI given to the consent page. */
  redirectUri: string;
  /** PKCE (RFC 7636). */
  codeVerifier?: string | undefined;
}

/**
 * The platform's OAuth2 token endpoints (RFC 6749, RFC 7009), called with our client secret. Every failure is a
 * PlatformError; a code or refresh token the platform rejects is `refused` with the code `invalid_grant`.
 */
export function createOAuth(
  { apiUrl, clientId, clientSecret }: Omit<PlatformConfig, 'botToken'>,
  line: PlatformRateLimiter,
) {
  const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  const post = (path: string, form: Record<string, string>) =>
    platformFetch(line, `${apiUrl}/v${PLATFORM_VERSION}/oauth2/${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials.toString('base64')}` },
      body: new URLSearchParams(form),
    });

  return {
    async exchangeCode({ code, redirectUri, codeVerifier }: CodeExchange): Promise<GrantedTokens> {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      return readTokens(await post('token', codeVerifier ? { ...form, code_verifier: codeVerifier } : form));
    },

    async refresh(refreshToken: string): Promise<GrantedTokens> {
      return readTokens(await post('token', { grant_type: 'refresh_token', refresh_token: refreshToken }));
    },

    /** Revokes the whole authorization of the access token, including its refresh token. */
    async revoke(token: string): Promise<void> {
      await post('token/revoke', { token, token_type_hint: 'access_token' });
    },
  };
}

export type OAuth = ReturnType<typeof createOAuth>;

function readTokens(body: unknown): GrantedTokens {
  const parsed = z.safeParse(tokenReplySchema, body);
  if (!parsed.success) throw new PlatformError('away', { cause: parsed.error });
  const { access_token, refresh_token, expires_in, scope } = parsed.data;
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresInSeconds: expires_in,
    scopes: scope.split(' '),
  };
}
