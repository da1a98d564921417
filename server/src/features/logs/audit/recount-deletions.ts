import { type APIAuditLogEntry, AuditLogEvent, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { describeError } from '../../../errors/describe-error.ts';
import { type AuditEntry, answersTo } from '../../community/index.ts';
import type { WaitingEntries, WaitingEntry } from '../entries/waiting-entries.ts';

/**
 * Further deletions of one member's messages in one channel by one moderator only raise the count of the existing audit
 * log entry, without an event. So the audit log is queried where that may have happened.
 */
export interface DeletionRecount {
  /** Notes an entry the gateway reported. */
  addEntry(audit: AuditEntry): void;
  /** A message of that author was deleted in that channel, by an unknown person. */
  consider(bot: BotContext, deleted: DeletedMessage): void;
}

interface DeletedMessage {
  guildId: string;
  authorId: string;
  channelId: string;
}

interface RecountDeps {
  waiting: WaitingEntries;
  name: (entry: WaitingEntry, audit: AuditEntry) => Promise<void>;
}

/** The platform counts deletions together for some minutes, in milliseconds; older entries are not queried. */
const COUNTED_MS = 15 * 60_000;
const COUNTED_MAX = 10_000;

/** How long to wait for more deletions, and for an entry of their own, in milliseconds. */
const ASK_AFTER_MS = 2_000;

/** How many of the newest entries are read. */
const LOOKED_AT = 50;

const NOT_READABLE = [Code.MissingPermissions, Code.MissingAccess, Code.UnknownGuild];

export function createDeletionRecount({ waiting, name }: RecountDeps): DeletionRecount {
  /** The known number of deletions, by audit log entry. */
  const counted = new LRUCache<string, number>({ ...atMost(COUNTED_MAX), ttl: COUNTED_MS });
  const recent = new LRUCache<string, true>({ ...atMost(COUNTED_MAX), ttl: COUNTED_MS });
  const asking = new Set<string>();

  const recount = async (bot: BotContext, guildId: string): Promise<void> => {
    const requested = bot.api.guilds.getAuditLogs(guildId, {
      action_type: AuditLogEvent.MessageDelete,
      limit: LOOKED_AT,
    });
    const log = await ignoreErrorCodes(NOT_READABLE, requested);
    for (const entry of log?.audit_log_entries ?? []) {
      const count = countOf(entry);
      const existing = counted.get(entry.id);
      if (existing === undefined || count <= existing) continue;
      counted.set(entry.id, count);
      const audit = { ...entry, guild_id: guildId };
      const explained = waiting.of(guildId, ({ match }) => answersTo(audit, match)).slice(0, count - existing);
      for (const one of explained) {
        waiting.remove(one);
        await name(one, audit);
      }
    }
  };

  return {
    addEntry(audit) {
      if (audit.action_type !== AuditLogEvent.MessageDelete) return;
      counted.set(audit.id, countOf(audit));
      const { options } = audit;
      const channelId = options !== undefined && 'channel_id' in options ? options.channel_id : '';
      recent.set(`${audit.guild_id} ${audit.target_id} ${channelId}`, true);
    },

    consider(bot, { guildId, authorId, channelId }) {
      if (asking.has(guildId) || !recent.has(`${guildId} ${authorId} ${channelId}`)) return;
      asking.add(guildId);
      const start = () => {
        asking.delete(guildId);
        recount(bot, guildId).catch((error: unknown) => {
          bot.log.warn(describeError(error), 'failed to read audit log for message deletions');
        });
      };
      setTimeout(start, ASK_AFTER_MS).unref();
    },
  };
}

function countOf({ options }: Pick<APIAuditLogEntry, 'options'>): number {
  return options !== undefined && 'count' in options ? Number(options.count) : 1;
}
