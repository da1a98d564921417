import { sql } from 'kysely';
import { pino } from 'pino';
import { test as base } from 'vitest';
import * as z from 'zod/mini';
import type { JobOutcome } from '../../../src/jobs/job-definition.ts';
import { defineJobKind } from '../../../src/jobs/job-kind.ts';
import { enqueueJob, findJob } from '../../../src/jobs/jobs.ts';
import { runJobs } from '../../../src/jobs/run-jobs.ts';
import { defineJob } from '../../../src/bot/define-job.ts';
import { createPlatformRateLimiter } from '../../../src/discord/calls/platform-rate-limiter.ts';
import { type Database, openDatabase } from '../../../src/database/database.ts';
import { createEvents } from '../../../src/events/events.ts';
import { type BotWorld, startBotWorld } from '../bot-world.ts';
import { createTestDatabase } from '../test-database.ts';

/** The tests' kind of job: the bot posts a message in a channel. */
export const sayJob = defineJobKind('test.say', z.object({ channelId: z.string(), content: z.string() }));

const LOG = pino({ level: 'silent' });
const CHANNELS = ['here', 'elsewhere'];

interface Deps {
  bot: BotWorld;
  database: Database;
}

interface Speech {
  content?: string;
  channelId?: string;
  at?: Date;
  subject?: string;
}

/** A guild for jobs of a test; nothing is performed until `run`. */
export type JobsFixture = ReturnType<typeof openFixture>['acts'];

function openFixture({ bot, database: { db } }: Deps) {
  const { world: platform } = bot.simulator;
  const events = createEvents(db, LOG);
  const line = createPlatformRateLimiter({ platform: { apiUrl: bot.simulator.apiUrl, clientId: '' }, log: LOG });
  const guild = platform.createGuild({ name: 'Acts', ownerId: bot.memberId, botIn: true, channels: CHANNELS });
  const [channelId = '', elsewhereId = ''] = guild.channelIds;
  const guildId = guild.id;
  const outcomes: JobOutcome[] = [];
  const stops: (() => Promise<void>)[] = [];
  const say = defineJob(sayJob, {
    failsWithoutAccess: true,
    async perform(_ctx, job, { send }) {
      await send(job.channelId, { content: job.content });
    },
    async settle(_tx, _payload, outcome) {
      outcomes.push(outcome);
    },
  });

  const jobs = {
    db,
    platform,
    guildId,
    channelId,
    elsewhereId,
    outcomes,
    line,
    /** Performs jobs like a process of the deployment, until the test ends or the returned function is called. */
    run(definitions = [say]) {
      const stop = runJobs({ db, events, line, isAlone: false, definitions, ctx: bot.bot.context });
      stops.push(stop);
      return stop;
    },
    enqueue(key: string, { content = key, channelId: target = channelId, ...when }: Speech = {}) {
      const job = { guildId, key, payload: { channelId: target, content }, ...when };
      return db.transaction().execute((tx) => enqueueJob(tx, sayJob, job));
    },
    find: (key: string) => findJob(db, sayJob, { guildId, key }),
    /** The bot's messages, oldest first. */
    contents: (inChannel = channelId) => platform.messages(inChannel).map(({ content }) => content),
    /** Makes jobs that wait for a retry due now. */
    letTimePass: () =>
      sql`update acts set next_at = now() where guild_id = ${guildId} and state = 'waiting' and leased_until is null
        and due_at <= now()`.execute(db),
  };
  const close = async () => {
    await Promise.all(stops.map((stop) => stop()));
    await sql`delete from acts where guild_id = ${guildId}`.execute(db);
  };
  return { acts: jobs, close };
}

export const test = base.extend<{ parts: Deps; jobs: JobsFixture }>({
  parts: [
    // vitest reads which fixtures a fixture needs from this pattern; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const bot = await startBotWorld();
      const { location, drop } = await createTestDatabase();
      const database = await openDatabase(location, LOG);
      await bot.bot.ready;
      await use({ bot, database });
      await bot.close();
      await database.close();
      await drop();
    },
    { scope: 'file' },
  ],
  jobs: async ({ parts }, use) => {
    const { acts: jobs, close } = openFixture(parts);
    await use(jobs);
    await close();
  },
});
