import { setTimeout } from 'node:timers/promises';
import { type ResetProgress, UNDO_MS } from '@perigee/core/balances/schema';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, DbTransaction } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { repeat } from '../../process/repeat.ts';
import type { Boards } from './boards.ts';
import { giveBackNext, takeNext } from './reset-step.ts';

type Progress = Omit<ResetProgress, 'startedBy'> & { startedBy: string };

/**
 * Resets of all balances of a guild. Each goes on in the background, some members a transaction with its own place kept
 * in it, so that a process that is killed loses nothing and does nothing twice; whichever process comes first goes on.
 */
export interface BalanceResets {
  /** @throws AppError `conflict` while another one of the guild is under way. */
  start(guildId: string, startedBy: string, total: number): Promise<void>;
  /** @throws AppError `notFound`, or `conflict` when it is not done, was taken back already, or is older than 7 days. */
  undo(guildId: string, resetId: string): Promise<void>;
  /** The newest one, or null. */
  latest(guildId: string): Promise<Progress | null>;
  /** Goes on with whatever is under way. Returns how to stop, which waits for the step at hand. */
  run(log: Logger): () => Promise<void>;
}

type BoardsProgress = Pick<Boards, 'catchUp' | 'hasTaken'>;

/** Between two looks for a reset that began, in milliseconds. */
const PAUSE_MS = 1_000;

export function createBalanceResets(db: Db, boards: BoardsProgress): BalanceResets {
  return {
    start: (guildId, startedBy, total) =>
      db.transaction().execute(async (tx) => {
        const newest = await lockNewest(tx, guildId);
        if (newest?.state === 'running' || newest?.state === 'undoing') {
          throw new AppError('conflict', 'A reset of this server is under way');
        }
        const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0) as id from ledger`.execute(tx);
        await tx
          .insertInto('balance_resets')
          .values({
            guild_id: guildId,
            state: 'running',
            total,
            ledger_id: rows[0]?.id ?? '0',
            started_by: startedBy,
          })
          .execute();
      }),

    undo: (guildId, resetId) =>
      db.transaction().execute(async (tx) => {
        const newest = await lockNewest(tx, guildId);
        if (newest?.id !== resetId) throw new AppError('notFound', 'There is no such reset any more');
        if (newest.state !== 'done') throw new AppError('conflict', 'This reset can not be taken back now');
        if (newest.startedAt.getTime() + UNDO_MS < Date.now()) {
          throw new AppError('conflict', 'A reset can be taken back for 7 days');
        }
        await tx
          .updateTable('balance_resets')
          .set({ state: 'undoing', done: 0, last_user_id: '0' })
          .where('id', '=', resetId)
          .execute();
      }),

    async latest(guildId) {
      const row = await newestOf(db, guildId).executeTakeFirst();
      return row === undefined ? null : describe(row);
    },

    run: (log) =>
      repeat({ work: stepper(db, boards), pauseMs: PAUSE_MS, log, failure: 'a reset of balances could not go on' }),
  };
}

type NewestReset = NonNullable<Awaited<ReturnType<ReturnType<typeof newestOf>['executeTakeFirst']>>>;

function newestOf(db: Db | DbTransaction, guildId: string) {
  return db
    .selectFrom('balance_resets')
    .select(['id', 'state', 'done', 'total', 'started_by as startedBy', 'started_at as startedAt'])
    .where('guild_id', '=', guildId)
    .orderBy('id', 'desc')
    .limit(1);
}

/** Two who start at once wait for each other. */
async function lockNewest(tx: DbTransaction, guildId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended('balance reset', ${guildId}::bigint))`.execute(tx);
  return newestOf(tx, guildId).forUpdate().executeTakeFirst();
}

function describe({ id, state, done, total, startedBy, startedAt }: NewestReset): Progress {
  return {
    id,
    state: isState(state) ? state : 'done',
    done,
    total,
    startedBy,
    startedAt: startedAt.toISOString(),
    undoUntil: new Date(startedAt.getTime() + UNDO_MS).toISOString(),
  };
}

function isState(state: string): state is ResetProgress['state'] {
  return state === 'running' || state === 'done' || state === 'undoing' || state === 'undone';
}

/**
 * Goes on with whatever is under way, and says whether it did. The boards take the ledger of all servers in in one order: a
 * reset that ran ahead of them would make everybody wait, so each step waits for the boards to have the one before. After it
 * the database belongs to others for as long as it took: the embedded one does one thing at a time.
 */
function stepper(db: Db, boards: BoardsProgress): () => Promise<boolean> {
  let written: string | null = null;
  const isAhead = async (tx: string): Promise<boolean> => {
    await boards.catchUp();
    return !(await boards.hasTaken(tx));
  };
  return async () => {
    const begun = performance.now();
    if (written !== null && (await isAhead(written))) return false;
    written = await takeStep(db);
    if (written === null) return false;
    await setTimeout(performance.now() - begun);
    return true;
  };
}

/** Goes one step on with one reset, and says in which transaction; null when there was none. */
function takeStep(db: Db): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const reset = await tx
      .selectFrom('balance_resets')
      .select(['id', 'guild_id as guildId', 'last_user_id as lastUserId', 'started_by as startedBy'])
      .select(['state', 'done', 'total'])
      .where('state', 'in', ['running', 'undoing'])
      // In turns, so that a small server does not wait for a large one.
      .orderBy('done')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (reset === undefined) return null;

    const isUndo = reset.state === 'undoing';
    const step = await (isUndo ? giveBackNext : takeNext)(tx, reset);
    const progress =
      step === null
        ? { state: isUndo ? 'undone' : 'done', total: reset.done }
        : {
            done: reset.done + step.done,
            total: Math.max(reset.total, reset.done + step.done),
            last_user_id: step.lastUserId,
          };
    const { written } = await tx
      .updateTable('balance_resets')
      .set(progress)
      .where('id', '=', reset.id)
      .returning(sql<string>`pg_current_xact_id()::text`.as('written'))
      .executeTakeFirstOrThrow();
    return written;
  });
}
