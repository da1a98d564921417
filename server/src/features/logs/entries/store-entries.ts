import type { LogEntry } from '@perigee/core/logs/entry';
import type { DbTransaction } from '../../../database/database.ts';
import { gather } from '../delivery/gather.ts';
import type { AuditMatch } from '../../audit-log/index.ts';
import type { Seal } from '../../message-archive/index.ts';
import { columnsOf } from './entry-row.ts';

/** An entry on its way into the database, and into its log channel. */
export interface NewEntry {
  guildId: string;
  entry: LogEntry;
  logChannelId: string;
  /** Characters it takes of a message. */
  size: number;
  /** What would say who did it, while nobody is known. */
  match: AuditMatch | null;
  key: string | null;
  /** Messages of a bulk deletion, packed and sealed. */
  transcript: Buffer | null;
  alongside: ((tx: DbTransaction) => Promise<void>) | null;
}

/** A row takes 21 values, and the platform's protocol 65,535 a statement. */
const ROWS_MAX = 500;

/** Writes entries and has them posted: both or neither. */
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
      // What it follows from was written down before.
      .onConflict((conflict) => conflict.columns(['guild_id', 'key']).where('key', 'is not', null).doNothing())
      .execute();
  }
  const transcripts = entries.flatMap(({ guildId, entry, transcript }) =>
    transcript === null ? [] : [{ guild_id: guildId, entry_id: entry.id, body: transcript }],
  );
  if (transcripts.length > 0) await tx.insertInto('log_transcripts').values(transcripts).execute();
  for (const { alongside } of entries) await alongside?.(tx);
}
