import { now } from '../../base/clock.ts';
import { ApiError } from '../../protocol/api-error.ts';
import {
  flag,
  integer,
  list,
  moment,
  readBody,
  refuseField,
  shape,
  snowflake,
  text,
} from '../../protocol/form-body.ts';
import { isGiven, type JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, changesBetween, type AuditInput, writeAudit } from '../../world/moderation/audit.ts';
import { getRole } from '../../world/lookups.ts';
import { assertMayGive, assertMayTimeOut, assertOutranks, TIMEOUT_MAX_MS } from '../../world/moderation/moderation.ts';
import { channelPermissions, guildPermissions, holds } from '../../world/permissions.ts';
import type { Guild, Member } from '../../state/state.ts';
import { changeVoice, setVoiceChannel } from '../../world/voice.ts';
import { assertGuildPermission } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';

/** The only flag that may be set: the member is exempt from accepting the rules. */
const BYPASSES_VERIFICATION = 1 << 2;

const memberChanges = shape({
  nick: maybe(text({ max: 32 })),
  roles: maybe(list(snowflake)),
  communication_disabled_until: maybe(moment),
  mute: maybe(flag),
  deaf: maybe(flag),
  channel_id: maybe(snowflake),
  flags: maybe(integer({ min: 0 })),
});

export type MemberChanges = ReturnType<typeof memberChanges>;

/** The changes a request makes to a member. Throws on invalid fields. */
export function readMemberChanges(body: Parameters<typeof readBody>[0]): MemberChanges {
  return readBody(body, memberChanges);
}

interface Target {
  platform: Platform;
  guild: Guild;
  member: Member;
  reason: string | null;
}

/**
 * Applies the changes and writes an audit log entry for each kind. Everything is checked before anything is changed.
 */
export function applyMemberChanges(target: Target, changes: MemberChanges): void {
  const { platform, guild, member } = target;
  if (changes.nick !== undefined) assertGuildPermission(platform, guild, 'ManageNicknames');
  if (isGiven(changes.flags)) assertMayFlag(target);
  if (changes.nick !== undefined) assertOutranks(guild, platform.application.id, member.userId);
  if (changes.communication_disabled_until !== undefined) {
    assertTimeout(target, changes.communication_disabled_until);
  }
  if (changes.roles !== undefined) assertMaySetRoles(target, changes.roles ?? []);
  assertMayTouchVoice(target, changes);

  const before = auditable(member);
  if (changes.nick !== undefined) member.nick = changes.nick || null;
  if (isGiven(changes.flags)) {
    member.flags = ((member.flags ?? 0) & ~BYPASSES_VERIFICATION) | (changes.flags & BYPASSES_VERIFICATION);
  }
  if (changes.communication_disabled_until !== undefined) member.mutedUntil = changes.communication_disabled_until;
  enter(target, { action: AUDIT.memberUpdate, changes: changesBetween(before, auditable(member)) });
  if (changes.roles !== undefined) setRoles(target, changes.roles ?? []);
  applyVoice(target, changes);
}

function assertMayFlag({ platform, guild }: Target): void {
  const own = guildPermissions(guild, platform.application.id);
  const mayModerate = (['ModerateMembers', 'KickMembers', 'BanMembers'] as const).every((name) => holds(own, name));
  if (!mayModerate && !holds(own, 'ManageGuild') && !holds(own, 'ManageRoles'))
    throw new ApiError('missingPermissions');
}

function assertTimeout({ platform, guild, member }: Target, until: string | null): void {
  assertMayTimeOut(guild, platform.application.id, member, until);
  if (until === null || Date.parse(until) <= now() + TIMEOUT_MAX_MS) return;
  const path = ['communication_disabled_until'];
  refuseField(path, 'INVALID_COMMUNICATION_DISABLED_TIMESTAMP', 'Invalid communication disabled timestamp');
}

function assertMaySetRoles({ platform, guild, member }: Target, roleIds: string[]): void {
  assertGuildPermission(platform, guild, 'ManageRoles');
  const changed = [
    ...roleIds.filter((id) => !member.roles.includes(id)),
    ...member.roles.filter((id) => !roleIds.includes(id)),
  ];
  for (const id of changed) assertMayGive(guild, platform.application.id, id);
}

function setRoles(target: Target, roleIds: string[]): void {
  const { guild, member } = target;
  const named = (ids: string[]): JsonObject[] => ids.map((id) => ({ id, name: getRole(guild, id).name }));
  const added = named(roleIds.filter((id) => !member.roles.includes(id)));
  const removed = named(member.roles.filter((id) => !roleIds.includes(id)));
  member.roles = [...new Set(roleIds)];
  const changes = [
    ...(added.length > 0 ? [{ key: '$add', new_value: added }] : []),
    ...(removed.length > 0 ? [{ key: '$remove', new_value: removed }] : []),
  ];
  enter(target, { action: AUDIT.memberRoleUpdate, changes });
}

function assertMayTouchVoice(
  { platform, guild, member }: Target,
  { mute, deaf, channel_id: channelId }: MemberChanges,
): void {
  if (![mute, deaf].some(isGiven) && channelId === undefined) return;
  if (guild.voiceStates[member.userId] === undefined) throw new ApiError('notInVoice');
  if (isGiven(mute)) assertGuildPermission(platform, guild, 'MuteMembers');
  if (isGiven(deaf)) assertGuildPermission(platform, guild, 'DeafenMembers');
  if (channelId === undefined) return;
  assertGuildPermission(platform, guild, 'MoveMembers');
  if (channelId === null) return;
  const channel = platform.world.channels[channelId];
  if (channel?.guildId !== guild.id || (channel.type !== 2 && channel.type !== 13))
    throw new ApiError('unknownChannel');
  if (!holds(channelPermissions(guild, channel, platform.application.id), 'Connect'))
    throw new ApiError('missingPermissions');
}

function applyVoice(target: Target, { mute, deaf, channel_id: channelId }: MemberChanges): void {
  const { platform, guild, member } = target;
  const state = guild.voiceStates[member.userId];
  if (state !== undefined && (isGiven(mute) || isGiven(deaf))) {
    const before = { mute: state.mute, deaf: state.deaf };
    changeVoice(platform, guild, state, { mute: mute ?? state.mute, deaf: deaf ?? state.deaf });
    enter(target, {
      action: AUDIT.memberUpdate,
      changes: changesBetween(before, { mute: state.mute, deaf: state.deaf }),
    });
  }
  if (channelId === undefined || state === undefined) return;
  setVoiceChannel(platform, guild, member.userId, channelId);
  // The entry does not name the member.
  const options = { count: '1', ...(channelId === null ? {} : { channel_id: channelId }) };
  const action = channelId === null ? AUDIT.memberDisconnect : AUDIT.memberMove;
  const input = { userId: platform.application.id, targetId: null, reason: target.reason };
  writeAudit(platform, guild, { ...input, action, options });
}

function auditable({ nick, mutedUntil, flags }: Member): JsonObject {
  return {
    nick,
    communication_disabled_until: mutedUntil,
    bypasses_verification: ((flags ?? 0) & BYPASSES_VERIFICATION) !== 0,
  };
}

/** Writes no entry if nothing changed. */
function enter(
  { platform, guild, member, reason }: Target,
  input: Pick<AuditInput, 'action'> & { changes: JsonObject[] },
): void {
  if (input.changes.length === 0) return;
  writeAudit(platform, guild, { ...input, userId: platform.application.id, targetId: member.userId, reason });
}
