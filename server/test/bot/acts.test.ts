import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { pino } from 'pino';
import { cancelAct, retryAct } from '../../src/acts/acts.ts';
import { sweepActs } from '../../src/acts/sweep-acts.ts';
import { defineAct } from '../../src/bot/define-act.ts';
import { type Stage, speech, test } from '../../src/testing/acts-world.ts';

const WITHIN = { timeout: 5_000 };

const isDone = (stage: Stage, key: string) =>
  vi.waitFor(async () => expect(await stage.find(key)).toMatchObject({ state: 'done' }), WITHIN);

describe('an act', () => {
  test('asked for twice by the same key is performed once, and remembers its message', async ({ stage }) => {
    await Promise.all([stage.enqueue('hello'), stage.enqueue('hello')]);
    stage.run();
    await isDone(stage, 'hello');
    await stage.enqueue('hello');
    await stage.enqueue('afterwards');
    await isDone(stage, 'afterwards');

    expect(stage.said()).toEqual(['hello', 'afterwards']);
    const [{ id } = { id: '' }] = stage.platform.messages(stage.channelId);
    expect(await stage.find('hello')).toMatchObject({ attempts: 1, problem: null, message_id: id });
    expect(stage.outcomes).toMatchObject([{ state: 'done', messageId: id }, { state: 'done' }]);
  });

  test('whose transaction is rolled back never happens', async ({ stage }) => {
    const failed = stage.db
      .transaction()
      .execute(async (tx) => {
        const payload = { channelId: stage.channelId, content: 'never' };
        await retryAct(tx, speech, { guildId: stage.guildId, key: 'never', payload });
        throw new Error('the row could not be written');
      })
      .catch(() => 'rolled back');
    expect(await failed).toBe('rolled back');
    stage.run();
    await stage.enqueue('afterwards');
    await isDone(stage, 'afterwards');

    expect(stage.said()).toEqual(['afterwards']);
  });

  test('that is cancelled before it is due is not performed, and can not be cancelled again', async ({ stage }) => {
    await stage.enqueue('later', { at: new Date(Date.now() + 1_000) });
    const cancel = () =>
      stage.db.transaction().execute((tx) => cancelAct(tx, speech, { guildId: stage.guildId, key: 'later' }));
    stage.run();

    const cancelled = [await cancel(), await cancel()];
    await stage.enqueue('afterwards', { at: new Date(Date.now() + 1_200) });
    await isDone(stage, 'afterwards');

    expect(cancelled).toEqual([true, false]);
    expect(stage.said()).toEqual(['afterwards']);
  });

  test('is tried again where the platform is away, and says why it waits', async ({ stage }) => {
    stage.platform.fail({ method: 'POST', path: `/channels/${stage.channelId}/messages`, status: 500, times: 100 });
    await stage.enqueue('hello');
    stage.run();

    await vi.waitFor(async () => expect((await stage.find('hello'))?.problem).not.toBeNull(), WITHIN);
    const waiting = await stage.find('hello');
    stage.platform.recover();
    await stage.letTimePass();
    await isDone(stage, 'hello');

    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(waiting?.next_at.getTime()).toBeGreaterThan(Date.now() - 5_000);
    expect(stage.said()).toEqual(['hello']);
    expect(await stage.find('hello')).toMatchObject({ attempts: 2, problem: null });
  });

  test('that the platform refuses for good ends with its reason, until somebody has it tried again', async ({
    stage,
  }) => {
    const path = `/channels/${stage.channelId}/messages`;
    const body = { message: 'Missing Permissions', code: 50013 };
    stage.platform.fail({ method: 'POST', path, status: 403, times: 1, body });
    await stage.enqueue('hello');
    stage.run();

    await vi.waitFor(async () => expect(await stage.find('hello')).toMatchObject({ state: 'failed' }), WITHIN);
    const failed = await stage.find('hello');
    const payload = { channelId: stage.channelId, content: 'hello' };
    await stage.db
      .transaction()
      .execute((tx) => retryAct(tx, speech, { guildId: stage.guildId, key: 'hello', payload }));
    await isDone(stage, 'hello');

    expect(failed).toMatchObject({ problem: 'Missing Permissions (50013)', attempts: 1 });
    expect(stage.outcomes).toMatchObject([
      { state: 'failed', problem: 'Missing Permissions (50013)', messageId: null },
      { state: 'done' },
    ]);
    expect(stage.said()).toEqual(['hello']);
  });
});

describe('a message that was posted by a process which died before it noted so', () => {
  /** As the row is then; its nonce is another one, as if the platform had forgotten it. */
  const forget = ({ db }: Stage, key: string) =>
    sql`update acts set id = gen_random_uuid(), state = 'waiting', finished_at = null, message_id = null,
      runner = gen_random_uuid(), leased_until = now() - interval '1 second' where key = ${key}`.execute(db);

  test('is found, long after the platform forgot its nonce', async ({ stage }) => {
    stage.run();
    await stage.enqueue('hello');
    await isDone(stage, 'hello');
    const before = await stage.find('hello');

    await forget(stage, 'hello');
    await isDone(stage, 'hello');

    expect(stage.said()).toEqual(['hello']);
    expect(await stage.find('hello')).toMatchObject({ attempts: 2, message_id: before?.message_id });
  });

  test('is not taken for another one that says the same', async ({ stage }) => {
    stage.run();
    await stage.enqueue('first', { content: 'the same' });
    await isDone(stage, 'first');

    await stage.enqueue('second', { content: 'the same', at: new Date(Date.now() + 60_000) });
    await sql`update acts set begun_at = now(), next_at = now() where key = 'second'`.execute(stage.db);
    await isDone(stage, 'second');

    expect(stage.said()).toEqual(['the same', 'the same']);
  });
});

describe('acts of one subject', () => {
  test('are performed in order, and one that has to wait holds up only those after it', async ({ stage }) => {
    const { elsewhereId: elsewhere } = stage;
    stage.platform.fail({ method: 'POST', path: `/channels/${elsewhere}/messages`, status: 500, times: 100 });
    await stage.enqueue('first', { subject: 'one', channelId: elsewhere });
    await stage.enqueue('second', { subject: 'one', channelId: elsewhere });
    await stage.enqueue('in a year', { subject: 'two', at: new Date(Date.now() + 365 * 86_400_000) });
    await stage.enqueue('other', { subject: 'two' });
    stage.run();

    await isDone(stage, 'other');
    await vi.waitFor(async () => expect(await stage.find('first')).toMatchObject({ attempts: 1 }), WITHIN);
    const held = await stage.find('second');
    stage.platform.recover();
    await vi.waitFor(async () => {
      await stage.letTimePass();
      expect(await stage.find('second')).toMatchObject({ state: 'done' });
    }, WITHIN);

    expect(held).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(stage.said(elsewhere)).toEqual(['first', 'second']);
    expect(await stage.find('in a year')).toMatchObject({ state: 'waiting', attempts: 0 });
  });
});

describe('three hundred acts due in the same second', () => {
  test('are over within a few seconds, each once, also with two processes', async ({ stage }) => {
    const performed: string[] = [];
    const note = defineAct(speech, {
      async perform(_ctx, { content }) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        performed.push(content);
      },
    });
    const at = new Date(Date.now() + 500);
    const keys = Array.from({ length: 300 }, (_, index) => `act ${index}`);
    for (const key of keys) await stage.enqueue(key, { at });

    const stops = [stage.run([note]), stage.run([note])];
    const begun = Date.now();
    await vi.waitFor(() => expect(performed.length).toBeGreaterThanOrEqual(300), { timeout: 10_000 });
    const lasted = Date.now() - begun;
    await Promise.all(stops.map((stop) => stop()));

    expect(performed.toSorted()).toEqual(keys.toSorted());
    expect(lasted).toBeLessThan(5_000);
  });

  test('leave room for those of other guilds where the platform holds them up', async ({ stage }) => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const performed: string[] = [];
    const wait = defineAct(speech, {
      async perform(_ctx, { content }, { guildId }) {
        if (guildId === stage.guildId) await held;
        performed.push(content);
      },
    });
    for (let index = 0; index < 100; index += 1) await stage.enqueue(`held up ${index}`);
    const payload = { channelId: stage.channelId, content: 'of another guild' };
    await stage.db.transaction().execute((tx) => retryAct(tx, speech, { guildId: '7', key: 'other', payload }));

    stage.run([wait]);
    await vi.waitFor(() => expect(performed).toEqual(['of another guild']), WITHIN);
    goOn();
    await vi.waitFor(() => expect(performed).toHaveLength(101), WITHIN);
  });
});

test('an act whose process died is performed by another one once its time is up', async ({ stage }) => {
  await stage.enqueue('hello', { at: new Date(Date.now() + 60_000) });
  await sql`update acts set next_at = now(), due_at = now(), runner = gen_random_uuid(), attempts = 1,
    leased_until = now() + interval '2 seconds'`.execute(stage.db);

  stage.run();
  await stage.enqueue('meanwhile');
  await isDone(stage, 'meanwhile');
  const before = await stage.find('hello');
  await isDone(stage, 'hello');

  expect(before).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(stage.said()).toEqual(['meanwhile', 'hello']);
});

test('acts that are over are forgotten after a week, those that failed after a month', async ({ stage }) => {
  const { db, guildId } = stage;
  const ages = {
    fresh: ['done', 6],
    old: ['done', 8],
    'failed lately': ['failed', 29],
    'failed long ago': ['failed', 31],
  };
  for (const [key, [state, days]] of Object.entries(ages)) {
    await stage.enqueue(key);
    await sql`update acts set state = ${state}, finished_at = now() - make_interval(days => ${days})
      where guild_id = ${guildId} and key = ${key}`.execute(db);
  }
  await stage.enqueue('in a year', { at: new Date(Date.now() + 365 * 86_400_000) });

  const stop = sweepActs(db, pino({ level: 'silent' }));
  await stop();

  const left = await db.selectFrom('acts').select('key').where('guild_id', '=', guildId).orderBy('key').execute();
  expect(left.map(({ key }) => key)).toEqual(['failed lately', 'fresh', 'in a year']);
});
