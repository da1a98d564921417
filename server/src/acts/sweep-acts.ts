import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { repeat } from '../process/repeat.ts';

/** How long what is over is remembered, in days: failures longer, for who looks into them. */
const DONE_DAYS = 7;
const FAILED_DAYS = 30;

const PAUSE_MS = 10 * 60 * 1000;
/** Rows a step removes, so that none takes long. */
const STEP = 500;

/** Forgets acts that were over long ago. Returns how to stop. */
export function sweepActs(db: Db, log: Logger): () => Promise<void> {
  return repeat({
    work: () => forgetSome(db),
    pauseMs: PAUSE_MS,
    log,
    failure: 'acts that are over could not be removed, it will be tried again',
  });
}

async function forgetSome(db: Db): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from acts where (guild_id, id) in (
      select guild_id, id from acts
      where finished_at < now() - case state when 'done' then make_interval(days => ${DONE_DAYS})
        else make_interval(days => ${FAILED_DAYS}) end
      order by finished_at limit ${STEP} for update skip locked
    )`.execute(db);
  return numAffectedRows === BigInt(STEP);
}
