import { ENTRANTS_KEPT_MS } from '@perigee/core/rewards/giveaways/limits';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../../database/database.ts';
import { repeat } from '../../../process/repeat.ts';

/** Time between two checks for old entries, in milliseconds. */
const PAUSE_MS = 10 * 60 * 1000;

/** How many entries a step removes, so that no step takes long. */
const STEP = 5_000;

/**
 * Deletes the entrants of giveaways that ended long ago; the hash of the list stays. Any number of processes may run
 * it.
 */
export function forgetEntrants(db: Db, log: Logger): () => Promise<void> {
  return repeat({
    work: () => forgetBatch(db),
    pauseMs: PAUSE_MS,
    log,
    failure: 'failed to delete old giveaway entries, retrying',
  });
}

/** Deletes one batch; returns whether there may be more. */
export async function forgetBatch(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ guildId: string; id: string }>`
      select guild_id as "guildId", id from giveaways
      where ended_at is not null and entrants_forgotten_at is null
        and ended_at < now() - make_interval(secs => ${ENTRANTS_KEPT_MS / 1000}::float8)
      order by ended_at limit 1 for update skip locked`.execute(tx);
    const [old] = rows;
    if (old === undefined) return false;
    const { numAffectedRows = 0n } = await sql`
      delete from giveaway_entries where ctid in (
        select ctid from giveaway_entries
        where guild_id = ${old.guildId}::bigint and giveaway_id = ${old.id}::uuid limit ${STEP}
      )`.execute(tx);
    if (numAffectedRows < BigInt(STEP)) {
      await sql`
        update giveaways set entrants_forgotten_at = now(), paid_by = case when escrow > 0 then paid_by end
        where guild_id = ${old.guildId}::bigint and id = ${old.id}::uuid`.execute(tx);
    }
    return true;
  });
}
