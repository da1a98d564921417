import { type AuditEntry, type AuditMatch, answersTo } from '../../community/index.ts';

/** A log entry whose actor is not known yet. */
export interface WaitingEntry {
  guildId: string;
  id: string;
  match: AuditMatch;
  /** When it happened. */
  at: number;
  /** Resolves when it is stored. */
  stored: Promise<void>;
}

/** Log entries that may still get an actor; in memory, since the gateway reports it only to this process. */
export interface WaitingEntries {
  add(entry: WaitingEntry): void;
  /** Removes and returns the oldest entry that the audit log entry explains, of those not paired by their moment. */
  take(audit: AuditEntry): WaitingEntry | null;
  /** Waiting entries that `matches` accepts, oldest first. */
  of(guildId: string, matches: (entry: WaitingEntry) => boolean): WaitingEntry[];
  remove(entry: WaitingEntry): void;
}

/** An audit log entry that arrives later than this is unrelated, in milliseconds. */
const WAITS_MS = 2 * 60_000;

/** Maximum number of waiting entries per guild; the oldest are dropped. */
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
      // Expired entries are dropped with the guild's next entry, or here.
      if (waiting.size > 1) for (const guildId of waiting.keys()) keep(guildId, current(guildId));
    },
    take(audit) {
      const entries = current(audit.guild_id);
      const index = entries.findIndex(({ match }) => match.moment !== true && answersTo(audit, match));
      const [found = null] = index === -1 ? [] : entries.splice(index, 1);
      keep(audit.guild_id, entries);
      return found;
    },
    of: (guildId, matches) => current(guildId).filter(matches),
    remove(entry) {
      const entries = current(entry.guildId);
      const index = entries.indexOf(entry);
      if (index !== -1) entries.splice(index, 1);
      keep(entry.guildId, entries);
    },
  };
}
