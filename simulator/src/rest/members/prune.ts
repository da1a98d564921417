import { now } from '../../base/clock.ts';
import { refuseField, flag, integer, readBody, shape } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Json } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, writeAudit } from '../../world/moderation/audit.ts';
import { channelsOf, threadsOf } from '../../state/channel-index.ts';
import { removeMember } from '../../world/members.ts';
import type { Guild } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';

const PRUNE = '/guilds/:guildId/prune';
const DAYS = 7;
const DAY_MS = 86_400_000;

const pruneBody = shape({ days: maybe(integer({ min: 1, max: 30 })), compute_prune_count: maybe(flag) });

export const pruneRoutes: Route[] = [
  route('GET', PRUNE, 'bot', ({ platform, param, query }) => {
    const guild = guildForPrune(platform, param('guildId'));
    const days = Number(query.get('days') ?? DAYS);
    if (!Number.isInteger(days) || days < 1 || days > 30) {
      refuseField(['days'], 'NUMBER_TYPE_MAX', 'int value should be from 1 to 30.');
    }
    return json({ pruned: inactiveIn(platform, guild, days, roleIds(query.get('include_roles'))).length });
  }),
  route('POST', PRUNE, 'bot', prune),
];

function prune({ platform, param, body, reason }: Call<'guildId'>) {
  const guild = guildForPrune(platform, param('guildId'));
  const { days, compute_prune_count: counts } = readBody(body ?? {}, pruneBody);
  const include = typeof body === 'object' && body !== null && !Array.isArray(body) ? body['include_roles'] : undefined;
  const ids = inactiveIn(platform, guild, days ?? DAYS, roleIds(include));
  for (const id of ids) removeMember(platform, guild.id, id);
  const options = { delete_member_days: String(days ?? DAYS), members_removed: String(ids.length) };
  const userId = platform.application.id;
  writeAudit(platform, guild, { action: AUDIT.memberPrune, userId, targetId: null, reason, options });
  return json({ pruned: counts === false ? null : ids.length });
}

function guildForPrune(platform: Platform, guildId: string): Guild {
  const guild = guildOfBot(platform, guildId);
  assertGuildPermission(platform, guild, 'ManageGuild');
  assertGuildPermission(platform, guild, 'KickMembers');
  return guild;
}

function roleIds(value: Json | undefined): string[] {
  if (typeof value === 'string') return value.split(',').filter((id) => id !== '');
  return Array.isArray(value) ? value.map(String) : [];
}

/** Members with no roles other than `includedRoles` who neither joined nor wrote within the last `days` days. */
function inactiveIn({ world }: Platform, guild: Guild, days: number, includedRoles: string[]): string[] {
  const since = now() - days * DAY_MS;
  const places = [...channelsOf(world, guild.id), ...threadsOf(world, guild.id)];
  const messages = places.flatMap(({ id }) => world.messages[id] ?? []);
  const recent = messages.filter(({ createdAt }) => Date.parse(createdAt) >= since);
  const active = new Set(recent.map(({ authorId }) => authorId));
  return Object.values(guild.members)
    .filter(({ userId }) => userId !== guild.ownerId && world.people[userId]?.bot === false && !active.has(userId))
    .filter(({ roles, joinedAt }) => roles.every((id) => includedRoles.includes(id)) && Date.parse(joinedAt) < since)
    .map(({ userId }) => userId);
}
