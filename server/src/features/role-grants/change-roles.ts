import { DiscordAPIError } from '@discordjs/rest';
import { holds } from '@perigee/core/permissions/permissions';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../bot/bot-context.ts';
import { forgiving } from '../../discord/forgiving.ts';
import type { GuildDescription } from '../directory/index.ts';
import type { Grant, GrantProblem, RoleChange } from './grant.ts';

/** The member's roles, or null where they are not here. */
export async function rolesNow({ api }: BotContext, guildId: string, userId: string): Promise<string[] | null> {
  const member = await forgiving([Code.UnknownMember, Code.UnknownUser], api.guilds.getMember(guildId, userId));
  return member?.roles ?? null;
}

/** What can only be refused is not asked for: refusals are counted against the host's address. */
export function roleChangeProblem({ bot, roles }: GuildDescription, roleId: string): GrantProblem | null {
  if (!roles.some(({ id }) => id === roleId)) return { why: 'gone', roleId };
  if (!holds(bot.permissions, 'ManageRoles')) return { why: 'rights', roleId };
  return bot.canGive(roleId) ? null : { why: 'above', roleId };
}

/** Whom roles are given to and taken from, and with which reason in the audit log. */
interface RoleWork {
  ctx: BotContext;
  guildId: string;
  userId: string;
  reason: string;
}

/** What a grant still has to change of a member's roles. */
export async function workOf(ctx: BotContext, { guildId, userId }: Grant): Promise<RoleWork> {
  const { language } = await ctx.settings.get(guildId);
  return { ctx, guildId, userId, reason: m.role_grant_reason({}, { locale: language.interface }) };
}

/**
 * Gives and takes roles one by one; the platform drops what is so already. Answers the first that it refuses.
 * @throws where another try may help.
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
