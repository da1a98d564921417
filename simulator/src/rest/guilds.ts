import { json } from '../http/reply.ts';
import { type Route, route } from '../http/router.ts';
import { auditEntries, presentAuditEntry } from '../world/audit.ts';
import { presentGuild } from '../world/present-guild.ts';
import { presentUser } from '../world/present-user.ts';
import { compareIds } from '../world/snowflakes.ts';
import { assertGuildPermission, guildOfBot } from './bot-guards.ts';
import { readIdParameter, readLimit } from './paging.ts';
import { countsOf } from './users.ts';

export const guildRoutes: Route[] = [
  route('GET', '/guilds/:guildId', 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const counts = query.get('with_counts') === 'true' ? countsOf(guild, Object.keys(guild.members).length) : {};
    return json({ ...presentGuild(guild), ...counts });
  }),
  route('GET', '/guilds/:guildId/audit-logs', 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    assertGuildPermission(platform, guild, 'ViewAuditLog');
    const limit = readLimit(query, { preset: 50, max: 100 });
    const [userId, before] = [readIdParameter(query, 'user_id'), readIdParameter(query, 'before')];
    const action = query.get('action_type');
    const entries = auditEntries(guild)
      .filter((entry) => userId === null || entry.userId === userId)
      .filter((entry) => action === null || entry.action === Number(action))
      .filter((entry) => before === null || compareIds(entry.id, before) < 0)
      .slice(0, limit);
    const mentioned = new Set(entries.flatMap((entry) => [entry.userId, entry.targetId ?? '']));
    const people = Object.values(platform.world.people).filter(({ id }) => mentioned.has(id));
    return json({
      audit_log_entries: entries.map(presentAuditEntry),
      users: people.map(presentUser),
      integrations: [],
      webhooks: [],
      guild_scheduled_events: [],
      threads: [],
      application_commands: [],
      auto_moderation_rules: [],
    });
  }),
];
