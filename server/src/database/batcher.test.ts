import { expect, test, vi } from 'vitest';
import { createBatcher } from './batcher.ts';

test('Batches calls that are made together or while a statement is running', async () => {
  const statements: (readonly number[])[] = [];
  const double = createBatcher(async (items: readonly number[]) => {
    statements.push(items);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return items.map((item) => item * 2);
  });

  const first = [double(1), double(2)];
  await vi.waitFor(() => expect(statements).toHaveLength(1));
  const results = await Promise.all([...first, double(3), double(4)]);

  expect(results).toEqual([2, 4, 6, 8]);
  expect(statements).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('An invalid call fails without failing its batch', async () => {
  const half = createBatcher(async (items: readonly number[]) => {
    if (items.some((item) => item % 2 === 1)) throw new Error('odd');
    return items.map((item) => item / 2);
  });

  const results = await Promise.allSettled([half(2), half(3), half(4)]);

  expect(results).toMatchObject([{ value: 1 }, { reason: { message: 'odd' } }, { value: 2 }]);
  await expect(half(6)).resolves.toBe(3);
});

test('A call that times out on a lock fails without failing its batch', async () => {
  const find = createBatcher(async (items: readonly number[]) => {
    if (items.includes(2)) throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    return items;
  });

  const results = await Promise.allSettled([find(1), find(2), find(3)]);

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('Retries a batch once as a whole when the database is unreachable', async () => {
  const statements: (readonly number[])[] = [];
  const find = createBatcher(async (items: readonly number[]): Promise<number[]> => {
    statements.push(items);
    throw new Error('timeout exceeded when trying to connect');
  });

  const results = await Promise.allSettled([find(1), find(2), find(3)]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(statements).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('Waits at least the gathering interval between two statements', async () => {
  const starts: { at: number; count: number }[] = [];
  const note = createBatcher(
    async (items: readonly number[]) => {
      starts.push({ at: performance.now(), count: items.length });
      return items;
    },
    { gatherMs: 200 },
  );

  await note(1);
  await Promise.all([note(2), note(3)]);

  const [first, second] = starts;
  expect(starts.map(({ count }) => count)).toEqual([1, 2]);
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(195);
});
