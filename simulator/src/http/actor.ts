import { now } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { ApiError } from './api-error.ts';
import type { Access } from './router.ts';

/** On whose behalf a call is made. */
export type Actor =
  | { kind: 'bot'; userId: string }
  | { kind: 'person'; userId: string; scopes: string[]; accessToken: string; expiresAt: number }
  | { kind: 'nobody'; userId: '' };

const NOBODY: Actor = { kind: 'nobody', userId: '' };

/** Reads the authorization header; an unknown, expired or revoked token is nobody. */
export function readActor(platform: Platform, authorization: string | undefined): Actor {
  const [scheme, token] = authorization?.split(' ') ?? [];
  if (token === undefined) return NOBODY;
  if (scheme === 'Bot') {
    const application = platform.applications.ofBot(token);
    return application === undefined ? NOBODY : { kind: 'bot', userId: application.id };
  }
  if (scheme !== 'Bearer') return NOBODY;

  const grant = platform.world.grants.find((entry) => entry.accessToken === token);
  if (grant === undefined || grant.expiresAt <= now()) return NOBODY;
  return { kind: 'person', userId: grant.userId, scopes: grant.scopes, accessToken: token, expiresAt: grant.expiresAt };
}

/** Refuses who may not call the route: 401 as the platform answers for a wrong token and for a missing scope. */
export function assertAccess(actor: Actor, access: Access): void {
  if (access === 'open') return;
  if (actor.kind === 'nobody') throw new ApiError('unauthorized');
  if (access === 'any') return;
  if (access === 'bot') {
    if (actor.kind !== 'bot') throw new ApiError('unauthorized');
    return;
  }
  if (actor.kind === 'bot') {
    if (!access.orBot) throw new ApiError('botsNotAllowed');
    return;
  }
  if (!actor.scopes.includes(access.scope)) throw new ApiError('unauthorized');
}
