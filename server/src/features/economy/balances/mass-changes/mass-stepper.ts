import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { existsRow } from '../../../../database/exists-row.ts';
import type { Boards } from '../boards/boards.ts';
import { giveBackNext, takeNext } from './mass-step.ts';
import { massKind } from './read-mass-change.ts';

const UNDER_WAY = sql`select from mass_changes where state in ('running', 'undoing') limit 1`;

/**
 * Advances a change that is under way by one step, and returns whether it did. The boards process the ledger of all
 * servers in one sequence, so a change running ahead of them would delay everybody: each step waits until they have
 * processed the previous one. Afterwards the database is left to others for as long as the step took, as the embedded
 * one runs one query at a time.
 */
export function massStepper(db: Db, boards: Pick<Boards, 'catchUp' | 'hasTaken'>): () => Promise<boolean> {
  let written: string | null = null;
  const isAhead = async (tx: string): Promise<boolean> => {
    await boards.catchUp();
    return !(await boards.hasTaken(tx));
  };
  return async () => {
    if (!(await existsRow(db, UNDER_WAY))) return false;
    const startedAt = performance.now();
    if (written !== null && (await isAhead(written))) return false;
    written = await takeStep(db);
    if (written === null) return false;
    await setTimeout(performance.now() - startedAt);
    return true;
  };
}

/** Advances one change by a step and returns the transaction id; null if there was none. */
function takeStep(db: Db): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('mass_changes')
      .select(['id', 'guild_id as guildId', 'last_user_id as lastUserId', 'started_by as startedBy'])
      .select(['state', 'done', 'total', 'kind', 'amount', 'reason', 'short'])
      .where('state', 'in', ['running', 'undoing'])
      // Least progress first, so that a small server does not wait for a large one.
      .orderBy('done')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (found === undefined) return null;

    const change = { ...found, kind: massKind(found.kind), amount: found.amount ?? '0' };
    const isUndo = change.state === 'undoing';
    const step = await (isUndo ? giveBackNext : takeNext)(tx, change);
    const progress =
      step === null
        ? { state: isUndo ? 'undone' : 'done', total: change.done }
        : {
            done: change.done + step.done,
            total: Math.max(change.total, change.done + step.done),
            short: change.short + step.short,
            last_user_id: step.lastUserId,
          };
    const { written } = await tx
      .updateTable('mass_changes')
      .set(progress)
      .where('id', '=', change.id)
      .returning(sql<string>`pg_current_xact_id()::text`.as('written'))
      .executeTakeFirstOrThrow();
    return written;
  });
}
