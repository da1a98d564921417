import type { BotContext } from '../../../bot/bot-context.ts';
import type { AuditEntry } from './audit-entry.ts';
import { type AuditMatch, answersTo } from './audit-match.ts';

type AuditEntryHandler = (ctx: BotContext, entry: AuditEntry) => Promise<void> | void;

/**
 * Moderator actions as the platform's audit log reports them: often just before or after the event itself, or never.
 */
export interface AuditLog {
  /**
   * Calls `handle` with every incoming entry. Handlers do not affect each other's errors. Register before the bot
   * starts.
   */
  onEntry(handle: AuditEntryHandler): void;
  /**
   * Returns the newest matching entry of the last 30 seconds that was not taken yet, and marks it as taken, so that one
   * entry explains only one event.
   */
  take(guildId: string, match: AuditMatch): AuditEntry | null;
}

/**
 * How long an entry is remembered, in milliseconds: the longest gap expected when the entry arrives before its event.
 */
const REMEMBERED_MS = 30_000;

/** Entries remembered per guild, and guilds remembered. The oldest are evicted. */
const ENTRIES_MAX = 200;
const GUILDS_MAX = 5_000;

interface RecentEntry {
  entry: AuditEntry;
  at: number;
}

export function createAuditLog(): AuditLog & { dispatch: (ctx: BotContext, entry: AuditEntry) => Promise<void> } {
  const handlers: AuditEntryHandler[] = [];
  const recent = new Map<string, RecentEntry[]>();

  const remember = (entry: AuditEntry) => {
    const now = Date.now();
    const stored = (recent.get(entry.guild_id) ?? []).filter(({ at }) => now - at < REMEMBERED_MS);
    recent.delete(entry.guild_id);
    recent.set(entry.guild_id, [...stored.slice(1 - ENTRIES_MAX), { entry, at: now }]);
    const [oldest] = recent.keys();
    if (recent.size > GUILDS_MAX && oldest !== undefined) recent.delete(oldest);
  };

  return {
    onEntry: (handler) => void handlers.push(handler),

    take(guildId, match) {
      const entries = recent.get(guildId);
      if (entries === undefined) return null;
      const now = Date.now();
      const index = entries.findLastIndex(({ entry, at }) => now - at < REMEMBERED_MS && answersTo(entry, match));
      return index === -1 ? null : (entries.splice(index, 1).at(0)?.entry ?? null);
    },

    async dispatch(ctx, entry) {
      remember(entry);
      const results = await Promise.allSettled(handlers.map(async (handler) => handler(ctx, entry)));
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length > 0)
        throw new AggregateError(
          failed.map(({ reason }) => reason),
          'audit log listener failed',
        );
    },
  };
}
