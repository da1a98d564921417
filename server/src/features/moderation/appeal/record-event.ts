import { randomUUID } from 'node:crypto';
import type { AppealEventKind } from '@perigee/core/moderation/appeal/review-schema';
import type { Updateable } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import type { Appeal, AppealKey, Reviewer } from './appeal.ts';
import { enqueueOpen, enqueueShow } from './appeal-jobs.ts';
import { readAppeal } from './read-appeal.ts';
import type { AppealTables } from './tables.ts';

type Changes = Omit<Updateable<AppealTables['appeals']>, 'guild_id' | 'id' | 'revision'>;

interface NewEvent {
  kind: AppealEventKind;
  by?: Reviewer;
  reason?: string | null;
}

/** Locks the row of an appeal until the transaction ends. */
export async function lockAppeal(tx: DbTransaction, { guildId, id }: AppealKey): Promise<Appeal | null> {
  const row = await tx
    .selectFrom('appeals')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : readAppeal(row);
}

/**
 * Changes an appeal, records the event and enqueues the jobs that follow, all in one transaction: none happens without
 * the others, even if the process dies.
 */
export async function recordEvent(
  tx: DbTransaction,
  appeal: AppealKey,
  { kind, by, reason = null }: NewEvent,
  changes: Changes = {},
): Promise<Appeal> {
  const changed = await changeAppeal(tx, appeal, changes);
  await tx
    .insertInto('appeal_events')
    .values({
      guild_id: appeal.guildId,
      id: randomUUID(),
      appeal_id: appeal.id,
      kind,
      by_id: by?.id ?? null,
      by_name: by?.username ?? null,
      reason,
    })
    .execute();
  await enqueueOpen(tx, changed);
  return changed;
}

/** Makes a visible change to an appeal and enqueues a redraw. */
export async function changeAppeal(tx: DbTransaction, { guildId, id }: AppealKey, changes: Changes): Promise<Appeal> {
  const row = await tx
    .updateTable('appeals')
    .set((set) => ({ ...changes, revision: set('revision', '+', 1) }))
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const appeal = readAppeal(row);
  await enqueueShow(tx, appeal);
  return appeal;
}

/** Makes a change without a new revision, so nothing is redrawn. */
export async function storeQuietly(
  tx: Pick<DbTransaction, 'updateTable'>,
  key: AppealKey,
  changes: Changes,
): Promise<void> {
  const { guildId, id } = key;
  await tx.updateTable('appeals').set(changes).where('guild_id', '=', guildId).where('id', '=', id).execute();
}
