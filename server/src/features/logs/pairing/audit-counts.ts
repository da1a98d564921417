import { type APIAuditLogEntry, AuditLogEvent, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import type { BotContext } from '../../../bot/bot-context.ts';
import { atMost } from '../../../cache/at-most.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import type { AuditEntry } from '../../community/index.ts';

/** An entry that counts more deletions than when it was last read. */
interface Growth {
  audit: AuditEntry;
  by: number;
  /** When it was last read, in milliseconds since the epoch. */
  since: number;
}

/**
 * Further deletions of one member's messages in one channel by one moderator only raise the count of the existing audit
 * log entry, without an event. So the audit log is read where that may have happened.
 */
export interface AuditCounts {
  /** An entry that the gateway reported. */
  add(audit: AuditEntry): void;
  /** Whether an entry may be counting further deletions. */
  has(guildId: string, authorId: string, channelId: string): boolean;
  /** The entries that grew since they were last read, by id. */
  read(bot: BotContext, guildId: string): Promise<ReadonlyMap<string, Growth>>;
}

/** The platform counts deletions together for some minutes, in milliseconds; older entries are not read. */
const COUNTED_MS = 15 * 60_000;
const COUNTED_MAX = 10_000;

/** How many of the newest entries are read. */
const READ_MAX = 50;

const NOT_READABLE = [Code.MissingPermissions, Code.MissingAccess, Code.UnknownGuild];

/** Counts of audit log entries, as last read. */
export function createAuditCounts(): AuditCounts {
  const counted = new LRUCache<string, { count: number; at: number }>({ ...atMost(COUNTED_MAX), ttl: COUNTED_MS });
  const recent = new LRUCache<string, true>({ ...atMost(COUNTED_MAX), ttl: COUNTED_MS });

  return {
    add(audit) {
      if (audit.action_type !== AuditLogEvent.MessageDelete) return;
      counted.set(audit.id, { count: countOf(audit), at: Date.now() });
      const { options } = audit;
      const channelId = options !== undefined && 'channel_id' in options ? options.channel_id : '';
      recent.set(`${audit.guild_id} ${audit.target_id} ${channelId}`, true);
    },

    has: (guildId, authorId, channelId) => recent.has(`${guildId} ${authorId} ${channelId}`),

    async read({ api }, guildId) {
      const at = Date.now();
      const requested = api.guilds.getAuditLogs(guildId, { action_type: AuditLogEvent.MessageDelete, limit: READ_MAX });
      const log = await ignoreErrorCodes(NOT_READABLE, requested);
      const grown = new Map<string, Growth>();
      for (const entry of log?.audit_log_entries ?? []) {
        const known = counted.get(entry.id);
        if (known === undefined) continue;
        const count = countOf(entry);
        counted.set(entry.id, { count: Math.max(count, known.count), at });
        if (count > known.count)
          grown.set(entry.id, { audit: { ...entry, guild_id: guildId }, by: count - known.count, since: known.at });
      }
      return grown;
    },
  };
}

function countOf({ options }: Pick<APIAuditLogEntry, 'options'>): number {
  return options !== undefined && 'count' in options ? Number(options.count) : 1;
}
