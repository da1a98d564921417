import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { test } from '../support/bot/acts-fixture.ts';

/** Close to the 10,000 in ten minutes at which the platform blocks an address. */
const NEAR = 8_000;

const DUE_IN_MS = 1_000;

test('Acts are paused when the host gets close to Discord’s invalid request limit', async ({ acts }) => {
  const refused = { status: 403, isShared: false };
  for (let count = 0; count < NEAR - 1; count += 1) acts.line.invalidRequests.note(refused);
  acts.run();
  await acts.enqueue('before');
  await expect.poll(() => acts.contents()).toEqual(['before']);

  acts.line.invalidRequests.note(refused);
  // A poll already in progress can still pick up acts due now.
  await acts.enqueue('waits', { at: new Date(Date.now() + DUE_IN_MS) });
  await sleep(DUE_IN_MS + 1_500);

  expect(acts.contents()).toEqual(['before']);
  expect(await acts.find('waits')).toMatchObject({ state: 'waiting', attempts: 0 });
});
