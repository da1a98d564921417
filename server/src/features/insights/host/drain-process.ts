import { sql } from 'kysely';
import type { Bus } from '../../../bus/bus.ts';
import type { Db } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { recordHostAction } from './host-log.ts';
import { isReplaceable } from './process-store.ts';

/** Advisory lock: two hosts must not drain the last two processes at the same time. */
const LOCK = 5_100_095;

interface DrainInput {
  name: string;
  isDraining: boolean;
  byId: string;
}

/**
 * Tells a process to hand over its work, or to take its share again. Idempotent.
 * @throws AppError `notFound` for a process that is gone, `conflict` where no other process would take over its work.
 */
export async function drainProcess(db: Db, bus: Bus, { name, isDraining, byId }: DrainInput): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const all = await tx.selectFrom('processes').select(['name', 'roles', 'draining']).execute();
    const own = all.find((each) => each.name === name);
    if (own === undefined) throw new AppError('notFound', 'No such process is running');
    if (own.draining === isDraining) return;
    if (isDraining && !isReplaceable(own, all)) {
      throw new AppError('conflict', 'No other process has the same roles. Start another one first');
    }
    await tx.updateTable('processes').set({ draining: isDraining }).where('name', '=', name).execute();
    await recordHostAction(tx, { byId, deed: isDraining ? 'drain' : 'resume', subject: name });
  });
  await bus.publish('drain', name);
}
