import { ApiError, TooMany } from '../../protocol/api-error.ts';
import { integer, list, readBody, shape, snowflake } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { banAs } from '../../world/moderation/moderation.ts';
import { outranksMember } from '../../world/permissions.ts';
import type { Guild } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';

const USERS_MAX = 200;
const WEEK_SECONDS = 604_800;

const bulkBody = shape({
  user_ids: list(snowflake, { min: 1, max: USERS_MAX }),
  delete_message_seconds: maybe(integer({ min: 0, max: WEEK_SECONDS })),
});

export const bulkBanRoutes: Route[] = [route('POST', '/guilds/:guildId/bulk-ban', 'bot', bulkBan)];

/**
 * Bans up to 200 users. Those already banned, unknown, above the bot, or beyond the daily limit of bans of people who
 * are not in the guild are returned as failed; the bot itself is ignored. If nobody could be banned, the answer is
 * 500000, or 30035 if the daily limit was reached.
 */
function bulkBan({ platform, param, body, reason }: Call<'guildId'>) {
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'BanMembers');
  assertGuildPermission(platform, guild, 'ManageGuild');
  const { user_ids: ids, delete_message_seconds: seconds } = readBody(body, bulkBody);
  const actorId = platform.application.id;
  const requested = [...new Set(ids)].filter((id) => id !== actorId);
  const allowed = requested.filter((id) => mayBan(platform, guild, id));
  let waitMs = 0;
  const banned = allowed.filter((id) => {
    if (guild.members[id] !== undefined) return true;
    waitMs ||= platform.allowances.take('nonMemberBans', guild.id);
    return waitMs === 0;
  });
  if (banned.length === 0 && waitMs > 0) throw new TooMany('maxNonMemberBans', waitMs);
  if (banned.length === 0) throw new ApiError('bulkBanFailed');
  for (const targetId of banned) banAs({ platform, guild, actorId, targetId, reason }, seconds ?? 0);
  return json({ banned_users: banned, failed_users: requested.filter((id) => !banned.includes(id)) });
}

function mayBan({ world, application }: Platform, guild: Guild, id: string): boolean {
  if (world.people[id] === undefined || guild.bans[id] !== undefined) return false;
  return guild.members[id] === undefined || outranksMember(guild, application.id, id);
}
