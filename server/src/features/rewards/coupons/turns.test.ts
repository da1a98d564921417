import { expect, test } from 'vitest';
import { createRedeemTurns } from './turns.ts';

test('what has the same key waits for what came before, also where that failed; what has another does not', async () => {
  const inTurn = createRedeemTurns();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const received: string[] = [];

  const first = inTurn('a', async () => {
    await opened;
    received.push('first');
    throw new Error('failed');
  });
  const second = inTurn('a', async () => received.push('second'));
  await inTurn('b', async () => received.push('other'));
  open();

  await expect(first).rejects.toThrow('failed');
  await second;
  expect(received).toEqual(['other', 'first', 'second']);
});
