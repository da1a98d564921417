import type { Access } from '@perigee/core/http/endpoint';
import type { ErrorCode } from '@perigee/core/http/errors';
import type { Tab } from '@perigee/core/tabs/tabs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { clientOf } from './limits/client-address.ts';
import { bearerToken, type Caller, callerOf } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** See `possibleErrors`. */
    errors?: readonly ErrorCode[];
    /** As how many calls it counts. */
    weight?: number;
  }
}

/**
 * Who a token belongs to.
 * @param client Where it came from, see `clientOf`.
 * @throws AppError `unauthorized` when the platform does not know it.
 */
export type Identify = (token: string, client: string) => Promise<Caller>;

/** Kinds of access that ask for more than a sign-in. A tab is a matter of those who edit the guild. */
type CheckedAccess = Exclude<Access, 'public' | 'signedIn' | { tab: Tab }>;

/**
 * Lets a caller through or throws AppError: `forbidden`, or `notFound` when the guild is not one of the caller's. `tab` null
 * asks for any tab of the settings.
 */
type AccessCheck = (caller: Caller, request: FastifyRequest, tab: Tab | null) => Promise<void> | undefined;

export type AccessChecks = { readonly [Kind in CheckedAccess]?: AccessCheck };

/** Who is who, and who may do what; the frame asks, features know. */
export interface AccessRules {
  identify: Identify;
  checks: AccessChecks;
}

/**
 * Holds every route to the access its contract names, before its body is read. A route without one is refused.
 * @param known Adds what is to happen once it is known who calls, and before their right is looked at.
 */
export function guardAccess(app: FastifyInstance, rules: AccessRules, known: () => void): void {
  app.decorateRequest('caller', null);

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'public' || request.is404) return;
    if (access === undefined) throw closedToAll();

    const token = bearerToken(request);
    if (token === null) throw new AppError('unauthorized', 'Sign in first');
    request.caller = await rules.identify(token, clientOf(request.ip));
  });

  known();

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'public' || access === 'signedIn' || request.is404) return;
    if (access === undefined) throw closedToAll();
    await requireRight(rules, access, request);
  });
}

/** Refuses what no feature decides on, as it does a route without access. */
function requireRight(
  { checks }: AccessRules,
  access: Exclude<Access, 'public' | 'signedIn'>,
  request: FastifyRequest,
): Promise<void> | undefined {
  const [kind, tab] = typeof access === 'string' ? ([access, null] as const) : (['guildEditor', access.tab] as const);
  const check = checks[kind];
  if (check === undefined) throw closedToAll();
  return check(callerOf(request), request, tab);
}

function closedToAll(): AppError {
  return new AppError('forbidden', 'This call is not open to anyone');
}

/** The guild in the path. Something that is no id can be no guild of anyone's, and is answered so. */
export function guildIdOfRequest({ params }: FastifyRequest): string {
  const guildId = typeof params === 'object' && params !== null && 'guildId' in params ? params.guildId : null;
  if (typeof guildId === 'string' && /^\d{1,20}$/.test(guildId)) return guildId;
  throw new AppError('notFound', 'No such server');
}
