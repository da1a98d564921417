import { now } from '../base/clock.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from '../platform/platform.ts';
import type { AuthorizationCode, TokenGrant } from '../state/token-grants.ts';

/** How long an authorization code is valid. RFC 6749 allows at most ten minutes. */
const CODE_LIFETIME_MS = 10 * 60_000;

/** Issues a token pair; it is on disk before it is returned, so that killing the process logs nobody out. */
export function issueTokens(platform: Platform, userId: string, scopes: string[]): TokenGrant {
  const grant: TokenGrant = {
    accessToken: randomBytes(24).toString('base64url'),
    refreshToken: randomBytes(24).toString('base64url'),
    applicationId: platform.application.id,
    userId,
    scopes,
    expiresAt: now() + platform.tokenLifetimeSeconds * 1_000,
  };
  platform.world.grants.push(grant);
  platform.stateFile.flush();
  return grant;
}

/** Exchanges a refresh token for a new pair and revokes the old one. Undefined if the application has no such token. */
export function rotateTokens(platform: Platform, refreshToken: string): TokenGrant | undefined {
  const { world } = platform;
  const grant = world.grants.find((entry) => entry.refreshToken === refreshToken && isOwn(platform, entry));
  if (grant === undefined) return undefined;
  world.grants = world.grants.filter((entry) => entry !== grant);
  return issueTokens(platform, grant.userId, grant.scopes);
}

/** Revokes the application's pair that contains the token, access or refresh. */
export function revokeTokens(platform: Platform, token: string): void {
  const { world } = platform;
  world.grants = world.grants.filter(
    (grant) => !isOwn(platform, grant) || (grant.accessToken !== token && grant.refreshToken !== token),
  );
  platform.stateFile.flush();
}

/** Stores a consent and returns the authorization code for it. */
export function issueCode(
  platform: Platform,
  consent: Omit<AuthorizationCode, 'code' | 'applicationId' | 'expiresAt'>,
): string {
  const code = randomBytes(15).toString('base64url');
  const { world } = platform;
  const current = world.codes.filter(({ expiresAt }) => expiresAt > now());
  world.codes = [
    ...current,
    { ...consent, code, applicationId: platform.application.id, expiresAt: now() + CODE_LIFETIME_MS },
  ];
  platform.stateFile.flush();
  return code;
}

/** Uses up the code; undefined if it is unknown, used, expired or of another application. */
export function redeemCode(platform: Platform, code: string): AuthorizationCode | undefined {
  const { world } = platform;
  const consent = world.codes.find((entry) => entry.code === code && isOwn(platform, entry));
  world.codes = world.codes.filter((entry) => entry !== consent);
  platform.stateFile.touch();
  return consent !== undefined && consent.expiresAt > now() ? consent : undefined;
}

/**
 * Whether the verifier matches the challenge (RFC 7636, S256). A verifier without a challenge means that the code was
 * swapped for one of another sign-in (RFC 9700, 2.1.1).
 */
export function provesChallenge(codeChallenge: string | null, verifier: string | undefined): boolean {
  if (codeChallenge === null) return verifier === undefined;
  if (verifier === undefined) return false;
  return createHash('sha256').update(verifier).digest('base64url') === codeChallenge;
}

function isOwn({ applications, application }: Platform, { applicationId }: { applicationId?: string }): boolean {
  return (applicationId ?? applications.list()[0]?.id) === application.id;
}
