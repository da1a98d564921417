import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../../../database/database.ts';
import { repeat } from '../../../../process/repeat.ts';

const PAUSE_MS = 10 * 60 * 1000;

/** Rows deleted per step, so that no step takes long. */
const STEP = 2_000;

/** Tables that refer to a board, deleted before the board itself. */
const PARTS = ['board_entries', 'board_marks', 'board_blocks'] as const;

/** Deletes boards of past weeks and months, which nobody can view any more. Returns a function that stops it. */
export function forgetBoards(db: Db, log: Logger): () => Promise<void> {
  return repeat({
    work: () => forgetBatch(db),
    pauseMs: PAUSE_MS,
    log,
    failure: 'failed to delete old leaderboards, retrying',
  });
}

/** Returns whether there may be more. */
async function forgetBatch(db: Db): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from boards where ends_at < now() - make_interval(secs => ${RETENTION_MS.pastBoards / 1000}::float8)
    order by ends_at limit 1`.execute(db);
  const [board] = rows;
  if (board === undefined) return false;
  for (const part of PARTS) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(part)} where ctid in (
        select ctid from ${sql.table(part)} where board_id = ${board.id} limit ${STEP} for update skip locked
      )`.execute(db);
    if (numAffectedRows > 0n) return true;
  }
  await db.deleteFrom('boards').where('id', '=', board.id).execute();
  return true;
}
