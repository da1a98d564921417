import type { LogEntry } from '@perigee/core/logs/entry';

export interface EntryDay {
  /** The moment of its newest entry, ISO 8601. */
  at: string;
  entries: LogEntry[];
}

/** Entries that follow each other on one day, in the time zone of whoever looks. */
export function groupDays(entries: readonly LogEntry[]): EntryDay[] {
  const days: EntryDay[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last !== undefined && dayOf(last.at) === dayOf(entry.at)) last.entries.push(entry);
    else days.push({ at: entry.at, entries: [entry] });
  }
  return days;
}

const dayOf = (moment: string) => new Date(moment).toDateString();
