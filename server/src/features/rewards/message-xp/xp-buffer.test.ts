import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { XpBatch } from '../../economy/balances/ledger/book-xp.ts';
import { createXpBuffer } from './xp-buffer.ts';

test('Retries an XP batch of unknown outcome under its key, and books later gains separately', async () => {
  const batches: XpBatch[] = [];
  const ledger = {
    async gainXp(batch: XpBatch) {
      batches.push(batch);
      if (batches.length === 1) throw new Error('connection lost');
    },
  };
  const buffer = createXpBuffer({ ledger, log: pino({ level: 'silent' }) });

  buffer.add({ guildId: '1', userId: 'a', xp: 3 });
  await buffer.flush();
  buffer.add({ guildId: '1', userId: 'a', xp: 4 });
  buffer.add({ guildId: '1', userId: 'a', xp: 1 });
  await buffer.drain();

  const [lost, again, later] = batches;
  expect(again).toEqual(lost);
  expect(later?.gains).toEqual([{ guildId: '1', userId: 'a', xp: 5 }]);
  expect(later?.key).not.toBe(lost?.key);
  expect(batches).toHaveLength(3);
});
