import * as z from 'zod/mini';
import type { DbTransaction } from '../database/database.ts';
import type { ActKind } from './act-kind.ts';

/** A guild's acts of a kind that were not performed yet, without those whose payload is of an older version. */
export async function listWaiting<Payload>(
  tx: DbTransaction,
  kind: ActKind<Payload>,
  guildId: string,
): Promise<{ key: string; payload: Payload }[]> {
  const rows = await tx
    .selectFrom('acts')
    .select(['key', 'payload'])
    .where('guild_id', '=', guildId)
    .where('name', '=', kind.name)
    .where('state', '=', 'waiting')
    .execute();
  return rows.flatMap(({ key, payload }) => {
    const read = z.safeParse(kind.payload, payload);
    return read.success ? [{ key, payload: read.data }] : [];
  });
}
