import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Database, DbTransaction } from '../database/database.ts';
import { createTimerWorker, type TimerWorker } from './timer-worker.ts';

/** What a timer is set for: a row of its feature's own table. */
const timerSubjectSchema = z.object({ guildId: z.string(), id: z.string() });
export type TimerSubject = z.infer<typeof timerSubjectSchema>;

export type RingTimer = (subject: TimerSubject) => Promise<void>;

/** Timers that live in the database: they survive a restart, and one that is late rings as soon as somebody works. */
export interface Timers {
  /** Makes ready for timers of these names; before that none of them can be set. */
  prepare(names: readonly string[]): Promise<void>;
  /** Sets a timer in the transaction that stores what it is for, so that there is never one without the other. */
  set(tx: DbTransaction, name: string, subject: TimerSubject, at: Date): Promise<void>;
  /** Takes a timer back in the transaction that removes what it was for. One that is ringing already rings on. */
  cancel(tx: DbTransaction, name: string, subject: TimerSubject): Promise<void>;
  /**
   * From now on this process rings due timers of that name. A timer rings in one process at a time, and again later
   * when ringing it failed; `ring` has to bear being called twice for one subject.
   */
  work(name: string, ring: RingTimer): TimerWorker;
  close(): Promise<void>;
}

/** Longest a timer may ring before another process takes it for dead, in seconds. */
const RING_SECONDS = 60;
/** How often timers of processes that died are found, in seconds. */
const MAINTENANCE_SECONDS = 30;
/** Together about a week of the platform being away: delays double from the first one, in seconds. */
const RETRY = { retryLimit: 16, retryDelay: 10, retryBackoff: true };
/** How late a timer may be and still ring, in days: a bot that was off for months still reminds. */
const RETENTION_DAYS = 365;

/** Opens the timers. */
export async function openTimers(database: Database, log: Logger): Promise<Timers> {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    schema: 'timers',
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    retentionDays: RETENTION_DAYS,
    expireInSeconds: RING_SECONDS,
    ...RETRY,
  });
  boss.on('error', ({ message }) => log.warn({ reason: message }, 'the timers could not reach the database'));
  await boss.start();

  const workers: TimerWorker[] = [];
  return {
    async prepare(names) {
      for (const name of names) await boss.createQueue(name);
    },
    async set(tx, name, subject, at) {
      await boss.send(name, subject, { id: subject.id, startAfter: at, db: within(tx) });
    },
    async cancel(tx, name, { id }) {
      await boss.deleteJob(name, id, { db: within(tx) });
    },
    work(name, ring) {
      const worker = createTimerWorker(boss, name, (data) => ring(z.parse(timerSubjectSchema, data)), log);
      workers.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await boss.stop({ graceful: false });
    },
  };
}

function within(tx: DbTransaction): PgBoss.Db {
  return { executeSql: (text, values) => tx.executeQuery(CompiledQuery.raw(text, values)).then(toRows) };
}

function toRows({ rows }: { rows: unknown[] }) {
  return { rows };
}
