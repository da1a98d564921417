import { expect, test } from 'vitest';
import { createRedeemTurns } from './turns.ts';

test('what has the same key waits for what came before, also where that failed; what has another does not', async () => {
  const inTurn = createRedeemTurns();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const heard: string[] = [];

  const first = inTurn('a', async () => {
    await opened;
    heard.push('first');
    throw new Error('failed');
  });
  const second = inTurn('a', async () => heard.push('second'));
  await inTurn('b', async () => heard.push('other'));
  open();

  await expect(first).rejects.toThrow('failed');
  await second;
  expect(heard).toEqual(['other', 'first', 'second']);
});
