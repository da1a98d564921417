import type { LogEntry } from '@perigee/core/logs/entry';
import type { DbTransaction } from '../../../database/database.ts';
import { gather } from './gather.ts';
import type { AuditMatch, Seal } from '../../community/index.ts';
import { columnsOf } from './entry-row.ts';

/** An entry to store, and to post in its log channel. */
export interface NewEntry {
  guildId: string;
  entry: LogEntry;
  logChannelId: string;
  /** Characters it takes in a message. */
  size: number;
  /** The audit log entry that would name the actor, while unknown. */
  match: AuditMatch | null;
  key: string | null;
  /** Messages of a bulk deletion, packed and sealed. */
  transcript: Buffer | null;
  alongside: ((tx: DbTransaction) => Promise<void>) | null;
}

/** A row takes 21 parameters, and PostgreSQL's protocol allows 65,535 per statement. */
const ROWS_MAX = 500;

/** Stores entries and schedules their posts: both or neither. */
export async function storeEntries(tx: DbTransaction, seal: Seal, entries: readonly NewEntry[]): Promise<void> {
  const batches = await gather(tx, entries);
  const rows = entries.map(({ guildId, entry, match, key }, index) => ({
    ...columnsOf(seal, guildId, entry),
    match: match === null ? null : JSON.stringify(match),
    key,
    batch: batches[index] ?? null,
  }));
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    await tx
      .insertInto('log_entries')
      .values(rows.slice(from, from + ROWS_MAX))
      // What it follows from was already logged.
      .onConflict((conflict) => conflict.columns(['guild_id', 'key']).where('key', 'is not', null).doNothing())
      .execute();
  }
  const transcripts = entries.flatMap(({ guildId, entry, transcript }) =>
    transcript === null ? [] : [{ guild_id: guildId, entry_id: entry.id, body: transcript }],
  );
  if (transcripts.length > 0) await tx.insertInto('log_transcripts').values(transcripts).execute();
  for (const { alongside } of entries) await alongside?.(tx);
}
