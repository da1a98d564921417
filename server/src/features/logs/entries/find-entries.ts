import { searchWords } from '@perigee/core/moderation/cases/search-words';
import type { LogEntry, ShownLogEntry } from '@perigee/core/logs/entry';
import type { LogEvent } from '@perigee/core/logs/events';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Seal } from '../../community/index.ts';
import { type EntryRow, readEntry } from './entry-row.ts';
import { leaveOutHidden, leaveOutUnshown, type ClosedChannels } from './leave-out-entries.ts';

/** Filters for a list of entries. */
export interface EntryFilters {
  events: readonly LogEvent[] | null;
  actor: string | null;
  target: string | null;
  channel: string | null;
  caseNumber: number | null;
  /** From this moment on, and before that one. */
  from: Date | null;
  until: Date | null;
  /** As `searchWords` returns them; null for no search. */
  words: readonly string[] | null;
}

export interface EntryPage {
  entries: ShownLogEntry[];
  /** `before` of the next page; null on the last one. */
  next: string | null;
}

/** How one person sees the log of a guild at one moment. */
export interface EntrySight extends ClosedChannels {
  /** The entries as they see them, without those they don't see at all. */
  show(entries: readonly LogEntry[]): Promise<ShownLogEntry[]>;
}

interface Search {
  guildId: string;
  filters: EntryFilters;
  before: string | null;
  limit: number;
  sight: EntrySight;
}

/** Rows read at a time, and in total for one page: texts are encrypted, so every row has to be decrypted. */
const STEP = 250;
const LOOKED_THROUGH_MAX = 2_500;

/** Time after which a search ends its page, in milliseconds. */
const SEARCH_MS = 400;

/**
 * Entries, newest first, as the reader sees them. Filters apply to what they see: a hidden entry is found by its event
 * and its time only.
 */
export async function findEntries(db: Db, seal: Seal, search: Search): Promise<EntryPage> {
  const { filters, limit, sight } = search;
  // A search of only punctuation matches nothing.
  if (filters.words?.length === 0) return { entries: [], next: null };
  const until = performance.now() + SEARCH_MS;
  const entries: ShownLogEntry[] = [];
  let { before } = search;
  let step = filters.words === null ? limit + 1 : STEP;
  for (let looked = 0; looked < LOOKED_THROUGH_MAX && performance.now() < until; looked += step) {
    if (looked > 0) step = STEP;
    const rows = await readRows(db, search, before, step);
    for (const entry of await sight.show(readAll(seal, rows))) {
      if (!isMatch(entry, filters)) continue;
      // One more than fits tells that there is a next page, which is not worth a longer search.
      if (entries.length === limit) return { entries, next: entries.at(-1)?.id ?? null };
      entries.push(entry);
      if (entries.length === limit && filters.words !== null) return { entries, next: entry.id };
    }
    before = rows.at(-1)?.id ?? before;
    if (rows.length < step) return { entries, next: null };
  }
  return { entries, next: before };
}

function readAll(seal: Seal, rows: readonly EntryRow[]): LogEntry[] {
  return rows.flatMap((row) => readEntry(seal, row) ?? []);
}

function readRows(
  db: Db,
  { guildId, filters, sight }: Search,
  before: string | null,
  limit: number,
): Promise<EntryRow[]> {
  const { events, actor, target, channel, caseNumber, from, until } = filters;
  let query = db.selectFrom('log_entries').selectAll().where('guild_id', '=', guildId);
  if (before !== null) query = query.where('id', '<', before);
  if (events !== null) query = query.where(sql<boolean>`event = any(${events}::text[])`);
  if (actor !== null) query = query.where('by_id', '=', actor);
  if (target !== null)
    query = query.where((where) => where.or([where('target_id', '=', target), where('member_id', '=', target)]));
  if (channel !== null) query = query.where('channel_id', '=', channel);
  if (caseNumber !== null) query = query.where('case_number', '=', caseNumber);
  if (from !== null) query = query.where('at', '>=', from);
  if (until !== null) query = query.where('at', '<', until);
  query = query.where(leaveOutUnshown(sight));
  if (isAboutDetails(filters)) query = query.where(leaveOutHidden(sight));
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Whether a filter concerns what a hidden entry does not tell. */
function isAboutDetails({ actor, target, channel, caseNumber, words }: EntryFilters): boolean {
  return [actor, target, channel, caseNumber, words].some((filter) => filter !== null);
}

/** Whether an entry matches as its reader sees it; the query checked the rest. */
function isMatch(entry: ShownLogEntry, filters: EntryFilters): boolean {
  if (entry.event === 'hidden') return !isAboutDetails(filters);
  if (filters.channel !== null && entry.channel?.id !== filters.channel) return false;
  return filters.words === null || entryHasWords(entry, filters.words);
}

/** Whether every word is a prefix of one of the entry's words: in message texts, names, ids and reasons. */
function entryHasWords({ actor, target, channel, reason, details }: LogEntry, words: readonly string[]): boolean {
  const texts: string[] = [];
  collectTexts([actor, target, channel, reason, details], texts);
  const own = searchWords(texts.join(' '));
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTexts(part, texts);
}
