import { DiscordAPIError } from '@discordjs/rest';
import { holds } from '@perigee/core/base/permissions/permissions';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import type { GuildDescription } from '../../community/index.ts';
import type { Grant, GrantProblem, RoleChange } from './grant.ts';
import type { GrantDeps } from './grant-deps.ts';

/** The member's current roles; null if they are not in the guild. */
export async function rolesNow({ api }: BotContext, guildId: string, userId: string): Promise<string[] | null> {
  const member = await ignoreErrorCodes([Code.UnknownMember, Code.UnknownUser], api.guilds.getMember(guildId, userId));
  return member?.roles ?? null;
}

/** Roles that other grants in force gave the member too. */
export async function rolesHeldElsewhere({ db, store }: GrantDeps, grant: Grant): Promise<Set<string>> {
  const others = await store.others(db, grant);
  return new Set(others.flatMap(({ changed }) => changed?.give ?? []));
}

/** The part of the change that is not in place yet. */
export function missingOf({ give, take }: RoleChange, currentRoles: readonly string[]): RoleChange {
  return {
    give: give.filter((roleId) => !currentRoles.includes(roleId)),
    take: take.filter((roleId) => currentRoles.includes(roleId)),
  };
}

/**
 * Checks whether a role change is certain to be refused. Such calls are skipped because the platform counts refusals
 * against the host's IP address.
 */
export function roleChangeProblem({ bot, roles }: GuildDescription, roleId: string): GrantProblem | null {
  if (!roles.some(({ id }) => id === roleId)) return { why: 'gone', roleId };
  if (!holds(bot.permissions, 'ManageRoles')) return { why: 'rights', roleId };
  return bot.canGive(roleId) ? null : { why: 'above', roleId };
}

/** The member whose roles change, and the audit log reason. */
interface RoleWork {
  ctx: BotContext;
  guildId: string;
  userId: string;
  reason: string;
}

/** The context for changing the roles of a grant's member. */
export async function workOf(ctx: BotContext, { guildId, userId }: Grant): Promise<RoleWork> {
  const { language } = await ctx.settings.get(guildId);
  return { ctx, guildId, userId, reason: m.role_grant_reason({}, { locale: language.interface }) };
}

/** Makes a change of a grant's roles; none of it if the platform is certain to refuse a part. */
export async function changeUnlessRefused(
  guild: GuildDescription,
  ctx: BotContext,
  grant: Grant,
  change: RoleChange,
): Promise<GrantProblem | null> {
  for (const roleId of [...change.give, ...change.take]) {
    const problem = roleChangeProblem(guild, roleId);
    if (problem !== null) return problem;
  }
  return changeRoles(await workOf(ctx, grant), change);
}

/**
 * Gives and takes roles one by one; the platform ignores changes that are already in place. Stops at the first refusal
 * and returns it.
 * @throws if a retry may help.
 */
export async function changeRoles(
  { ctx, guildId, userId, reason }: RoleWork,
  { give, take }: RoleChange,
): Promise<GrantProblem | null> {
  const { guilds } = ctx.api;
  for (const roleId of give) {
    const problem = await refusedFor(roleId, guilds.addRoleToMember(guildId, userId, roleId, { reason }));
    if (problem !== null) return problem;
  }
  for (const roleId of take) {
    const problem = await refusedFor(roleId, guilds.removeRoleFromMember(guildId, userId, roleId, { reason }));
    if (problem !== null) return problem;
  }
  return null;
}

async function refusedFor(roleId: string, call: Promise<unknown>): Promise<GrantProblem | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    const { code, status } = error;
    if (code === Code.UnknownRole) return { why: 'gone', roleId };
    if (code === Code.UnknownMember || code === Code.UnknownUser) return { why: 'left', roleId: null };
    if (code === Code.MissingPermissions || code === Code.MissingAccess) return { why: 'above', roleId };
    if (status >= 400 && status < 500) return { why: 'platform', roleId };
    throw error;
  }
}
