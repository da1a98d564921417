import { now } from '../base/clock.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../protocol/access.ts';

const NOBODY: Actor = { kind: 'nobody', userId: '' };

/** Reads the authorization header; an unknown, expired or revoked token counts as not signed in. */
export function readActor(platform: Platform, authorization: string | undefined): Actor {
  const [scheme, token] = authorization?.split(' ') ?? [];
  if (token === undefined) return NOBODY;
  if (scheme === 'Bot') {
    const application = platform.applications.ofBot(token);
    return application === undefined ? NOBODY : { kind: 'bot', userId: application.id };
  }
  if (scheme !== 'Bearer') return NOBODY;

  const grant = platform.world.grants.findLast((entry) => entry.accessToken === token);
  if (grant === undefined || grant.expiresAt <= now()) return NOBODY;
  const { userId, applicationId, scopes, expiresAt } = grant;
  return { kind: 'person', userId, applicationId, scopes, accessToken: token, expiresAt };
}
