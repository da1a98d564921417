import type { Access } from '@perigee/core/http/endpoint';
import type { ErrorCode } from '@perigee/core/http/errors';
import type { Tab } from '@perigee/core/tabs/tabs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { bearerToken, type Caller, callerOf } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** See `possibleErrors`. */
    errors?: readonly ErrorCode[];
  }
}

/** Who is who, and who may do what; the frame asks, features know. */
export interface AccessRules {
  /** @throws AppError `unauthorized` when the platform does not know the token. */
  identify(token: string): Promise<Caller>;
  /** These throw AppError `forbidden`, or `notFound` when the guild is not one of the caller's. */
  requireMember(caller: Caller, guildId: string): Promise<void> | undefined;
  requireOwner(caller: Caller, guildId: string): Promise<void>;
  requireManager(caller: Caller, guildId: string): Promise<void> | undefined;
  /** `tab` null asks for any tab of the settings. */
  requireEditor(caller: Caller, guildId: string, tab: Tab | null): Promise<void> | undefined;
  /** Who may ban in the support community. */
  requireReviewer(caller: Caller): Promise<void>;
}

/** Holds every route to the access its contract names, before its body is read. A route without one is refused. */
export function guardAccess(app: FastifyInstance, rules: AccessRules): void {
  app.decorateRequest('caller', null);

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'public' || request.is404) return;
    if (access === undefined) throw new AppError('forbidden', 'This call is not open to anyone');

    const token = bearerToken(request);
    if (token === null) throw new AppError('unauthorized', 'Sign in first');
    request.caller = await rules.identify(token);

    if (access !== 'signedIn') await requireRight(rules, access, request);
  });
}

type GuildAccess = Exclude<Access, 'public' | 'signedIn'>;

function requireRight(rules: AccessRules, access: GuildAccess, request: FastifyRequest): Promise<void> | undefined {
  const caller = callerOf(request);
  if (access === 'appealReviewer') return rules.requireReviewer(caller);
  const guildId = guildIdOf(request);
  if (access === 'guildMember') return rules.requireMember(caller, guildId);
  if (access === 'guildOwner') return rules.requireOwner(caller, guildId);
  if (access === 'guildManager') return rules.requireManager(caller, guildId);
  return rules.requireEditor(caller, guildId, access === 'guildEditor' ? null : access.tab);
}

/** The guild in the path. Something that is no id can be no guild of anyone's, and is answered so. */
function guildIdOf({ params }: FastifyRequest): string {
  const guildId = typeof params === 'object' && params !== null && 'guildId' in params ? params.guildId : null;
  if (typeof guildId === 'string' && /^\d{1,20}$/.test(guildId)) return guildId;
  throw new AppError('notFound', 'No such server');
}
