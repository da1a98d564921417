import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Simulator } from '@perigee/simulator';
import { expect, onTestFinished, test } from 'vitest';
import { spawnProgram } from '../support/programs/spawn-program.ts';
import { embeddedIn } from '../support/test-database.ts';
import { connectSecondProcess, startTestSimulator, testConfig } from '../support/world.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Time for a process to start and reach the failing call. */
const CALLED_WITHIN_MS = 60_000;

test.skipIf(hasServers)(
  'Makes and grants a payment exactly once when its process is killed during provider calls',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'perigee-payments-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const simulator = await startTestSimulator();
    onTestFinished(() => simulator.close());
    const { payments: sandbox } = simulator;
    const buyerId = '1400000000000000001';

    await killAt(simulator, folder, buyerId, 'POST', 'hangs');
    await killAt(simulator, folder, buyerId, 'POST', 'hangsAfter');
    await killAt(simulator, folder, buyerId, 'GET', 'hangs');
    const [bought, ...others] = sandbox.list();
    sandbox.pay(bought?.id ?? '');
    const after = await reopen(simulator, folder);
    await Promise.all([
      after.payments?.handleNotification(bought?.id ?? ''),
      after.payments?.handleNotification(bought?.id ?? ''),
    ]);
    const history = await after.payments?.list(buyerId);
    const subscription = await after.subscriptions.of(buyerId);
    await after.close();

    expect(others).toEqual([]);
    expect(history).toMatchObject([{ state: 'succeeded', providerId: bought?.id }]);
    const days = ((subscription?.endsAt ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27.9);
    expect(days).toBeLessThan(31.1);
  },
);

/** Starts a site that buys, and kills it while it waits for the provider. */
async function killAt(
  simulator: Simulator,
  folder: string,
  buyerId: string,
  method: 'GET' | 'POST',
  how: 'hangs' | 'hangsAfter',
): Promise<void> {
  const before = simulator.payments.calls().length;
  simulator.payments.fail({ method, path: /payments/, how, times: 1 });
  const child = spawnProgram('payments-child', [simulator.url, folder, buyerId]);
  const isCalled = () =>
    simulator.payments
      .calls()
      .slice(before)
      .some((call) => call.method === method);
  await expect.poll(isCalled, { timeout: CALLED_WITHIN_MS }).toBe(true);
  await child.kill();
}

function reopen(simulator: Simulator, folder: string) {
  const config = testConfig(simulator, embeddedIn(folder), {});
  return connectSecondProcess({ config, simulator });
}
