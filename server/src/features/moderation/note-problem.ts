import type { Db } from '../../database/database.ts';
import type { CaseKey } from '../cases/index.ts';

/** Records on a case why it is not carried out yet. A permanent failure is recorded when the case settles. */
export async function noteProblem(db: Db, { guildId, number }: CaseKey, problem: string): Promise<void> {
  const own = db.updateTable('cases').where('guild_id', '=', guildId).where('number', '=', number);
  await own.where('state', 'in', ['pending', 'done']).set({ problem }).execute();
}
