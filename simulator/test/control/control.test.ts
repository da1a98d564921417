import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asText, isObject, type Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { callControl } from './call-control.ts';
import { connect, identify, INTENT, openSession } from '../gateway/gateway-client.ts';
import { APPLICATION, call, idOf, personWhoIs, start } from '../start.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await start({ botCallsPerSecond: 1_000 });
});
afterEach(() => control('DELETE', '/faults'));
afterAll(() => simulator.close());

const control = (method: string, path: string, body?: Json, headers?: Record<string, string>) =>
  callControl(simulator, method, path, body, headers);

function listOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}

describe('control API', () => {
  test('The control API serves an OpenAPI description of its operations', async () => {
    const { body } = await control('GET', '/openapi.json');

    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/control/gateway/drop': { post: { requestBody: {} } },
        '/control/guilds/{guildId}/members': { post: { parameters: [{ name: 'guildId' }] } },
        '/control/limits': { get: {}, patch: {} },
        '/control/clock': { post: {} },
      },
    });
  });

  test('The control API rejects requests from other origins', async () => {
    const { status } = await control('GET', '/counters', undefined, { origin: 'https://elsewhere.example' });

    expect(status).toBe(403);
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  test.skipIf(outside === undefined)('The control API rejects requests from other machines', async () => {
    const open = await start({ host: '0.0.0.0' });

    const response = await fetch(`http://${outside?.address}:${open.port}/control/counters`);

    expect(response.status).toBe(403);
    await open.close();
  });

  test('The control API names the invalid field of a request body', async () => {
    expect(await control('POST', '/guilds', { count: 0 })).toMatchObject({
      status: 400,
      body: { code: 50_035, errors: { count: {} } },
    });
  });
});

describe('injected faults', () => {
  const readUser = () => call(simulator, 'GET', '/users/@me');

  test('A status fault affects as many calls as requested', async () => {
    await control('POST', '/faults', { path: '/users/@me', kind: 'status', status: 503, times: 1 });

    expect([(await readUser()).status, (await readUser()).status]).toEqual([503, 200]);
  });

  test('A slow fault delays responses by the given time', async () => {
    await control('POST', '/faults', { pathPattern: '^/users', kind: 'slow', delayMs: 60 });
    const startedAt = performance.now();
    const slow = await readUser();
    const tookMs = performance.now() - startedAt;

    await control('DELETE', '/faults');

    expect([slow.status, tookMs >= 59]).toEqual([200, true]);
  });

  test('A fault without a response leaves the call pending', async () => {
    await control('POST', '/faults', { path: '/users/@me', kind: 'never', times: 1 });

    const waiting = fetch(`${simulator.apiUrl}/v10/users/@me`, { signal: AbortSignal.timeout(100) });

    await expect(waiting).rejects.toThrow(/abort|timeout/i);
  });
});

describe('gateway control', () => {
  test('The control API requests reconnects and heartbeats, and drops connections', async () => {
    const client = await openSession(simulator, INTENT.guilds);

    await control('POST', '/gateway/reconnect');
    await control('POST', '/gateway/heartbeat');
    await client.next(({ op }) => op === 7);
    await client.next(({ op }) => op === 1);
    await control('POST', '/gateway/drop', { resumable: true });

    expect(await client.closed()).toBe(4_000);
  });

  test('The control API freezes and unfreezes the gateway', async () => {
    await control('PUT', '/gateway/frozen', { frozen: true });
    const client = await connect(simulator);
    await call(simulator, 'GET', '/gateway');
    const before = client.received.length;

    await control('PUT', '/gateway/frozen', { frozen: false });

    expect([before, (await client.next(({ op }) => op === 10))['op']]).toEqual([0, 10]);
    client.socket.terminate();
  });

  test('The control API changes the privileged intents of an application', async () => {
    await control('PUT', `/applications/${APPLICATION.id}/intents`, { intents: ['members'] });
    const client = await connect(simulator, identify(INTENT.content));
    const code = await client.closed();

    await control('PUT', `/applications/${APPLICATION.id}/intents`, {
      intents: ['members', 'presences', 'messageContent'],
    });

    expect(code).toBe(4014);
  });
});

describe('world control', () => {
  test('The control API creates guilds, people, members and messages in bulk', async () => {
    const before = Object.keys(simulator.guilds).length;
    const guilds = listOf((await control('POST', '/guilds', { count: 20 })).body);
    const people = listOf((await control('POST', '/people', { count: 3 })).body);
    await control('POST', `/guilds/${asText(guilds[0])}/members`, { count: 1_500 });
    const channels = listOf((await call(simulator, 'GET', `/guilds/${asText(guilds[0])}/channels`)).body);
    const channelId = asText(isObject(channels[0]) ? channels[0]['id'] : '');
    const written = listOf((await control('POST', `/channels/${channelId}/messages`, { count: 4 })).body);

    const guild = await call(simulator, 'GET', `/guilds/${asText(guilds[0])}?with_counts=true`);
    const messages = listOf((await call(simulator, 'GET', `/channels/${channelId}/messages`)).body);

    expect([before > 0, guilds.length, people.length, written.length, messages.length]).toEqual([true, 20, 3, 4, 4]);
    expect(guild.body).toMatchObject({ approximate_member_count: 1_502 });
  });

  test('Objects created after advancing the clock have ids of the new time', async () => {
    const owner = personWhoIs(simulator, 'owner');
    const guild = simulator.world.createGuild({ name: 'Clock', ownerId: owner });
    const before = Date.now();

    const { body } = await control('POST', '/clock', { advanceMs: 3_600_000 });

    const made = idOf(await call(simulator, 'POST', `/guilds/${guild.id}/roles`, { body: { name: 'later' } }));
    const madeAt = Number(BigInt(made) >> 22n) + 1_420_070_400_000;
    expect(Date.parse(isObject(body) ? asText(body['now']) : '')).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(madeAt).toBeGreaterThanOrEqual(before + 3_600_000);
  });

  test('The control API rejects unknown limits and times of more than a day', async () => {
    const before = await control('GET', '/limits');
    const answers = [
      await control('PATCH', '/limits', { messagesPerChanel: 1 }),
      await control('PATCH', '/limits', { answerWithinMs: 86_400_001 }),
      await control('PATCH', '/limits', { answerWithinMs: 86_400_000 }),
    ];
    await control('PATCH', '/limits', { answerWithinMs: 3_000 });

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
    expect(JSON.stringify(answers[0]?.body)).toContain('"messagesPerChanel":{"_errors":');
    expect((await control('GET', '/limits')).body).toEqual(before.body);
  });

  test('The control API changes rate limits at runtime', async () => {
    const { body } = await control('PATCH', '/limits', { messagesPerChannel: 1 });
    const guild = simulator.world.createGuild({ name: 'Limits', ownerId: personWhoIs(simulator, 'owner') });
    const write = () =>
      call(simulator, 'POST', `/channels/${guild.channelIds[0]}/messages`, { body: { content: 'again' } });

    const strict = [(await write()).status, (await write()).status];
    await control('PATCH', '/limits', { messagesPerChannel: 5 });

    expect([isObject(body) && body['messagesPerChannel'], strict, (await write()).status]).toEqual([
      1,
      [200, 429],
      200,
    ]);
  });

  test('The control API lets people write, join voice channels and use invites', async () => {
    const [owner, member] = [personWhoIs(simulator, 'owner'), personWhoIs(simulator, 'member')];
    const guild = simulator.world.createGuild({ name: 'Lively', ownerId: owner });
    const [channelId = ''] = guild.channelIds;
    const channel = { name: 'Voice', type: 2 };
    const voiceId = idOf(await call(simulator, 'POST', `/guilds/${guild.id}/channels`, { body: channel }));

    const { body } = await control('POST', `/channels/${channelId}/invites`, { personId: owner });
    const code = isObject(body) ? asText(body['code']) : '';
    const answers = [
      await control('PUT', `/guilds/${guild.id}/screening`, { on: true }),
      await control('POST', `/invites/${code}/uses`, { personId: member }),
      await control('PUT', `/guilds/${guild.id}/rules-accepted/${member}`),
      await control('PUT', `/guilds/${guild.id}/voice/${member}`, { channelId: voiceId }),
      await control('POST', `/channels/${channelId}/says`, { personId: member, content: 'Hello' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 200]);
    expect(simulator.world.messages(channelId).at(-1)).toMatchObject({ authorId: member, content: 'Hello' });
    expect((await call(simulator, 'GET', `/guilds/${guild.id}/voice-states/${member}`)).body).toMatchObject({
      channel_id: voiceId,
      member: { pending: false },
    });
  });

  test('The control API reports counters of calls, connections and late interactions', async () => {
    await control('DELETE', '/counters');
    const client = await openSession(simulator, INTENT.guilds);
    await call(simulator, 'GET', '/users/@me', { token: 'Bot wrong' });
    await call(simulator, 'GET', '/users/@me');
    const commands = `/applications/${APPLICATION.id}/commands`;
    await call(simulator, 'POST', commands, { body: { name: 'late', description: 'Is not answered' } });
    const guild = simulator.world.createGuild({ name: 'Late', ownerId: personWhoIs(simulator, 'owner') });
    const late = simulator.world.slash(personWhoIs(simulator, 'owner'), guild.channelIds[0] ?? '', 'late');
    await expect(late).rejects.toThrow(/did not answer/);

    const { body } = await control('GET', '/counters');

    expect(body).toMatchObject({
      identifies: 1,
      connections: 1,
      calls: 3,
      invalidRequests: 1,
      rateLimited: 0,
      mostCallsInASecond: 2,
      lateInteractions: 1,
    });
    client.socket.terminate();
  });
});
