import { ApiError } from '../protocol/api-error.ts';
import { optional, readBody, shape, snowflake, text } from '../protocol/form-body.ts';
import { empty, json } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { JsonObject } from '../base/json.ts';
import { findDirectChannel, openDirectChannel, presentDirectChannel } from '../world/channels.ts';
import { getMember, getPerson, guildsOf } from '../world/lookups.ts';
import { removeMember } from '../world/members.ts';
import { guildPermissions } from '../world/permissions.ts';
import { presentMember, presentSelf, presentUser } from '../world/views/present-user.ts';
import { createdAtMs } from '../base/snowflakes.ts';
import type { Guild } from '../state/state.ts';
import { guildOfBot } from './bot-guards.ts';
import { maybe } from './components/fields.ts';
import { imageHash } from './image-data.ts';
import { readLimit } from './paging.ts';

const GUILDS_PAGE_MAX = 200;

const selfBody = shape({
  username: optional(text({ min: 2, max: 32 })),
  avatar: maybe(text()),
  banner: maybe(text()),
});

export const userRoutes: Route[] = [
  route('GET', '/users/@me', { scope: 'identify', orBot: true }, ({ platform, actor }) => {
    const scopes = actor.kind === 'person' ? actor.scopes : [];
    return json(presentSelf(getPerson(platform.world, actor.userId), scopes));
  }),
  route('PATCH', '/users/@me', 'bot', ({ platform, body }) => {
    const self = getPerson(platform.world, platform.application.id);
    const { username, avatar } = readBody(body, selfBody);
    self.username = username ?? self.username;
    if (avatar !== undefined) self.avatar = imageHash(avatar);
    const data = presentSelf(self, []);
    platform.stateFile.touch();
    platform.gateway.send('USER_UPDATE', data, null, self.id);
    return json(data);
  }),
  route('GET', '/users/@me/guilds', { scope: 'guilds', orBot: true }, listGuilds),
  route('DELETE', '/users/@me/guilds/:guildId', 'bot', ({ platform, param }) => {
    removeMember(platform, guildOfBot(platform, param('guildId')).id, platform.application.id);
    return empty();
  }),
  route('GET', '/users/@me/guilds/:guildId/member', { scope: 'guilds.members.read', orBot: false }, (call) => {
    const guild = guildsOf(call.platform.world, call.actor.userId).find(({ id }) => id === call.param('guildId'));
    if (guild === undefined) throw new ApiError('unknownGuild');
    return json(presentMember(getMember(guild, call.actor.userId), getPerson(call.platform.world, call.actor.userId)));
  }),
  route('POST', '/users/@me/channels', 'bot', ({ platform, body }) => {
    const { recipient_id: recipientId } = readBody(body, shape({ recipient_id: snowflake }));
    if (platform.world.people[recipientId] === undefined) throw new ApiError('invalidRecipients');
    const isNew = findDirectChannel(platform.world, platform.application.id, recipientId) === undefined;
    if (isNew && platform.application.isQuarantined === true) throw new ApiError('quarantined');
    if (platform.allowances.take('directChannels', '') > 0) throw new ApiError('openingTooFast');
    const channel = openDirectChannel(platform, platform.application.id, recipientId);
    return json(presentDirectChannel(platform, channel, platform.application.id));
  }),
  route('GET', '/users/:userId', 'bot', ({ platform, param }) =>
    json(presentUser(getPerson(platform.world, param('userId')))),
  ),
];

function listGuilds({ platform, actor, query }: Call) {
  const limit = readLimit(query, { preset: GUILDS_PAGE_MAX, max: GUILDS_PAGE_MAX });
  const after = query.get('after');
  const before = query.get('before');
  const guilds = guildsOf(platform.world, actor.userId)
    .filter(({ id }) => after === null || BigInt(id) > BigInt(after))
    .filter(({ id }) => before === null || BigInt(id) < BigInt(before));
  const page = before !== null && after === null ? guilds.slice(-limit) : guilds.slice(0, limit);
  const withCounts = query.get('with_counts') === 'true';
  return json(page.map((guild) => presentOwnGuild(guild, actor.userId, withCounts)));
}

function presentOwnGuild(guild: Guild, userId: string, withCounts: boolean): JsonObject {
  const permissions = guildPermissions(guild, userId);
  const memberCount = Object.keys(guild.members).length;
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    banner: null,
    owner: guild.ownerId === userId,
    permissions: permissions.toString(),
    features: [],
    ...(withCounts ? countsOf(guild, memberCount) : {}),
  };
}

/** Approximate counts; the online count is derived from the guild's creation time so that it is stable. */
export function countsOf(guild: Guild, memberCount: number): JsonObject {
  const share = 20 + (createdAtMs(guild.id) % 20);
  return {
    approximate_member_count: memberCount,
    approximate_presence_count: Math.max(1, Math.round((memberCount * share) / 100)),
  };
}
