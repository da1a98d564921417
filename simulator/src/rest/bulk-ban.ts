import { ApiError } from '../http/api-error.ts';
import { integer, list, readBody, shape, snowflake } from '../http/form-body.ts';
import { json } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { AUDIT, writeAudit } from '../world/audit.ts';
import { ban } from '../world/members.ts';
import { outranksMember } from '../world/permissions.ts';
import type { Guild } from '../world/state.ts';
import type { Platform } from '../platform.ts';
import { removeRecentMessages } from './bans.ts';
import { assertGuildPermission, guildOfBot } from './bot-guards.ts';
import { maybe } from './components/fields.ts';

const USERS_MAX = 200;
const WEEK_SECONDS = 604_800;

const bulkBody = shape({
  user_ids: list(snowflake, { min: 1, max: USERS_MAX }),
  delete_message_seconds: maybe(integer({ min: 0, max: WEEK_SECONDS })),
});

export const bulkBanRoutes: Route[] = [route('POST', '/guilds/:guildId/bulk-ban', 'bot', bulkBan)];

/** Bans up to 200; who is banned already, unknown or above the bot is handed back as failed, and all failing is 500000. */
function bulkBan({ platform, param, body, reason }: Call<'guildId'>) {
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'BanMembers');
  assertGuildPermission(platform, guild, 'ManageGuild');
  const { user_ids: ids, delete_message_seconds: seconds } = readBody(body, bulkBody);
  const banned = [...new Set(ids)].filter((id) => mayBan(platform, guild, id));
  if (banned.length === 0) throw new ApiError('bulkBanFailed');
  for (const id of banned) {
    ban(platform, guild.id, id, reason);
    if (seconds) removeRecentMessages(platform, guild, id, seconds);
    writeAudit(platform, guild, {
      action: AUDIT.memberBanAdd,
      userId: platform.application.id,
      targetId: id,
      reason,
    });
  }
  return json({ banned_users: banned, failed_users: ids.filter((id) => !banned.includes(id)) });
}

function mayBan({ world, application }: Platform, guild: Guild, id: string): boolean {
  if (world.people[id] === undefined || guild.bans[id] !== undefined || id === application.id) return false;
  return guild.members[id] === undefined || outranksMember(guild, application.id, id);
}
