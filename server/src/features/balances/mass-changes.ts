import { UNDO_MS } from '@perigee/core/balances/schema';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, DbTransaction } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { repeat } from '../../process/repeat.ts';
import type { Boards } from './boards.ts';
import { massStepper } from './mass-stepper.ts';
import type { MassKind } from './mass-step.ts';
import { changesOf, isUnderWay, lockChanges, type MassChange, readChange } from './read-mass-change.ts';

/** What a manager does to everybody with a role. */
export interface RoleOrder {
  guildId: string;
  kind: Exclude<MassKind, 'reset'>;
  /** How much is given, or taken at most, or left to each. */
  amount: number;
  roleId: string;
  reason: string | null;
  startedBy: string;
  /** Where it is told how far it is. */
  channelId: string;
  /** Makes it begin once. */
  useId: string;
}

/** Why a change can not be taken back. */
export type UndoOutcome = 'begun' | 'unknown' | 'underWay' | 'notDone' | 'tooLate';

/**
 * Changes of many balances of a guild. Each goes on in the background, some members a transaction with its own place kept
 * in it, so that a process that is killed loses nothing and does nothing twice; whichever process comes first goes on.
 */
export interface MassChanges {
  /** Resets all balances. @throws AppError `conflict` while another change of the guild is under way. */
  reset(guildId: string, startedBy: string, total: number): Promise<void>;
  /**
   * Begins a change for a role; whom it is about is to be listed. Null while another one is under way.
   * @param alongside Done in the transaction that begins it; not where the same use began it before.
   */
  begin(order: RoleOrder, alongside: (tx: DbTransaction, changeId: string) => Promise<void>): Promise<string | null>;
  /** Adds members whom it is about, and keeps up to whom the guild was looked through. */
  addMembers(changeId: string, userIds: readonly string[], upTo: string): Promise<void>;
  /** Everybody is listed: the change goes on by itself. */
  listed(changeId: string): Promise<void>;
  /** Nobody can be listed: it is over, and nothing happened. */
  failed(tx: DbTransaction, changeId: string): Promise<void>;
  /** @param alongside Done in the transaction that begins it. */
  undo(guildId: string, changeId: string, alongside?: (tx: DbTransaction) => Promise<void>): Promise<UndoOutcome>;
  find(guildId: string, changeId: string): Promise<MassChange | null>;
  /** The newest one, or null. */
  latest(guildId: string): Promise<MassChange | null>;
  /** Which message tells of it. */
  noteMessage(changeId: string, messageId: string): Promise<void>;
  /** Goes on with whatever is under way. Returns how to stop, which waits for the step at hand. */
  run(log: Logger): () => Promise<void>;
}

/** Between two looks for a change that began, in milliseconds. */
const PAUSE_MS = 1_000;

export function createMassChanges(db: Db, boards: Pick<Boards, 'catchUp' | 'hasTaken'>): MassChanges {
  return {
    reset: (guildId, startedBy, total) =>
      db.transaction().execute(async (tx) => {
        if (await lockChanges(tx, guildId)) throw new AppError('conflict', 'A reset of this server is under way');
        const row = { guild_id: guildId, state: 'running', total, started_by: startedBy };
        await tx
          .insertInto('mass_changes')
          .values({ ...row, ledger_id: NEWEST_ROW })
          .execute();
      }),

    begin: ({ guildId, kind, amount, roleId, reason, startedBy, channelId, useId }, alongside) =>
      db.transaction().execute(async (tx) => {
        const isBusy = await lockChanges(tx, guildId);
        const own = tx.selectFrom('mass_changes').select('id').where('guild_id', '=', guildId);
        const repeated = await own.where('use_id', '=', useId).executeTakeFirst();
        if (repeated !== undefined) return repeated.id;
        if (isBusy) return null;
        const row = { guild_id: guildId, state: 'listing', total: 0, started_by: startedBy, kind, reason };
        const where = { role_id: roleId, channel_id: channelId, use_id: useId };
        const { id } = await tx
          .insertInto('mass_changes')
          .values({ ...row, ...where, amount: String(amount), ledger_id: NEWEST_ROW })
          .returning('id')
          .executeTakeFirstOrThrow();
        await alongside(tx, id);
        return id;
      }),

    addMembers: (changeId, userIds, upTo) =>
      db.transaction().execute(async (tx) => {
        await sql`
          insert into mass_change_members (change_id, user_id)
          select ${changeId}::bigint, id from unnest(${[...userIds]}::bigint[]) as id
          where exists (select from mass_changes where id = ${changeId}::bigint and state = 'listing')
          on conflict do nothing`.execute(tx);
        await sql`
          update mass_changes set last_user_id = ${upTo}::bigint,
            total = (select count(*) from mass_change_members where change_id = ${changeId}::bigint)
          where id = ${changeId}::bigint and state = 'listing'`.execute(tx);
      }),

    async listed(changeId) {
      const open = db.updateTable('mass_changes').where('id', '=', changeId).where('state', '=', 'listing');
      await open.set({ state: 'running', last_user_id: '0', ledger_id: NEWEST_ROW }).execute();
    },

    async failed(tx, changeId) {
      await tx
        .updateTable('mass_changes')
        .set({ state: 'failed' })
        .where('id', '=', changeId)
        .where('state', '=', 'listing')
        .execute();
      await tx.deleteFrom('mass_change_members').where('change_id', '=', changeId).execute();
    },

    undo: (guildId, changeId, alongside) =>
      db.transaction().execute(async (tx) => {
        const isBusy = await lockChanges(tx, guildId);
        const found = await changesOf(tx, guildId).where('id', '=', changeId).executeTakeFirst();
        if (found === undefined) return 'unknown';
        if (found.state !== 'done') return isUnderWay(found.state) ? 'underWay' : 'notDone';
        if (found.startedAt.getTime() + UNDO_MS < Date.now()) return 'tooLate';
        if (isBusy) return 'underWay';
        const begun = { state: 'undoing', done: 0, last_user_id: '0', short: 0 };
        await tx.updateTable('mass_changes').set(begun).where('id', '=', changeId).execute();
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
        failure: 'a change of many balances could not go on',
      }),
  };
}

/** What comes after it in the ledger came since. */
const NEWEST_ROW = sql<string>`(select coalesce(max(id), 0) from ledger)`;
