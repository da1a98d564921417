import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { test } from '../support/bot/acts-fixture.ts';

/** Close to the 10,000 in ten minutes at which the platform blocks an address. */
const NEAR = 8_000;

const DUE_IN_MS = 1_000;

test('while the platform is close to cutting the host off, acts wait', async ({ acts }) => {
  const refused = { status: 403, isShared: false };
  for (let count = 0; count < NEAR - 1; count += 1) acts.line.invalidRequests.note(refused);
  acts.run();
  await acts.enqueue('before');
  await expect.poll(() => acts.contents()).toEqual(['before']);

  acts.line.invalidRequests.note(refused);
  // A look that was under way may still take what is due now.
  await acts.enqueue('waits', { at: new Date(Date.now() + DUE_IN_MS) });
  await sleep(DUE_IN_MS + 1_500);

  expect(acts.contents()).toEqual(['before']);
  expect(await acts.find('waits')).toMatchObject({ state: 'waiting', attempts: 0 });
});
