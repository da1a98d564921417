import { ApiError } from './api-error.ts';

/** The identity a call is made with. */
export type Actor =
  | { kind: 'bot'; userId: string }
  | {
      kind: 'person';
      userId: string;
      applicationId: string | undefined;
      scopes: string[];
      accessToken: string;
      expiresAt: number;
    }
  | { kind: 'nobody'; userId: '' };

/** Who may call a route: the bot, a person with a scope, either of them, or anybody. */
export type Access = 'bot' | 'open' | 'any' | { scope: string; orBot: boolean };

/** Refuses callers without access to the route; like the platform, with 401 for a bad token and for a missing scope. */
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
