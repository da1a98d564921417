import { sql } from 'kysely';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { pino } from 'pino';
import { cancelAct, retryAct } from '../../src/acts/acts.ts';
import { ACT_TABLES } from '../../src/acts/tables.ts';
import { forgetOldRows, retentionRules } from '../../src/database/retention.ts';
import { defineAct } from '../../src/bot/define-act.ts';
import { type ActsFixture, speech, test } from '../support/bot/acts-fixture.ts';

const WITHIN = { timeout: 60_000 };
const HOUR_MS = 3_600_000;

const isDone = (acts: ActsFixture, key: string) =>
  vi.waitFor(async () => expect(await acts.find(key)).toMatchObject({ state: 'done' }), WITHIN);

describe('Acts', () => {
  test('An act requested twice with the same key runs once and records its message', async ({ acts }) => {
    await Promise.all([acts.enqueue('hello'), acts.enqueue('hello')]);
    acts.run();
    await isDone(acts, 'hello');
    await acts.enqueue('hello');
    await acts.enqueue('afterwards');
    await isDone(acts, 'afterwards');

    expect(acts.contents()).toEqual(['hello', 'afterwards']);
    const [{ id } = { id: '' }] = acts.platform.messages(acts.channelId);
    expect(await acts.find('hello')).toMatchObject({ attempts: 1, problem: null, messageId: id });
    expect(acts.outcomes).toMatchObject([{ state: 'done', messageId: id }, { state: 'done' }]);
  });

  test('An act does not run if its transaction is rolled back', async ({ acts }) => {
    const failed = acts.db
      .transaction()
      .execute(async (tx) => {
        const payload = { channelId: acts.channelId, content: 'never' };
        await retryAct(tx, speech, { guildId: acts.guildId, key: 'never', payload });
        throw new Error('the row could not be written');
      })
      .catch(() => 'rolled back');
    expect(await failed).toBe('rolled back');
    acts.run();
    await acts.enqueue('afterwards');
    await isDone(acts, 'afterwards');

    expect(acts.contents()).toEqual(['afterwards']);
  });

  test('An act cancelled before it is due does not run, and cannot be cancelled twice', async ({ acts }) => {
    await acts.enqueue('later', { at: new Date(Date.now() + HOUR_MS) });
    const cancel = () =>
      acts.db.transaction().execute((tx) => cancelAct(tx, speech, { guildId: acts.guildId, key: 'later' }));
    acts.run();

    const cancelled = [await cancel(), await cancel()];
    await sql`update acts set due_at = now(), next_at = now() where guild_id = ${acts.guildId} and key = 'later'`.execute(
      acts.db,
    );
    await acts.enqueue('afterwards');
    await isDone(acts, 'afterwards');

    expect(cancelled).toEqual([true, false]);
    expect(acts.contents()).toEqual(['afterwards']);
  });

  test('An act is retried after a Discord outage, and records why it is waiting', async ({ acts }) => {
    const startedAt = Date.now();
    acts.platform.fail({ method: 'POST', path: `/channels/${acts.channelId}/messages`, status: 500, times: 100 });
    await acts.enqueue('hello');
    acts.run();

    await vi.waitFor(async () => expect((await acts.find('hello'))?.problem).not.toBeNull(), WITHIN);
    const waiting = await acts.find('hello');
    acts.platform.recover();
    await acts.letTimePass();
    await isDone(acts, 'hello');

    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(waiting?.nextAt.getTime()).toBeGreaterThan(startedAt);
    expect(acts.contents()).toEqual(['hello']);
    expect(await acts.find('hello')).toMatchObject({ attempts: 2, problem: null });
  });

  test('An act that Discord rejects fails with the reason, and can be retried on request', async ({ acts }) => {
    const path = `/channels/${acts.channelId}/messages`;
    const body = { message: 'Missing Permissions', code: 50013 };
    acts.platform.fail({ method: 'POST', path, status: 403, times: 1, body });
    await acts.enqueue('hello');
    acts.run();

    await vi.waitFor(async () => expect(await acts.find('hello')).toMatchObject({ state: 'failed' }), WITHIN);
    const failed = await acts.find('hello');
    const payload = { channelId: acts.channelId, content: 'hello' };
    await acts.db.transaction().execute((tx) => retryAct(tx, speech, { guildId: acts.guildId, key: 'hello', payload }));
    await isDone(acts, 'hello');

    expect(failed).toMatchObject({ problem: 'Missing Permissions (50013)', attempts: 1 });
    expect(acts.outcomes).toMatchObject([
      { state: 'failed', problem: 'Missing Permissions (50013)', messageId: null },
      { state: 'done' },
    ]);
    expect(acts.contents()).toEqual(['hello']);
  });
});

describe('Unrecorded messages of crashed processes', () => {
  /** Resets the row to that state. The new id means a new nonce, as if the platform had forgotten the old one. */
  const forget = ({ db }: ActsFixture, key: string) =>
    sql`update acts set id = gen_random_uuid(), state = 'waiting', finished_at = null, message_id = null,
      runner = gen_random_uuid(), leased_until = now() - interval '1 second' where key = ${key}`.execute(db);

  test('A message posted just before a crash is found even after its nonce has expired', async ({ acts }) => {
    acts.run();
    await acts.enqueue('hello');
    await isDone(acts, 'hello');
    const before = await acts.find('hello');

    await forget(acts, 'hello');
    await isDone(acts, 'hello');

    expect(acts.contents()).toEqual(['hello']);
    expect(await acts.find('hello')).toMatchObject({ attempts: 2, messageId: before?.messageId });
  });

  test('A new act with the same text is not mistaken for an earlier message', async ({ acts }) => {
    acts.run();
    await acts.enqueue('first', { content: 'the same' });
    await isDone(acts, 'first');

    await acts.enqueue('second', { content: 'the same', at: new Date(Date.now() + 60_000) });
    await sql`update acts set begun_at = now(), next_at = now() where key = 'second'`.execute(acts.db);
    await isDone(acts, 'second');

    expect(acts.contents()).toEqual(['the same', 'the same']);
  });
});

describe('Acts with the same subject', () => {
  test('Acts with the same subject run in order, and a delayed one blocks only its successors', async ({ acts }) => {
    const { elsewhereId: elsewhere } = acts;
    acts.platform.fail({ method: 'POST', path: `/channels/${elsewhere}/messages`, status: 500, times: 100 });
    await acts.enqueue('first', { subject: 'one', channelId: elsewhere });
    await acts.enqueue('second', { subject: 'one', channelId: elsewhere });
    await acts.enqueue('in a year', { subject: 'two', at: new Date(Date.now() + 365 * 86_400_000) });
    await acts.enqueue('other', { subject: 'two' });
    acts.run();

    await isDone(acts, 'other');
    await vi.waitFor(async () => expect(await acts.find('first')).toMatchObject({ attempts: 1 }), WITHIN);
    const held = await acts.find('second');
    acts.platform.recover();
    await vi.waitFor(async () => {
      await acts.letTimePass();
      expect(await acts.find('second')).toMatchObject({ state: 'done' });
    }, WITHIN);

    expect(held).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(acts.contents(elsewhere)).toEqual(['first', 'second']);
    expect(await acts.find('in a year')).toMatchObject({ state: 'waiting', attempts: 0 });
  });
});

describe('Many acts due at once', () => {
  test('Two processes run ten acts each in parallel, and every act exactly once', async ({ acts }) => {
    const performed: string[] = [];
    let running = 0;
    const twentyRun = Promise.withResolvers<void>();
    // Stopping a runner waits for its acts, even if the test fails.
    onTestFinished(() => twentyRun.resolve());
    const note = defineAct(speech, {
      async perform(_ctx, { content }) {
        running += 1;
        if (running === 20) twentyRun.resolve();
        await twentyRun.promise;
        performed.push(content);
      },
    });
    const at = new Date(Date.now() + 500);
    const keys = Array.from({ length: 300 }, (_, index) => `act ${index}`);
    for (const key of keys) await acts.enqueue(key, { at });

    const stops = [acts.run([note]), acts.run([note])];
    await vi.waitFor(() => expect(performed.length).toBeGreaterThanOrEqual(300), WITHIN);
    await Promise.all(stops.map((stop) => stop()));

    expect(performed.toSorted()).toEqual(keys.toSorted());
  });

  test('A guild with many blocked acts does not delay the acts of other guilds', async ({ acts }) => {
    const held = Promise.withResolvers<void>();
    const performed: string[] = [];
    const wait = defineAct(speech, {
      async perform(_ctx, { content }, { guildId }) {
        if (guildId === acts.guildId) await held.promise;
        performed.push(content);
      },
    });
    for (let index = 0; index < 100; index += 1) await acts.enqueue(`held up ${index}`);
    const payload = { channelId: acts.channelId, content: 'of another guild' };
    await acts.db.transaction().execute((tx) => retryAct(tx, speech, { guildId: '7', key: 'other', payload }));

    acts.run([wait]);
    await vi.waitFor(() => expect(performed).toEqual(['of another guild']), WITHIN);
    held.resolve();
    await vi.waitFor(() => expect(performed).toHaveLength(101), WITHIN);
  });
});

test('Another process takes over an act of a dead process when its lease expires', async ({ acts }) => {
  await acts.enqueue('hello', { at: new Date(Date.now() + 60_000) });
  await sql`update acts set next_at = now(), due_at = now(), runner = gen_random_uuid(), attempts = 1,
    leased_until = now() + interval '1 hour'`.execute(acts.db);

  acts.run();
  await acts.enqueue('meanwhile');
  await isDone(acts, 'meanwhile');
  const before = await acts.find('hello');
  await sql`update acts set leased_until = now() where leased_until > now()`.execute(acts.db);
  await isDone(acts, 'hello');

  expect(before).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(acts.contents()).toEqual(['meanwhile', 'hello']);
});

test('Completed acts are deleted after a week, and failed acts after a month', async ({ acts }) => {
  const { db, guildId } = acts;
  const ages = {
    fresh: ['done', 6],
    old: ['done', 8],
    'failed lately': ['failed', 29],
    'failed long ago': ['failed', 31],
  };
  for (const [key, [state, days]] of Object.entries(ages)) {
    await acts.enqueue(key);
    await sql`update acts set state = ${state}, finished_at = now() - make_interval(days => ${days})
      where guild_id = ${guildId} and key = ${key}`.execute(db);
  }
  await acts.enqueue('in a year', { at: new Date(Date.now() + 365 * 86_400_000) });

  const stop = forgetOldRows(db, retentionRules(ACT_TABLES), pino({ level: 'silent' }));
  await stop();

  const left = await db.selectFrom('acts').select('key').where('guild_id', '=', guildId).orderBy('key').execute();
  expect(left.map(({ key }) => key)).toEqual(['failed lately', 'fresh', 'in a year']);
});
