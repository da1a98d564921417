import { isMirrored, NATIVE_RULE_KEYS } from '@perigee/core/moderation/automod/native/native-rule';
import { AuditLogEvent, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import type { Db } from '../../../../database/database.ts';
import { scheduleFilterChecks } from './filter-checks.ts';
import type { NativeStore } from './native-store.ts';

/** A guild the bot joined this recently counts as new, in milliseconds. */
const NEW_MS = 5 * 60_000;

const RULE_ENTRIES: ReadonlySet<AuditLogEvent> = new Set([
  AuditLogEvent.AutoModerationRuleUpdate,
  AuditLogEvent.AutoModerationRuleDelete,
]);

/** Watches our filters and what they depend on. Filters of others are ignored. */
export function watchNative(db: Db, store: NativeStore): readonly Listener[] {
  const checkFilter = async (guildId: string, nativeId: string) => {
    const rule = await store.ruleOf(guildId, nativeId);
    if (rule !== null) await scheduleFilterChecks(db, guildId, [rule]);
  };
  /** For changes of roles and of the bot's permissions. */
  const checkGuildFilters = async ({ settings }: BotContext, guildId: string) => {
    const { autoModeration } = await settings.get(guildId);
    const rules = NATIVE_RULE_KEYS.filter((key) => isMirrored(autoModeration, key, Date.now()));
    if (rules.length > 0) await scheduleFilterChecks(db, guildId, rules);
  };

  return [
    defineListener(Event.AutoModerationRuleUpdate, (_bot, { guild_id: guildId, id }) => checkFilter(guildId, id)),
    defineListener(Event.AutoModerationRuleDelete, (_bot, { guild_id: guildId, id }) => checkFilter(guildId, id)),
    // Tells who made a change, often later than the event about the change.
    defineListener(Event.GuildAuditLogEntryCreate, ({ botId }, entry) => {
      const { guild_id: guildId, action_type: type, target_id: target, user_id: by } = entry;
      if (!RULE_ENTRIES.has(type) || target === null || by === botId) return undefined;
      return checkFilter(guildId, target);
    }),
    defineListener(Event.GuildRoleCreate, (bot, { guild_id: guildId }) => checkGuildFilters(bot, guildId)),
    defineListener(Event.GuildRoleUpdate, (bot, { guild_id: guildId }) => checkGuildFilters(bot, guildId)),
    defineListener(Event.GuildRoleDelete, (bot, { guild_id: guildId }) => checkGuildFilters(bot, guildId)),
    defineListener(Event.GuildMemberUpdate, (bot, { guild_id: guildId, user }) =>
      user.id === bot.botId ? checkGuildFilters(bot, guildId) : undefined,
    ),
    defineListener(Event.GuildCreate, (bot, { id, joined_at: joinedAt }) =>
      Date.now() - Date.parse(joinedAt) < NEW_MS ? checkGuildFilters(bot, id) : undefined,
    ),
    // An outage does not count as leaving. Filters the bot can no longer delete stay on the platform; if it is added
    // again, it recognises them by their names.
    defineListener(Event.GuildDelete, (_bot, { id, unavailable }) =>
      unavailable === true ? undefined : store.forgetGuild(id),
    ),
  ];
}
