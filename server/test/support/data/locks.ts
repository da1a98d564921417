import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DbTransaction } from '../../../src/database/database.ts';
import type { World } from '../world.ts';

const WITHIN = { timeout: 60_000 };

/** Waits until that many statements wait for locks. */
export async function expectWaiting({ services }: World, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      services.database.db,
    );
    return rows.length;
  };
  await expect.poll(waiting, WITHIN).toBe(count);
}

/**
 * Runs `meanwhile` while another transaction holds what the query locks. Not on the embedded database, which has one
 * connection: nothing can happen there between two statements of a transaction.
 */
export async function whileLocked(
  { services }: World,
  lock: (tx: DbTransaction) => Promise<unknown>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  await services.database.db.transaction().execute(async (tx) => {
    await lock(tx);
    await meanwhile();
  });
}
