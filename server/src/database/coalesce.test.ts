import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

test('calls of one turn, and those that come while one is under way, share a statement', async () => {
  const statements: (readonly number[])[] = [];
  const double = coalesce(async (items: readonly number[]) => {
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

test('a call that can not be made fails alone', async () => {
  const half = coalesce(async (items: readonly number[]) => {
    if (items.some((item) => item % 2 === 1)) throw new Error('odd');
    return items.map((item) => item / 2);
  });

  const results = await Promise.allSettled([half(2), half(3), half(4)]);

  expect(results).toMatchObject([{ value: 1 }, { reason: { message: 'odd' } }, { value: 2 }]);
  await expect(half(6)).resolves.toBe(3);
});
