import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../database/database.ts';
import type { JobKind } from './job-kind.ts';

/** A guild's jobs of a kind that were not performed yet, without those whose payload is of an older version. */
export async function listWaiting<Payload>(
  db: Db | DbTransaction,
  kind: JobKind<Payload>,
  guildId: string,
): Promise<{ key: string; payload: Payload }[]> {
  const rows = await waitingOf(db, kind, guildId).select(['key', 'payload']).execute();
  return rows.flatMap(({ key, payload }) => {
    const read = z.safeParse(kind.payload, payload);
    return read.success ? [{ key, payload: read.data }] : [];
  });
}

/** How many there are, counted up to `max`. */
export async function countWaiting(
  tx: DbTransaction,
  kind: { name: string },
  guildId: string,
  max: number,
): Promise<number> {
  const waiting = waitingOf(tx, kind, guildId).select('id').limit(max).as('waiting');
  const counted = tx.selectFrom(waiting).select(sql<number>`count(*)::int`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

function waitingOf(db: Db | DbTransaction, { name }: { name: string }, guildId: string) {
  return db.selectFrom('acts').where('guild_id', '=', guildId).where('name', '=', name).where('state', '=', 'waiting');
}
