import type { Access } from '@perigee/core/base/http/endpoint';
import type { ErrorCode } from '@perigee/core/base/http/errors';
import type { Tab } from '@perigee/core/base/tabs/tabs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { clientOf } from './limits/client-address.ts';
import { bearerToken, type Caller, callerOf } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** See `possibleErrors`. */
    errors?: readonly ErrorCode[];
    /** How many calls it counts as in the rate limit. */
    weight?: number;
  }
}

/**
 * Resolves whose token it is.
 * @param client The caller's address, see `clientOf`.
 * @throws AppError `unauthorized` when the platform does not accept it.
 */
export type Identify = (token: string, client: string) => Promise<Caller>;

/** Kinds of access that need more than a sign-in. A settings tab is checked as part of `guildEditor`. */
type CheckedAccess = Exclude<Access, 'public' | 'signedIn' | { tab: Tab }>;

/**
 * Lets a caller through or throws AppError: `forbidden`, or `notFound` when the guild is not one of the caller's. `tab`
 * null stands for any tab of the settings.
 */
type AccessCheck = (caller: Caller, request: FastifyRequest, tab: Tab | null) => Promise<void> | undefined;

export type AccessChecks = { readonly [Kind in CheckedAccess]?: AccessCheck };

/** Authentication and authorisation, which the frame enforces and features implement. */
export interface AccessRules {
  identify: Identify;
  checks: AccessChecks;
}

/**
 * Enforces the access each route's contract names, before its body is read. A route without one is refused.
 * @param known Adds hooks that run once the caller is known and before their rights are checked.
 */
export function guardAccess(app: FastifyInstance, rules: AccessRules, known: () => void): void {
  app.decorateRequest('caller', null);

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'public' || request.is404) return;
    if (access === undefined) throw closedError();

    const token = bearerToken(request);
    if (token === null) throw new AppError('unauthorized', 'Sign in first');
    request.caller = await rules.identify(token, clientOf(request.ip));
  });

  known();

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'public' || access === 'signedIn' || request.is404) return;
    if (access === undefined) throw closedError();
    await requireRight(rules, access, request);
  });
}

/** Checks a right. An access kind without a check is refused, like a route without access. */
function requireRight(
  { checks }: AccessRules,
  access: Exclude<Access, 'public' | 'signedIn'>,
  request: FastifyRequest,
): Promise<void> | undefined {
  const [kind, tab] = typeof access === 'string' ? ([access, null] as const) : (['guildEditor', access.tab] as const);
  const check = checks[kind];
  if (check === undefined) throw closedError();
  return check(callerOf(request), request, tab);
}

function closedError(): AppError {
  return new AppError('forbidden', 'You cannot use this endpoint');
}

/** The guild id in the path. Anything that is not an id is answered like a guild the caller is not in. */
export function guildIdOfRequest({ params }: FastifyRequest): string {
  const guildId = typeof params === 'object' && params !== null && 'guildId' in params ? params.guildId : null;
  if (typeof guildId === 'string' && /^\d{1,20}$/.test(guildId)) return guildId;
  throw new AppError('notFound', 'No such server');
}
