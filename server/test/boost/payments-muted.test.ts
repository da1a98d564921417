import { expect, onTestFinished, test } from 'vitest';
import { createYooKassa } from '../../src/payments/yookassa.ts';
import { openMutingProxy } from '../support/muting-proxy.ts';
import { SHOP } from '../support/programs/processes.ts';
import { startTestSimulator } from '../support/world.ts';

/** Much shorter than a payer would wait. */
const TIMEOUT_MS = 300;

test('Treats a silent payment provider as unavailable, and retries on a new connection', async () => {
  const simulator = await startTestSimulator();
  onTestFinished(() => simulator.close());
  const proxy = await openMutingProxy('127.0.0.1', simulator.port);
  onTestFinished(() => proxy.close());
  const apiUrl = simulator.paymentsUrl.replace(/^(https?:\/\/)[^/]+/, `$1127.0.0.1:${proxy.port}`);
  const provider = createYooKassa({ ...SHOP, apiUrl }, TIMEOUT_MS);
  const unknown = () => provider.read('22e12f66-000f-5000-8000-18db351245c7');

  const before = await unknown();
  proxy.mute();
  const during = await unknown().catch((error: unknown) => error);
  proxy.unmute();

  expect(before).toBeNull();
  expect(during).toMatchObject({ name: 'PaymentError', kind: 'away' });
  await expect.poll(unknown).toBeNull();
});
