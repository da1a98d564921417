import { now } from '../../base/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { getGuild, getPerson } from '../lookups.ts';
import {
  type ActContext,
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

export const ACT_TYPES = ['ban', 'unban', 'kick', 'timeout', 'removeTimeout', 'addRole', 'removeRole'] as const;
export type ActType = (typeof ACT_TYPES)[number];

/** A moderator's manual action. */
export interface ModerationAct {
  type: ActType;
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
export function performAct(platform: Platform, guildId: string, actorId: string, act: ModerationAct): void {
  const guild = getGuild(platform.world, guildId);
  const targetId = getPerson(platform.world, act.targetId).id;
  const context: ActContext = { platform, guild, actorId, targetId, reason: act.reason ?? null };
  if (act.type === 'ban') return banByHand(context, act.deleteMessageSeconds);
  if (act.type === 'unban') return unbanAs(context);
  if (act.type === 'kick') return kickAs(context);
  if (act.type === 'timeout') return timeOutAs(context, endOf(act.durationMs ?? HOUR_MS));
  if (act.type === 'removeTimeout') return timeOutAs(context, null);
  setRoleAs(context, act.roleId ?? '', act.type === 'addRole');
}

function banByHand(context: ActContext, deleteMessageSeconds: number | undefined): void {
  const { guild, actorId, targetId } = context;
  assertRight(guild, actorId, 'BanMembers');
  if (guild.members[targetId] !== undefined) assertOutranks(guild, actorId, targetId);
  banAs(context, deleteMessageSeconds);
}

function endOf(durationMs: number): string {
  return new Date(now() + Math.min(durationMs, TIMEOUT_MAX_MS)).toISOString();
}

/** The actions the actor may take against that member, apart from roles. */
export function actsOpenTo(guild: Guild, actorId: string, targetId: string): ActType[] {
  if (!outranksMember(guild, actorId, targetId)) return [];
  const own = guildPermissions(guild, actorId);
  const isAdministrator = holds(guildPermissions(guild, targetId), 'Administrator');
  return [
    ...(holds(own, 'BanMembers') ? (['ban'] as const) : []),
    ...(holds(own, 'KickMembers') ? (['kick'] as const) : []),
    ...(holds(own, 'ModerateMembers') && !isAdministrator ? (['timeout', 'removeTimeout'] as const) : []),
  ];
}
