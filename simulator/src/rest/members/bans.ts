import { requireFound, TooMany } from '../../protocol/api-error.ts';
import { integer, optional, readBody, shape } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Route, route } from '../../http/router.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { getPerson } from '../../world/lookups.ts';
import { assertOutranks, banAs, unbanAs } from '../../world/moderation/moderation.ts';
import { presentUser } from '../../world/views/present-user.ts';
import { compareIds } from '../../base/snowflakes.ts';
import type { Guild } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { readIdParameter, readLimit } from '../paging.ts';

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
    const { delete_message_seconds: seconds, delete_message_days: days } = readBody(body ?? {}, banBody);
    const actorId = platform.application.id;
    if (guild.members[person.id] !== undefined) assertOutranks(guild, actorId, person.id);
    else assertMayBanStranger(platform, guild);
    banAs({ platform, guild, actorId, targetId: person.id, reason }, seconds ?? (days ?? 0) * DAY_SECONDS);
    return empty();
  }),
  route('DELETE', BAN, 'bot', ({ platform, param, reason }) => {
    const guild = guildOfBot(platform, param('guildId'));
    unbanAs({ platform, guild, actorId: platform.application.id, targetId: param('userId'), reason });
    return empty();
  }),
];

function guildForBans(platform: Platform, guildId: string): Guild {
  const guild = guildOfBot(platform, guildId);
  assertGuildPermission(platform, guild, 'BanMembers');
  return guild;
}

function presentBan(platform: Platform, guild: Guild, userId: string): JsonObject {
  const { reason } = requireFound(guild.bans[userId], 'unknownBan');
  return { reason, user: presentUser(getPerson(platform.world, userId)) };
}

/** Refuses with 30035 once the day's bans of people who are not in the guild are used up. */
function assertMayBanStranger(platform: Platform, guild: Guild): void {
  const waitMs = platform.allowances.take('nonMemberBans', guild.id);
  if (waitMs > 0) throw new TooMany('maxNonMemberBans', waitMs);
}
