import { type AuditEntry, type AuditMatch, answersTo } from '../../audit-log/index.ts';

/** An entry of the log nobody is known of yet. */
export interface WaitingEntry {
  guildId: string;
  id: string;
  match: AuditMatch;
  at: number;
  /** Resolves when it is stored. */
  stored: Promise<void>;
}

/** Entries that may still be told who did them; in memory, since the gateway tells it to this process alone. */
export interface WaitingEntries {
  add(entry: WaitingEntry): void;
  /** The oldest that it answers to, which waits no longer. */
  take(audit: AuditEntry): WaitingEntry | null;
  /** Those still waiting for an entry of this kind, the oldest first. */
  of(guildId: string, isIt: (entry: WaitingEntry) => boolean): WaitingEntry[];
  remove(entry: WaitingEntry): void;
}

/** An entry of the audit log that comes later is none of it any more, in milliseconds. */
const WAITS_MS = 2 * 60_000;

/** Waiting at once in a guild; the oldest wait no longer. */
const WAITING_MAX = 2_000;

export function createWaitingEntries(): WaitingEntries {
  const waiting = new Map<string, WaitingEntry[]>();
  const keep = (guildId: string, entries: WaitingEntry[]) => {
    if (entries.length === 0) waiting.delete(guildId);
    else waiting.set(guildId, entries);
  };
  const current = (guildId: string) => {
    const now = Date.now();
    const entries = waiting.get(guildId) ?? [];
    const first = entries.findIndex(({ at }) => now - at < WAITS_MS);
    if (first !== 0) entries.splice(0, first === -1 ? entries.length : first);
    return entries;
  };

  return {
    add(entry) {
      const entries = current(entry.guildId);
      entries.push(entry);
      if (entries.length > WAITING_MAX) entries.shift();
      keep(entry.guildId, entries);
      // What nobody asks for any more is let go with the guild's next entry, or here.
      if (waiting.size > 1) for (const guildId of waiting.keys()) keep(guildId, current(guildId));
    },
    take(audit) {
      const entries = current(audit.guild_id);
      const index = entries.findIndex(({ match }) => answersTo(audit, match));
      const [found = null] = index === -1 ? [] : entries.splice(index, 1);
      keep(audit.guild_id, entries);
      return found;
    },
    of: (guildId, isIt) => current(guildId).filter(isIt),
    remove(entry) {
      const entries = current(entry.guildId);
      const index = entries.indexOf(entry);
      if (index !== -1) entries.splice(index, 1);
      keep(entry.guildId, entries);
    },
  };
}
