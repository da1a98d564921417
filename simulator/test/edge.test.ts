import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Simulator } from '../src/main.ts';
import { callControl } from './control/call-control.ts';
import { call, start } from './start.ts';

let simulator: Simulator;
beforeEach(async () => {
  simulator ??= await start({ invalidRequestsInTenMinutes: 5, botCallsPerSecond: 1_000 });
  simulator.control.resetEdge();
  simulator.world.recover();
});
afterAll(() => simulator.close());

const wrong = () => call(simulator, 'GET', '/users/@me', { token: 'Bot wrong' });

/** The edge does not answer in JSON, so `call` cannot be used. */
const askEdge = () => fetch(`${simulator.apiUrl}/v10/users/@me`, { headers: { authorization: 'Bot bot-token' } });

async function provoke(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await wrong();
}

describe('invalid request limit', () => {
  test('The invalid request limit defaults to 10,000 in ten minutes', async () => {
    const usual = await start();

    expect(usual.control.limits().invalidRequestsInTenMinutes).toBe(10_000);
    await usual.close();
  });

  test('The edge answers 429 without JSON or rate limit buckets after too many invalid requests', async () => {
    await provoke(4);
    const before = await askEdge();
    await provoke(1);

    const kept = await askEdge();

    expect([before.status, kept.status]).toEqual([200, 429]);
    expect(await kept.text()).toBe('error code: 1015');
    expect(kept.headers.get('x-ratelimit-bucket')).toBeNull();
    expect(Number(kept.headers.get('retry-after'))).toBeGreaterThan(500);
  });

  test('The edge unblocks an address after ten minutes', async () => {
    await provoke(5);
    const kept = await askEdge();

    simulator.control.advanceClock(10 * 60_000);

    expect([kept.status, (await askEdge()).status]).toEqual([429, 200]);
  });

  test('Only 403 and 429 responses other than those of shared scope count as invalid requests', async () => {
    const answers = [
      { status: 403 },
      { status: 429 },
      { status: 429, scope: 'global' as const },
      { status: 429, scope: 'shared' as const },
      { status: 404 },
    ];
    for (const answer of answers) simulator.world.fail({ path: '/users/@me', times: 1, ...answer });

    for (const { status } of answers) expect((await askEdge()).status).toBe(status);

    expect(simulator.control.edge()).toMatchObject([{ invalidRequests: 3, isBanned: false }]);
  });

  test('The control API reads and resets the invalid request counts', async () => {
    await provoke(5);

    const read = await callControl(simulator, 'GET', '/edge');
    await callControl(simulator, 'DELETE', '/edge');

    expect(read.body).toMatchObject([
      { address: expect.stringContaining('127.0.0.1'), invalidRequests: 5, isBanned: true },
    ]);
    expect((await askEdge()).status).toBe(200);
  });
});
