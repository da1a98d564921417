import { UNDO_MS } from '@perigee/core/economy/balances/schema';
import type { Logger } from 'pino';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { repeat } from '../../../../process/repeat.ts';
import type { Boards } from '../boards/boards.ts';
import { type MassOrders, massOrders, NEWEST_ROW } from './mass-orders.ts';
import { massStepper } from './mass-stepper.ts';
import { changesOf, isUnderWay, lockChanges, type MassChange, readChange } from './read-mass-change.ts';

/** The result of an undo request. */
export type UndoOutcome = 'begun' | 'unknown' | 'underWay' | 'notDone' | 'tooLate';

/**
 * Changes of many balances of a guild. Each runs in the background, a batch of members per transaction together with
 * the progress, so that a killed process loses nothing and repeats nothing; any process may continue it.
 */
export interface MassChanges extends MassOrders {
  /** Resets all balances. @throws AppError `conflict` while another change of the guild is under way. */
  reset(guildId: string, startedBy: string, total: number): Promise<void>;
  /** @param alongside Runs in the transaction that starts the undo. */
  undo(guildId: string, changeId: string, alongside?: (tx: DbTransaction) => Promise<void>): Promise<UndoOutcome>;
  find(guildId: string, changeId: string): Promise<MassChange | null>;
  /** The newest one; null if there is none. */
  latest(guildId: string): Promise<MassChange | null>;
  /** Saves the message that reports progress. */
  noteMessage(changeId: string, messageId: string): Promise<void>;
  /** Processes whatever is under way. Returns a function that stops it, which waits for the current step. */
  run(log: Logger): () => Promise<void>;
}

/** Pause between two checks for a new change, in milliseconds. */
const PAUSE_MS = 1_000;

export function createMassChanges(db: Db, boards: Pick<Boards, 'catchUp' | 'hasTaken'>): MassChanges {
  return {
    reset: (guildId, startedBy, total) =>
      db.transaction().execute(async (tx) => {
        if (await lockChanges(tx, guildId))
          throw new AppError('conflict', 'This server already has a reset in progress');
        const row = { guild_id: guildId, state: 'running', total, started_by: startedBy };
        await tx
          .insertInto('mass_changes')
          .values({ ...row, ledger_id: NEWEST_ROW })
          .execute();
      }),

    ...massOrders(db),

    undo: (guildId, changeId, alongside) =>
      db.transaction().execute(async (tx) => {
        const isBusy = await lockChanges(tx, guildId);
        const found = await changesOf(tx, guildId).where('id', '=', changeId).executeTakeFirst();
        if (found === undefined) return 'unknown';
        if (found.state !== 'done') return isUnderWay(found.state) ? 'underWay' : 'notDone';
        if (found.startedAt.getTime() + UNDO_MS < Date.now()) return 'tooLate';
        if (isBusy) return 'underWay';
        const initial = { state: 'undoing', done: 0, last_user_id: '0', short: 0 };
        await tx.updateTable('mass_changes').set(initial).where('id', '=', changeId).execute();
        await alongside?.(tx);
        return 'begun';
      }),

    async find(guildId, changeId) {
      const row = await changesOf(db, guildId).where('id', '=', changeId).executeTakeFirst();
      return row === undefined ? null : readChange(row);
    },

    async latest(guildId) {
      const row = await changesOf(db, guildId).orderBy('id', 'desc').limit(1).executeTakeFirst();
      return row === undefined ? null : readChange(row);
    },

    async noteMessage(changeId, messageId) {
      const own = db.updateTable('mass_changes').where('id', '=', changeId);
      await own.set({ message_id: messageId }).execute();
    },

    run: (log) =>
      repeat({
        work: massStepper(db, boards),
        pauseMs: PAUSE_MS,
        log,
        failure: 'failed to continue balance reset, retrying',
      }),
  };
}
