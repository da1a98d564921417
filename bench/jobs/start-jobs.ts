import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import * as z from 'zod/mini';
import type { JobDefinition } from '../../server/src/jobs/job-definition.ts';
import { type JobKind, defineJobKind } from '../../server/src/jobs/job-kind.ts';
import { enqueueJob } from '../../server/src/jobs/jobs.ts';
import type { JobContext } from '../../server/src/jobs/perform-job.ts';
import { runJobs } from '../../server/src/jobs/run-jobs.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/src/database/database.ts';
import { createEvents } from '../../server/src/events/events.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { NO_TRACING } from '../../server/src/tracing/tracing.ts';
import type { PunishedGuild } from './platform.ts';

const payloadSchema = z.object({ userId: z.string() });
type Kind = JobKind<z.infer<typeof payloadSchema>>;
const KINDS = {
  unban: defineJobKind('bench.unban', payloadSchema),
  unmute: defineJobKind('bench.unmute', payloadSchema),
  note: defineJobKind('bench.note', payloadSchema),
};

export interface DueJobs {
  isCall: boolean;
  /** When they become due, and over which period. */
  from: Date;
  spreadMs: number;
}

/** The job runner on its own database. */
export interface RunningJobs {
  database: DatabaseLocation['kind'];
  /** Enqueues an act for each member; returns how late each was carried out, in milliseconds. */
  performAll(due: DueJobs): Promise<number[]>;
  close(): Promise<void>;
}

export async function startJobs(platform: PunishedGuild): Promise<RunningJobs> {
  // The embedded database is in a folder, as in the product.
  const folder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
  const { location, drop } = await createTestDatabase(folder);
  const database = await openDatabase(location, pino({ level: 'warn' }));
  const lateness: number[] = [];
  const stop = runOn(database, platform, lateness);

  return {
    database: location.kind,
    async performAll({ isCall, ...when }) {
      lateness.length = 0;
      const kinds = isCall ? [KINDS.unban, KINDS.unmute] : [KINDS.note];
      if (isCall) punish(platform);
      await enqueue(database, platform, { kinds, ...when });
      while (lateness.length < platform.userIds.length) await new Promise((resolve) => setTimeout(resolve, 50));
      return [...lateness];
    },
    async close() {
      await stop();
      await database.close();
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

function runOn({ db, pool }: Database, { api, line, clientId, unban, unmute }: PunishedGuild, lateness: number[]) {
  const log = pino({ level: 'warn' });
  const define = ({ name }: Kind, work: (userId: string) => Promise<unknown>): JobDefinition<JobContext> => ({
    name,
    async perform(_ctx, payload, { dueAt }) {
      await work(z.parse(payloadSchema, payload).userId);
      lateness.push(Date.now() - dueAt.getTime());
    },
  });
  const definitions = [define(KINDS.unban, unban), define(KINDS.unmute, unmute), define(KINDS.note, async () => {})];
  const ctx = { api, botId: clientId, log, tracing: NO_TRACING };
  return runJobs({ db, events: createEvents(db, log), line, isAlone: pool === null, ctx, definitions });
}

function punish({ userIds, ban, mute }: PunishedGuild): void {
  for (const [index, userId] of userIds.entries()) (index % 2 === 0 ? ban : mute)(userId);
}

/** Enqueues a job per member, alternating between the kinds, spread over the period. */
async function enqueue(
  { db }: Database,
  { guildId, userIds }: PunishedGuild,
  { kinds, from, spreadMs }: Omit<DueJobs, 'isCall'> & { kinds: readonly Kind[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [index, userId] of userIds.entries()) {
      const at = new Date(from.getTime() + (spreadMs * index) / userIds.length);
      const job = { guildId, key: `${from.getTime()} ${userId}`, payload: { userId }, at };
      await enqueueJob(tx, kinds[index % kinds.length] ?? KINDS.note, job);
    }
  });
}
