import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/database/database.ts';
import { createServerDatabase } from '../support/test-database.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

test.skipIf(serverUrl === '')('Several processes can start at the same time on an empty database', async () => {
  const { location, drop } = await createServerDatabase(serverUrl);
  onTestFinished(drop);
  const log = pino({ level: 'silent' });

  const opened = await Promise.allSettled(Array.from({ length: 6 }, () => openDatabase(location, log)));
  for (const each of opened) if (each.status === 'fulfilled') await each.value.close();

  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 'fulfilled'));
});
