import { now } from '../../base/clock.ts';
import { ApiError } from '../../protocol/api-error.ts';
import { list, readBody, refuseField, shape, snowflake, text } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMember, getPerson } from '../../world/lookups.ts';
import { addMember, announceMember } from '../../world/members.ts';
import { assertMayGive, kickAs, setRoleAs } from '../../world/moderation/moderation.ts';
import { presentMember } from '../../world/views/present-user.ts';
import { searchMembers } from '../../world/search-members.ts';
import { compareIds } from '../../base/snowflakes.ts';
import type { Guild, Member } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';
import { imageHash } from '../image-data.ts';
import { applyMemberChanges, readMemberChanges } from './member-changes.ts';
import { readIdParameter, readLimit } from '../paging.ts';

const MEMBER = '/guilds/:guildId/members/:userId';
const MEMBER_ROLE = '/guilds/:guildId/members/:userId/roles/:roleId';
type MemberCall = Call<'guildId' | 'userId'>;

const ownChanges = shape({
  nick: maybe(text({ max: 32 })),
  avatar: maybe(text()),
  banner: maybe(text()),
  bio: maybe(text()),
});
const newMember = shape({
  access_token: text({ min: 1 }),
  nick: maybe(text({ max: 32 })),
  roles: maybe(list(snowflake)),
});

export const memberRoutes: Route[] = [
  route('GET', '/guilds/:guildId/members', 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    // "This endpoint is restricted according to whether the GUILD_MEMBERS Privileged Intent is enabled" (List Guild Members).
    if (!platform.application.privilegedIntents.includes('members')) throw new ApiError('missingAccess');
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
    const prefix = query.get('query') ?? '';
    if (prefix === '') refuseField(['query'], 'BASE_TYPE_REQUIRED', 'This field is required');
    return json(searchMembers(platform.world, guild, prefix, limit).map((member) => present(platform, member)));
  }),
  route('GET', MEMBER, 'bot', (call) => {
    const { member } = readMember(call);
    return json(present(call.platform, member));
  }),
  route('PUT', MEMBER, 'bot', joinFor),
  route('PATCH', MEMBER, 'bot', (call) => {
    const { platform, body, reason } = call;
    const { guild, member } = readMember(call);
    applyMemberChanges({ platform, guild, member, reason }, readMemberChanges(body));
    announceMember(platform, guild, member);
    return json(present(platform, member));
  }),
  route('PATCH', '/guilds/:guildId/members/@me', 'bot', changeSelf),
  route('DELETE', MEMBER, 'bot', (call) => {
    const { platform, reason } = call;
    const { guild, member } = readMember(call);
    kickAs({ platform, guild, actorId: platform.application.id, targetId: member.userId, reason });
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

/** Adds a person who consented to the scope `guilds.join`. */
function joinFor({ platform, param, body }: MemberCall) {
  const guild = guildOfBot(platform, param('guildId'));
  const { access_token: token, nick, roles } = readBody(body, newMember);
  const grant = platform.world.grants.find(({ accessToken }) => accessToken === token);
  if (grant?.userId !== param('userId') || !grant.scopes.includes('guilds.join') || grant.expiresAt <= now()) {
    throw new ApiError('invalidToken');
  }
  assertGuildPermission(platform, guild, 'CreateInstantInvite');
  if (guild.bans[grant.userId] !== undefined) throw new ApiError('userBanned');
  if (guild.members[grant.userId] !== undefined) return empty();
  for (const id of roles ?? []) assertMayGive(guild, platform.application.id, id);
  const member = addMember(platform, guild.id, grant.userId, roles ?? []);
  member.nick = nick ?? null;
  return json(present(platform, member), 201);
}

function changeSelf({ platform, param, body }: Call<'guildId'>) {
  const guild = guildOfBot(platform, param('guildId'));
  const member = getMember(guild, platform.application.id);
  const { nick, avatar } = readBody(body, ownChanges);
  if (nick !== undefined) assertGuildPermission(platform, guild, 'ChangeNickname');
  member.nick = nick === undefined ? member.nick : nick || null;
  if (avatar !== undefined) member.avatar = imageHash(avatar);
  announceMember(platform, guild, member);
  return json(present(platform, member));
}

function changeRole(call: MemberCall, roleId: string, has: boolean) {
  const { platform, reason } = call;
  const { guild, member } = readMember(call);
  setRoleAs({ platform, guild, actorId: platform.application.id, targetId: member.userId, reason }, roleId, has);
  return empty();
}
