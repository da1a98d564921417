import { ApiError } from '../http/api-error.ts';
import {
  type Field,
  list,
  nullable,
  optional,
  readBody,
  refuseField,
  shape,
  snowflake,
  text,
} from '../http/form-body.ts';
import { empty, json } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { AUDIT, writeAudit } from '../world/audit.ts';
import { getMember, getPerson, getRole } from '../world/lookups.ts';
import { removeMember, tellOfMember } from '../world/members.ts';
import { guildPermissions, holds, outranksMember, outranksRole } from '../world/permissions.ts';
import { presentMember } from '../world/present-user.ts';
import { searchMembers } from '../world/search-members.ts';
import { compareIds } from '../world/snowflakes.ts';
import type { Guild, Member } from '../world/state.ts';
import { assertGuildPermission, guildOfBot } from './bot-guards.ts';
import { readIdParameter, readLimit } from './paging.ts';

/** "Cannot be more than 28 days in the future" (resource "Guild", "Modify Guild Member"). */
const TIMEOUT_MAX_MS = 28 * 24 * 60 * 60 * 1_000;
const MEMBER = '/guilds/:guildId/members/:userId';
const MEMBER_ROLE = '/guilds/:guildId/members/:userId/roles/:roleId';
type MemberCall = Call<'guildId' | 'userId'>;

const moment: Field<string> = (value, fail) => {
  const time = text()(value, fail);
  return Number.isNaN(Date.parse(time)) ? fail('DATE_TIME_TYPE_PARSE', 'Could not parse as ISO8601 date time.') : time;
};
const memberChanges = shape({
  nick: optional(nullable(text({ max: 32 }))),
  roles: optional(nullable(list(snowflake))),
  communication_disabled_until: optional(nullable(moment)),
});

export const memberRoutes: Route[] = [
  route('GET', '/guilds/:guildId/members', 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const limit = readLimit(query, { preset: 1, max: 1_000 });
    const after = readIdParameter(query, 'after');
    const members = Object.values(guild.members)
      .filter(({ userId }) => after === null || compareIds(userId, after) > 0)
      .toSorted((left, right) => compareIds(left.userId, right.userId));
    return json(members.slice(0, limit).map((member) => present(platform, member)));
  }),
  route('GET', '/guilds/:guildId/members/search', 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const limit = readLimit(query, { preset: 1, max: 1_000 });
    const wanted = query.get('query') ?? '';
    if (wanted === '') refuseField(['query'], 'BASE_TYPE_REQUIRED', 'This field is required');
    return json(searchMembers(platform.world, guild, wanted, limit).map((member) => present(platform, member)));
  }),
  route('GET', MEMBER, 'bot', (call) => {
    const { member } = readMember(call);
    return json(present(call.platform, member));
  }),
  route('PATCH', MEMBER, 'bot', changeMember),
  route('PATCH', '/guilds/:guildId/members/@me', 'bot', ({ platform, param, body }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const member = getMember(guild, platform.application.id);
    const { nick } = readBody(body, memberChanges);
    if (nick !== undefined) assertGuildPermission(platform, guild, 'ChangeNickname');
    member.nick = nick === undefined ? member.nick : nick || null;
    tellOfMember(platform, guild, member);
    return json(present(platform, member));
  }),
  route('DELETE', MEMBER, 'bot', (call) => {
    const { platform, reason } = call;
    const { guild, member } = readMember(call);
    assertGuildPermission(platform, guild, 'KickMembers');
    assertOutranks(platform, guild, member.userId);
    removeMember(platform, guild.id, member.userId);
    writeAudit(platform, guild, {
      action: AUDIT.memberKick,
      userId: platform.application.id,
      targetId: member.userId,
      reason,
    });
    return empty();
  }),
  route('PUT', MEMBER_ROLE, 'bot', (call) => changeRole(call, call.param('roleId'), true)),
  route('DELETE', MEMBER_ROLE, 'bot', (call) => changeRole(call, call.param('roleId'), false)),
];

function present(platform: Platform, member: Member): JsonObject {
  return presentMember(member, getPerson(platform.world, member.userId));
}

function readMember({ platform, param }: MemberCall): { guild: Guild; member: Member } {
  const guild = guildOfBot(platform, param('guildId'));
  getPerson(platform.world, param('userId'));
  return { guild, member: getMember(guild, param('userId')) };
}

/** Refuses with 50013 when the bot stands no higher than the person. */
export function assertOutranks(platform: Platform, guild: Guild, userId: string): void {
  if (!outranksMember(guild, platform.application.id, userId)) throw new ApiError('missingPermissions');
}

function changeMember(call: MemberCall) {
  const { platform, body, reason } = call;
  const { guild, member } = readMember(call);
  const changes = readBody(body, memberChanges);
  const deed = { userId: platform.application.id, targetId: member.userId, reason };
  if (changes.nick !== undefined) {
    assertGuildPermission(platform, guild, 'ManageNicknames');
    assertOutranks(platform, guild, member.userId);
    const nick = changes.nick || null;
    const change = { key: 'nick', old_value: member.nick, new_value: nick };
    member.nick = nick;
    writeAudit(platform, guild, { ...deed, action: AUDIT.memberUpdate, changes: [change] });
  }
  if (changes.communication_disabled_until !== undefined) {
    const change = setTimeoutUntil(platform, guild, member, changes.communication_disabled_until);
    writeAudit(platform, guild, { ...deed, action: AUDIT.memberUpdate, changes: [change] });
  }
  if (changes.roles !== undefined) {
    setRoles(platform, guild, member, changes.roles ?? []);
    writeAudit(platform, guild, { ...deed, action: AUDIT.memberRoleUpdate });
  }
  tellOfMember(platform, guild, member);
  return json(present(platform, member));
}

function setTimeoutUntil(platform: Platform, guild: Guild, member: Member, until: string | null): JsonObject {
  assertGuildPermission(platform, guild, 'ModerateMembers');
  assertOutranks(platform, guild, member.userId);
  if (until !== null && holds(guildPermissions(guild, member.userId), 'Administrator'))
    throw new ApiError('missingPermissions');
  if (until !== null && Date.parse(until) > Date.now() + TIMEOUT_MAX_MS) {
    const path = ['communication_disabled_until'];
    refuseField(path, 'GUILD_MEMBER_TIMEOUT_TOO_LONG', 'Cannot time a member out for more than 28 days');
  }
  const end = until === null ? null : new Date(until).toISOString();
  const change = { key: 'communication_disabled_until', old_value: member.mutedUntil, new_value: end };
  member.mutedUntil = end;
  return change;
}

function setRoles(platform: Platform, guild: Guild, member: Member, wanted: string[]): void {
  assertGuildPermission(platform, guild, 'ManageRoles');
  const changed = [
    ...wanted.filter((id) => !member.roles.includes(id)),
    ...member.roles.filter((id) => !wanted.includes(id)),
  ];
  for (const id of changed) assertMayGive(platform, guild, id);
  member.roles = [...new Set(wanted)];
}

function changeRole(call: MemberCall, roleId: string, isGiven: boolean) {
  const { platform, reason } = call;
  const { guild, member } = readMember(call);
  const role = getRole(guild, roleId);
  assertGuildPermission(platform, guild, 'ManageRoles');
  assertMayGive(platform, guild, role.id);
  const others = member.roles.filter((id) => id !== role.id);
  member.roles = isGiven ? [...others, role.id] : others;
  tellOfMember(platform, guild, member);
  const change = { key: isGiven ? '$add' : '$remove', new_value: [{ id: role.id, name: role.name }] };
  writeAudit(platform, guild, {
    action: AUDIT.memberRoleUpdate,
    userId: platform.application.id,
    targetId: member.userId,
    reason,
    changes: [change],
  });
  return empty();
}

function assertMayGive(platform: Platform, guild: Guild, roleId: string): void {
  const role = getRole(guild, roleId);
  if (role.id === guild.id) throw new ApiError('invalidRole');
  if (role.managed || !outranksRole(guild, platform.application.id, role)) throw new ApiError('missingPermissions');
}
