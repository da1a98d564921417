import { randomUUID } from 'node:crypto';
import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import type { Endpoint } from '@perigee/core/base/http/endpoint';
import { describe, expect } from 'vitest';
import type { ApiClient } from './support/api-client.ts';
import { deedsOf, test } from './support/host-fixture.ts';
import { addFailedJob, dropJobs, listJobs } from './support/bot/list-jobs.ts';

const HOST_CALLS: readonly { call: string; endpoint: Endpoint; body?: object; wrong?: object }[] = [
  { call: 'state', endpoint: hostEndpoints.state },
  { call: 'checks', endpoint: hostEndpoints.checks },
  {
    call: 'drain',
    endpoint: hostEndpoints.drain,
    body: { name: 'x', isDraining: true },
    wrong: { name: '', isDraining: 1 },
  },
  { call: 'failedActs', endpoint: hostEndpoints.failedActs },
  {
    call: 'retryAct',
    endpoint: hostEndpoints.retryAct,
    body: { guildId: '1', id: randomUUID() },
    wrong: { guildId: 'x', id: '1' },
  },
  { call: 'payments', endpoint: hostEndpoints.payments },
  {
    call: 'checkPayment',
    endpoint: hostEndpoints.checkPayment,
    body: { paymentId: randomUUID() },
    wrong: { paymentId: 'x' },
  },
  {
    call: 'answerPayment',
    endpoint: hostEndpoints.answerPayment,
    body: { paymentId: randomUUID(), answer: 'give' },
    wrong: { paymentId: randomUUID(), answer: 'perhaps' },
  },
];

describe('Host calls', () => {
  test.for(HOST_CALLS)(
    'The host call $call does not exist for other users',
    async ({ endpoint, body }, { host, stranger }) => {
      const reply = await host.api.call(stranger.token, endpoint, { body });

      expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
    },
  );

  test.for(HOST_CALLS.filter(({ wrong }) => wrong !== undefined))(
    'The host call $call rejects invalid input',
    async ({ endpoint, wrong }, { host }) => {
      const reply = await host.api.call(host.token, endpoint, { body: wrong });

      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    },
  );

  test('The site shows each user whether they are a host', async ({ host, stranger }) => {
    const own = await host.api.call(host.token, hostEndpoints.self);
    const others = await host.api.call(stranger.token, hostEndpoints.self);

    expect([own.body, others.body]).toEqual([{ isHost: true }, { isHost: false }]);
  });
});

describe('System state', () => {
  test('The system state describes the current process and its shards', async ({ host }) => {
    const read = async () =>
      hostEndpoints.state.schema.response[200].parse((await host.api.call(host.token, hostEndpoints.state)).body);

    await expect
      .poll(async () => (await read()).processes, { timeout: 60_000 })
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            pid: process.pid,
            roles: ['site', 'bot'],
            nodeVersion: process.version,
            isDraining: false,
          }),
        ]),
      );
    const { shards, errorHours } = await read();
    expect(shards).toMatchObject([
      { id: 0, process: expect.stringMatching(/^perigee /), isReady: expect.any(Boolean) },
    ]);
    expect(errorHours).toHaveLength(24);
  });

  test('The system state counts failed jobs by kind', async ({ host, guild, world }) => {
    const name = `kind.${guild.id}`;
    await addFailedJob(world, guild, name);

    const { body } = await host.api.call(host.token, hostEndpoints.state);

    const { queues } = hostEndpoints.state.schema.response[200].parse(body);
    expect(queues.find((queue) => queue.name === name)).toMatchObject({
      failed: 1,
      due: 0,
      overdue: 0,
      oldestDueAt: null,
    });
  });
});

describe('Drain requests', () => {
  test('Refuses to drain the last active process', async ({ host, world }) => {
    const name = world.services.processName;
    await expect
      .poll(
        async () => (await host.api.call(host.token, hostEndpoints.drain, { body: { name, isDraining: true } })).status,
        {
          timeout: 60_000,
        },
      )
      .toBe(409);

    expect(world.services.drain.isOn()).toBe(false);
  });

  test('Answers "not found" to a drain request for an unknown process', async ({ host }) => {
    const reply = await host.api.call(host.token, hostEndpoints.drain, {
      body: { name: 'perigee gone', isDraining: true },
    });

    expect(reply.status).toBe(404);
  });
});

describe('Failed jobs', () => {
  const list = async (api: ApiClient, token: string, query = {}) => {
    const { body } = await api.call(token, hostEndpoints.failedActs, { query });
    return hostEndpoints.failedActs.schema.response[200].parse(body);
  };

  test('Lists failed jobs newest first, each once across pages', async ({ host, guild, world }) => {
    const ids: string[] = [];
    for (let ago = 27; ago > 0; ago -= 1) ids.push(await addFailedJob(world, guild, 'reminder.deliver', ago));

    const first = await list(host.api, host.token);
    const second = await list(host.api, host.token, { before: first.next ?? '' });

    const listed = [...first.acts, ...second.acts].filter(({ guildId }) => guildId === guild.id).map(({ id }) => id);
    expect(listed.slice(0, 27)).toEqual(ids.toReversed());
    expect(first.acts).toHaveLength(25);
    await dropJobs(world, guild);
  });

  test('Rejects an invalid page of failed jobs', async ({ host }) => {
    const reply = await host.api.call(host.token, hostEndpoints.failedActs, { query: { before: 'yesterday' } });

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('Retries a failed job once for repeated requests, and logs which host asked', async ({ host, guild, world }) => {
    const id = await addFailedJob(world, guild, 'poll.result');
    const body = { guildId: guild.id, id };

    const replies = await Promise.all([1, 2].map(() => host.api.call(host.token, hostEndpoints.retryAct, { body })));

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await deedsOf(world, host)).toMatchObject([{ deed: 'retryAct', subject: 'poll.result' }]);
    // The bot runs it, finds no such poll, and finishes.
    await expect.poll(() => listJobs(world, { guild })).toMatchObject([{ key: id, state: 'done' }]);
  });

  test('Refuses to retry a failed job whose follow-up already ran', async ({ host, guild, world }) => {
    const id = await addFailedJob(world, guild, 'role-grants.give');

    const reply = await host.api.call(host.token, hostEndpoints.retryAct, { body: { guildId: guild.id, id } });

    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('Answers "not found" to a retry of an unknown job', async ({ host, guild }) => {
    const reply = await host.api.call(host.token, hostEndpoints.retryAct, {
      body: { guildId: guild.id, id: randomUUID() },
    });

    expect(reply.status).toBe(404);
  });
});
