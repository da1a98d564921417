import { now } from '../../base/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { getGuild, getPerson } from '../lookups.ts';
import {
  type ActionContext,
  assertOutranks,
  assertRight,
  banAs,
  kickAs,
  setRoleAs,
  TIMEOUT_MAX_MS,
  timeOutAs,
  unbanAs,
} from './moderation.ts';
import { guildPermissions, holds, outranksMember } from '../permissions.ts';
import type { Guild } from '../../state/state.ts';

export const ACTION_TYPES = ['ban', 'unban', 'kick', 'timeout', 'removeTimeout', 'addRole', 'removeRole'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** A moderator's manual action. */
export interface ModerationAction {
  type: ActionType;
  targetId: string;
  reason?: string | undefined;
  /** For a ban: 0 to 604,800. */
  deleteMessageSeconds?: number | undefined;
  /** For a timeout: an hour by default, at most 28 days. */
  durationMs?: number | undefined;
  /** For adding or removing a role. */
  roleId?: string | undefined;
}

const HOUR_MS = 3_600_000;

/**
 * Performs an action as that moderator, a person or another bot, with the platform's events and audit log entries.
 * Fails with 50013 without the permission or rank, with 10007 if the target is not a member, with 10026 without a ban
 * to lift.
 */
export function performAction(platform: Platform, guildId: string, actorId: string, action: ModerationAction): void {
  const guild = getGuild(platform.world, guildId);
  const targetId = getPerson(platform.world, action.targetId).id;
  const context: ActionContext = { platform, guild, actorId, targetId, reason: action.reason ?? null };
  if (action.type === 'ban') return banByHand(context, action.deleteMessageSeconds);
  if (action.type === 'unban') return unbanAs(context);
  if (action.type === 'kick') return kickAs(context);
  if (action.type === 'timeout') return timeOutAs(context, endOf(action.durationMs ?? HOUR_MS));
  if (action.type === 'removeTimeout') return timeOutAs(context, null);
  setRoleAs(context, action.roleId ?? '', action.type === 'addRole');
}

function banByHand(context: ActionContext, deleteMessageSeconds: number | undefined): void {
  const { guild, actorId, targetId } = context;
  assertRight(guild, actorId, 'BanMembers');
  if (guild.members[targetId] !== undefined) assertOutranks(guild, actorId, targetId);
  banAs(context, deleteMessageSeconds);
}

function endOf(durationMs: number): string {
  return new Date(now() + Math.min(durationMs, TIMEOUT_MAX_MS)).toISOString();
}

/** The actions the actor may take against that member, apart from roles. */
export function actionsOpenTo(guild: Guild, actorId: string, targetId: string): ActionType[] {
  if (!outranksMember(guild, actorId, targetId)) return [];
  const own = guildPermissions(guild, actorId);
  const isAdministrator = holds(guildPermissions(guild, targetId), 'Administrator');
  return [
    ...(holds(own, 'BanMembers') ? (['ban'] as const) : []),
    ...(holds(own, 'KickMembers') ? (['kick'] as const) : []),
    ...(holds(own, 'ModerateMembers') && !isAdministrator ? (['timeout', 'removeTimeout'] as const) : []),
  ];
}
