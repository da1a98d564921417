import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { test } from '../support/bot/jobs-fixture.ts';

/** Close to the 10,000 in ten minutes at which the platform blocks an address. */
const NEAR = 8_000;

const DUE_IN_MS = 1_000;

test('Jobs are paused when the host gets close to Discord’s invalid request limit', async ({ jobs }) => {
  const refused = { status: 403, isShared: false };
  for (let count = 0; count < NEAR - 1; count += 1) jobs.line.invalidRequests.note(refused);
  jobs.run();
  await jobs.enqueue('before');
  await expect.poll(() => jobs.contents()).toEqual(['before']);

  jobs.line.invalidRequests.note(refused);
  // A poll already in progress can still pick up jobs due now.
  await jobs.enqueue('waits', { at: new Date(Date.now() + DUE_IN_MS) });
  await sleep(DUE_IN_MS + 1_500);

  expect(jobs.contents()).toEqual(['before']);
  expect(await jobs.find('waits')).toMatchObject({ state: 'waiting', attempts: 0 });
});
