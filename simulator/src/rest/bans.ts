import { now } from '../clock.ts';
import { found, TooMany } from '../http/api-error.ts';
import { integer, optional, readBody, shape } from '../http/form-body.ts';
import { empty, json } from '../http/reply.ts';
import { type Route, route } from '../http/router.ts';
import type { JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { AUDIT, writeAudit } from '../world/audit.ts';
import { channelsOf } from '../world/channel-index.ts';
import { getPerson } from '../world/lookups.ts';
import { ban, unban } from '../world/members.ts';
import { removeMessages } from '../world/messages.ts';
import { presentUser } from '../world/present-user.ts';
import { compareIds } from '../world/snowflakes.ts';
import type { Guild } from '../world/state.ts';
import { assertGuildPermission, guildOfBot } from './bot-guards.ts';
import { assertOutranks } from './member-changes.ts';
import { readIdParameter, readLimit } from './paging.ts';

const BAN = '/guilds/:guildId/bans/:userId';
const WEEK_SECONDS = 604_800;
const DAY_SECONDS = 86_400;

const banBody = shape({
  delete_message_seconds: optional(integer({ min: 0, max: WEEK_SECONDS })),
  delete_message_days: optional(integer({ min: 0, max: 7 })),
});

export const banRoutes: Route[] = [
  route('GET', '/guilds/:guildId/bans', 'bot', ({ platform, param, query }) => {
    const guild = guildForBans(platform, param('guildId'));
    const limit = readLimit(query, { preset: 1_000, max: 1_000 });
    const [before, after] = [readIdParameter(query, 'before'), readIdParameter(query, 'after')];
    const ids = Object.keys(guild.bans)
      .filter((id) => before === null || compareIds(id, before) < 0)
      .filter((id) => after === null || compareIds(id, after) > 0)
      .toSorted(compareIds);
    return json(ids.slice(0, limit).map((id) => presentBan(platform, guild, id)));
  }),
  route('GET', BAN, 'bot', ({ platform, param }) => {
    const guild = guildForBans(platform, param('guildId'));
    return json(presentBan(platform, guild, param('userId')));
  }),
  route('PUT', BAN, 'bot', ({ platform, param, body, reason }) => {
    const guild = guildForBans(platform, param('guildId'));
    const person = getPerson(platform.world, param('userId'));
    const wishes = readBody(body ?? {}, banBody);
    if (guild.members[person.id] !== undefined) assertOutranks(platform, guild, person.id);
    else assertMayBanStranger(platform, guild);
    ban(platform, guild.id, person.id, reason);
    const seconds = wishes.delete_message_seconds ?? (wishes.delete_message_days ?? 0) * DAY_SECONDS;
    if (seconds > 0) removeRecentMessages(platform, guild, person.id, seconds);
    writeAudit(platform, guild, {
      action: AUDIT.memberBanAdd,
      userId: platform.application.id,
      targetId: person.id,
      reason,
    });
    return empty();
  }),
  route('DELETE', BAN, 'bot', ({ platform, param, reason }) => {
    const guild = guildForBans(platform, param('guildId'));
    found(guild.bans[param('userId')], 'unknownBan');
    unban(platform, guild.id, param('userId'));
    writeAudit(platform, guild, {
      action: AUDIT.memberBanRemove,
      userId: platform.application.id,
      targetId: param('userId'),
      reason,
    });
    return empty();
  }),
];

function guildForBans(platform: Platform, guildId: string): Guild {
  const guild = guildOfBot(platform, guildId);
  assertGuildPermission(platform, guild, 'BanMembers');
  return guild;
}

function presentBan(platform: Platform, guild: Guild, userId: string): JsonObject {
  const { reason } = found(guild.bans[userId], 'unknownBan');
  return { reason, user: presentUser(getPerson(platform.world, userId)) };
}

function assertMayBanStranger(platform: Platform, guild: Guild): void {
  const waitMs = platform.allowances.take('nonMemberBans', guild.id);
  if (waitMs > 0) throw new TooMany('maxNonMemberBans', waitMs);
}

/** Removes what the person wrote within so many seconds. */
export function removeRecentMessages(platform: Platform, guild: Guild, userId: string, seconds: number): void {
  const since = now() - seconds * 1_000;
  for (const channel of channelsOf(platform.world, guild.id)) {
    const recent = (platform.world.messages[channel.id] ?? []).filter(
      ({ authorId, createdAt }) => authorId === userId && Date.parse(createdAt) >= since,
    );
    removeMessages(
      platform,
      channel.id,
      recent.map(({ id }) => id),
      true,
    );
  }
}
