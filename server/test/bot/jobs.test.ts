import { sql } from 'kysely';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { pino } from 'pino';
import { cancelJob, retryJob } from '../../src/jobs/jobs.ts';
import { JOB_TABLES } from '../../src/jobs/tables.ts';
import { forgetOldRows, retentionRules } from '../../src/database/retention.ts';
import { defineJob } from '../../src/bot/define-job.ts';
import { type JobsFixture, sayJob, test } from '../support/bot/jobs-fixture.ts';

const WITHIN = { timeout: 60_000 };
const HOUR_MS = 3_600_000;

const isDone = (jobs: JobsFixture, key: string) =>
  vi.waitFor(async () => expect(await jobs.find(key)).toMatchObject({ state: 'done' }), WITHIN);

describe('Jobs', () => {
  test('A job requested twice with the same key runs once and records its message', async ({ jobs }) => {
    await Promise.all([jobs.enqueue('hello'), jobs.enqueue('hello')]);
    jobs.run();
    await isDone(jobs, 'hello');
    await jobs.enqueue('hello');
    await jobs.enqueue('afterwards');
    await isDone(jobs, 'afterwards');

    expect(jobs.contents()).toEqual(['hello', 'afterwards']);
    const [{ id } = { id: '' }] = jobs.platform.messages(jobs.channelId);
    expect(await jobs.find('hello')).toMatchObject({ attempts: 1, problem: null, messageId: id });
    expect(jobs.outcomes).toMatchObject([{ state: 'done', messageId: id }, { state: 'done' }]);
  });

  test('A job does not run if its transaction is rolled back', async ({ jobs }) => {
    const failed = jobs.db
      .transaction()
      .execute(async (tx) => {
        const payload = { channelId: jobs.channelId, content: 'never' };
        await retryJob(tx, sayJob, { guildId: jobs.guildId, key: 'never', payload });
        throw new Error('the row could not be written');
      })
      .catch(() => 'rolled back');
    expect(await failed).toBe('rolled back');
    jobs.run();
    await jobs.enqueue('afterwards');
    await isDone(jobs, 'afterwards');

    expect(jobs.contents()).toEqual(['afterwards']);
  });

  test('A job cancelled before it is due does not run, and cannot be cancelled twice', async ({ jobs }) => {
    await jobs.enqueue('later', { at: new Date(Date.now() + HOUR_MS) });
    const cancel = () =>
      jobs.db.transaction().execute((tx) => cancelJob(tx, sayJob, { guildId: jobs.guildId, key: 'later' }));
    jobs.run();

    const cancelled = [await cancel(), await cancel()];
    await sql`update acts set due_at = now(), next_at = now() where guild_id = ${jobs.guildId} and key = 'later'`.execute(
      jobs.db,
    );
    await jobs.enqueue('afterwards');
    await isDone(jobs, 'afterwards');

    expect(cancelled).toEqual([true, false]);
    expect(jobs.contents()).toEqual(['afterwards']);
  });

  test('A job is retried after a Discord outage, and records why it is waiting', async ({ jobs }) => {
    const startedAt = Date.now();
    jobs.platform.fail({ method: 'POST', path: `/channels/${jobs.channelId}/messages`, status: 500, times: 100 });
    await jobs.enqueue('hello');
    jobs.run();

    await vi.waitFor(async () => expect((await jobs.find('hello'))?.problem).not.toBeNull(), WITHIN);
    const waiting = await jobs.find('hello');
    jobs.platform.recover();
    await jobs.letTimePass();
    await isDone(jobs, 'hello');

    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(waiting?.nextAt.getTime()).toBeGreaterThan(startedAt);
    expect(jobs.contents()).toEqual(['hello']);
    expect(await jobs.find('hello')).toMatchObject({ attempts: 2, problem: null });
  });

  test('A job that Discord rejects fails with the reason, and can be retried on request', async ({ jobs }) => {
    const path = `/channels/${jobs.channelId}/messages`;
    const body = { message: 'Missing Permissions', code: 50013 };
    jobs.platform.fail({ method: 'POST', path, status: 403, times: 1, body });
    await jobs.enqueue('hello');
    jobs.run();

    await vi.waitFor(async () => expect(await jobs.find('hello')).toMatchObject({ state: 'failed' }), WITHIN);
    const failed = await jobs.find('hello');
    const payload = { channelId: jobs.channelId, content: 'hello' };
    await jobs.db.transaction().execute((tx) => retryJob(tx, sayJob, { guildId: jobs.guildId, key: 'hello', payload }));
    await isDone(jobs, 'hello');

    expect(failed).toMatchObject({ problem: 'Missing Permissions (50013)', attempts: 1 });
    expect(jobs.outcomes).toMatchObject([
      { state: 'failed', problem: 'Missing Permissions (50013)', messageId: null },
      { state: 'done' },
    ]);
    expect(jobs.contents()).toEqual(['hello']);
  });
});

describe('Unrecorded messages of crashed processes', () => {
  /** Resets the row to that state. The new id means a new nonce, as if the platform had forgotten the old one. */
  const forget = ({ db }: JobsFixture, key: string) =>
    sql`update acts set id = gen_random_uuid(), state = 'waiting', finished_at = null, message_id = null,
      runner = gen_random_uuid(), leased_until = now() - interval '1 second' where key = ${key}`.execute(db);

  test('A message posted just before a crash is found even after its nonce has expired', async ({ jobs }) => {
    jobs.run();
    await jobs.enqueue('hello');
    await isDone(jobs, 'hello');
    const before = await jobs.find('hello');

    await forget(jobs, 'hello');
    await isDone(jobs, 'hello');

    expect(jobs.contents()).toEqual(['hello']);
    expect(await jobs.find('hello')).toMatchObject({ attempts: 2, messageId: before?.messageId });
  });

  test('A new job with the same text is not mistaken for an earlier message', async ({ jobs }) => {
    jobs.run();
    await jobs.enqueue('first', { content: 'the same' });
    await isDone(jobs, 'first');

    await jobs.enqueue('second', { content: 'the same', at: new Date(Date.now() + 60_000) });
    await sql`update acts set begun_at = now(), next_at = now() where key = 'second'`.execute(jobs.db);
    await isDone(jobs, 'second');

    expect(jobs.contents()).toEqual(['the same', 'the same']);
  });
});

describe('Jobs with the same subject', () => {
  test('Jobs with the same subject run in order, and a delayed one blocks only its successors', async ({ jobs }) => {
    const { elsewhereId: elsewhere } = jobs;
    jobs.platform.fail({ method: 'POST', path: `/channels/${elsewhere}/messages`, status: 500, times: 100 });
    await jobs.enqueue('first', { subject: 'one', channelId: elsewhere });
    await jobs.enqueue('second', { subject: 'one', channelId: elsewhere });
    await jobs.enqueue('in a year', { subject: 'two', at: new Date(Date.now() + 365 * 86_400_000) });
    await jobs.enqueue('other', { subject: 'two' });
    jobs.run();

    await isDone(jobs, 'other');
    await vi.waitFor(async () => expect(await jobs.find('first')).toMatchObject({ attempts: 1 }), WITHIN);
    const held = await jobs.find('second');
    jobs.platform.recover();
    await vi.waitFor(async () => {
      await jobs.letTimePass();
      expect(await jobs.find('second')).toMatchObject({ state: 'done' });
    }, WITHIN);

    expect(held).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(jobs.contents(elsewhere)).toEqual(['first', 'second']);
    expect(await jobs.find('in a year')).toMatchObject({ state: 'waiting', attempts: 0 });
  });
});

describe('Many jobs due at once', () => {
  test('Two processes run ten jobs each in parallel, and every job exactly once', async ({ jobs }) => {
    const performed: string[] = [];
    let running = 0;
    const twentyRun = Promise.withResolvers<void>();
    // Stopping a runner waits for its jobs, even if the test fails.
    onTestFinished(() => twentyRun.resolve());
    const note = defineJob(sayJob, {
      async perform(_ctx, { content }) {
        running += 1;
        if (running === 20) twentyRun.resolve();
        await twentyRun.promise;
        performed.push(content);
      },
    });
    const at = new Date(Date.now() + 500);
    const keys = Array.from({ length: 300 }, (_, index) => `job ${index}`);
    for (const key of keys) await jobs.enqueue(key, { at });

    const stops = [jobs.run([note]), jobs.run([note])];
    await vi.waitFor(() => expect(performed.length).toBeGreaterThanOrEqual(300), WITHIN);
    await Promise.all(stops.map((stop) => stop()));

    expect(performed.toSorted()).toEqual(keys.toSorted());
  });

  test('A guild with many blocked jobs does not delay the jobs of other guilds', async ({ jobs }) => {
    const held = Promise.withResolvers<void>();
    const performed: string[] = [];
    const wait = defineJob(sayJob, {
      async perform(_ctx, { content }, { guildId }) {
        if (guildId === jobs.guildId) await held.promise;
        performed.push(content);
      },
    });
    for (let index = 0; index < 100; index += 1) await jobs.enqueue(`held up ${index}`);
    const payload = { channelId: jobs.channelId, content: 'of another guild' };
    await jobs.db.transaction().execute((tx) => retryJob(tx, sayJob, { guildId: '7', key: 'other', payload }));

    jobs.run([wait]);
    await vi.waitFor(() => expect(performed).toEqual(['of another guild']), WITHIN);
    held.resolve();
    await vi.waitFor(() => expect(performed).toHaveLength(101), WITHIN);
  });
});

test('Another process takes over a job of a dead process when its lease expires', async ({ jobs }) => {
  await jobs.enqueue('hello', { at: new Date(Date.now() + 60_000) });
  await sql`update acts set next_at = now(), due_at = now(), runner = gen_random_uuid(), attempts = 1,
    leased_until = now() + interval '1 hour'`.execute(jobs.db);

  jobs.run();
  await jobs.enqueue('meanwhile');
  await isDone(jobs, 'meanwhile');
  const before = await jobs.find('hello');
  await sql`update acts set leased_until = now() where leased_until > now()`.execute(jobs.db);
  await isDone(jobs, 'hello');

  expect(before).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(jobs.contents()).toEqual(['meanwhile', 'hello']);
});

test('Completed jobs are deleted after a week, and failed jobs after a month', async ({ jobs }) => {
  const { db, guildId } = jobs;
  const ages = {
    fresh: ['done', 6],
    old: ['done', 8],
    'failed lately': ['failed', 29],
    'failed long ago': ['failed', 31],
  };
  for (const [key, [state, days]] of Object.entries(ages)) {
    await jobs.enqueue(key);
    await sql`update acts set state = ${state}, finished_at = now() - make_interval(days => ${days})
      where guild_id = ${guildId} and key = ${key}`.execute(db);
  }
  await jobs.enqueue('in a year', { at: new Date(Date.now() + 365 * 86_400_000) });

  const stop = forgetOldRows(db, retentionRules(JOB_TABLES), pino({ level: 'silent' }));
  await stop();

  const left = await db.selectFrom('acts').select('key').where('guild_id', '=', guildId).orderBy('key').execute();
  expect(left.map(({ key }) => key)).toEqual(['failed lately', 'fresh', 'in a year']);
});
