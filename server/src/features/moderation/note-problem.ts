import type { Db } from '../../database/database.ts';
import type { CaseKey } from '../cases/index.ts';

/** Says on a case why it is still not done; what failed for good says so with its end. */
export async function noteProblem(db: Db, { guildId, number }: CaseKey, problem: string): Promise<void> {
  const own = db.updateTable('cases').where('guild_id', '=', guildId).where('number', '=', number);
  await own.where('state', 'in', ['pending', 'done']).set({ problem }).execute();
}
