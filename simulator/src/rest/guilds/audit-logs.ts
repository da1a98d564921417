import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditEntries, presentAuditEntry } from '../../world/moderation/audit.ts';
import { presentRule } from '../../world/moderation/automod.ts';
import { threadsOf } from '../../state/channel-index.ts';
import { presentChannel } from '../../world/views/present-channel.ts';
import { presentUser } from '../../world/views/present-user.ts';
import { compareIds } from '../../base/snowflakes.ts';
import type { AuditEntry, Guild } from '../../state/state.ts';
import { presentWebhook } from '../../world/webhooks.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { readIdParameter, readLimit } from '../paging.ts';
import { presentEvent } from './scheduled-events.ts';

export const auditLogRoutes: Route[] = [route('GET', '/guilds/:guildId/audit-logs', 'bot', listEntries)];

/** Newest first; with `after`, oldest first, starting after that id. */
function listEntries({ platform, param, query }: Call<'guildId'>) {
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'ViewAuditLog');
  const limit = readLimit(query, { preset: 50, max: 100 });
  const [userId, before, after] = ['user_id', 'before', 'after'].map((name) => readIdParameter(query, name));
  const action = query.get('action_type');
  const fitting = auditEntries(guild).filter(
    (entry) =>
      (!userId || entry.userId === userId) &&
      (action === null || entry.action === Number(action)) &&
      (!before || compareIds(entry.id, before) < 0) &&
      (!after || compareIds(entry.id, after) > 0),
  );
  const entries = (after ? fitting.toReversed() : fitting).slice(0, limit);
  return json({ audit_log_entries: entries.map(presentAuditEntry), ...mentionedIn(platform, guild, entries) });
}

/** The objects the entries refer to, if they still exist. */
function mentionedIn(platform: Platform, guild: Guild, entries: AuditEntry[]): JsonObject {
  const { world } = platform;
  const mentioned = new Set(entries.flatMap(({ userId, targetId }) => [userId, targetId ?? '']));
  const isMentioned = ({ id }: { id: string }) => mentioned.has(id);
  const people = [...mentioned].flatMap((id) => world.people[id] ?? []);
  const webhooks = [...mentioned].flatMap((id) => world.webhooks[id] ?? []);
  return {
    users: people.map(presentUser),
    webhooks: webhooks.map((webhook) => presentWebhook(platform, webhook, true)),
    threads: threadsOf(world, guild.id).filter(isMentioned).map(presentChannel),
    auto_moderation_rules: guild.automodRules.filter(isMentioned).map((rule) => presentRule(guild, rule)),
    guild_scheduled_events: guild.scheduledEvents
      .filter(isMentioned)
      .map((event) => presentEvent(platform, guild, event, false)),
    application_commands: world.commands.filter(isMentioned),
    integrations: [],
  };
}
