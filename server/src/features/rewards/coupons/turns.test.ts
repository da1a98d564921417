import { expect, test } from 'vitest';
import { createRedeemTurns } from './turns.ts';

test('Redemptions of one key run in order, even after a failure, without delaying other keys', async () => {
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
