import type { ShownLogEntry } from '@perigee/core/logs/entry';
import type { LogPerson } from '@perigee/core/logs/parts';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Seal } from '../../community/index.ts';
import { readEntry } from './entry-row.ts';
import type { EntrySight } from './find-entries.ts';
import { leaveOutHidden, leaveOutUnshown } from './leave-out-entries.ts';

interface PeopleSearch {
  guildId: string;
  as: 'actor' | 'target';
  /** The beginning of their name. */
  text: string;
  limit: number;
  sight: EntrySight;
}

/** Rows read at a time, and in total. */
const STEP = 100;
const LOOKED_THROUGH_MAX = 500;

/** People in the entries that the reader sees, by the beginning of their name; the most recent entries first. */
export async function findEntryPeople(db: Db, seal: Seal, search: PeopleSearch): Promise<LogPerson[]> {
  const found = new Map<string, LogPerson>();
  let before: string | null = null;
  for (let looked = 0; looked < LOOKED_THROUGH_MAX; looked += STEP) {
    const rows = await readRows(db, search, before, [...found.keys()]);
    const entries = rows.flatMap((row) => readEntry(seal, row) ?? []);
    for (const entry of await search.sight.show(entries)) {
      const person = personOf(entry, search.as);
      if (person !== null && !found.has(person.id)) found.set(person.id, person);
      if (found.size === search.limit) return [...found.values()];
    }
    if (rows.length < STEP) break;
    before = rows.at(-1)?.id ?? null;
  }
  return [...found.values()];
}

/** Entries of people who were not found yet. */
function readRows(
  db: Db,
  { guildId, as, text, sight }: PeopleSearch,
  before: string | null,
  foundIds: readonly string[],
) {
  const start = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const [id, name] = as === 'actor' ? (['by_id', 'by_name'] as const) : (['target_id', 'target_name'] as const);
  let query = db
    .selectFrom('log_entries')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where(sql<boolean>`lower(${sql.ref(name)}) like ${start}`)
    .where(leaveOutUnshown(sight))
    .where(leaveOutHidden(sight));
  if (as === 'target') query = query.where('target_kind', '=', 'member');
  if (before !== null) query = query.where('id', '<', before);
  if (foundIds.length > 0) query = query.where(id, 'not in', foundIds);
  return query.orderBy('id', 'desc').limit(STEP).execute();
}

function personOf(entry: ShownLogEntry, as: PeopleSearch['as']): LogPerson | null {
  if (entry.event === 'hidden') return null;
  if (as === 'actor') return entry.actor;
  return entry.target?.kind === 'member' ? { id: entry.target.id, name: entry.target.name } : null;
}
