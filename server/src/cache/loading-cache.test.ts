import { expect, test } from 'vitest';
import { createLoadingCache } from './loading-cache.ts';

interface Numbered {
  load: number;
}

/** A loader that counts its calls and resolves when the test answers. */
function countedLoads() {
  const answers: ((value: Numbered) => void)[] = [];
  const load = () => new Promise<Numbered>((resolve) => answers.push(resolve));
  return { load, answer: (index: number) => answers[index]?.({ load: index }), count: () => answers.length };
}

test('Concurrent readers of a key share one load', async () => {
  const cache = createLoadingCache<Numbered>({ max: 10, ttlMs: 1000 });
  const loads = countedLoads();

  const readers = [cache.get('a', loads.load), cache.get('a', loads.load)];
  loads.answer(0);

  expect(await Promise.all(readers)).toEqual([{ load: 0 }, { load: 0 }]);
  expect(loads.count()).toBe(1);
});

test('Reloads a value dropped during its load, and neither returns nor keeps the stale one', async () => {
  const cache = createLoadingCache<Numbered>({ max: 10, ttlMs: 1000 });
  const loads = countedLoads();

  const reader = cache.get('a', loads.load);
  cache.drop('a');
  loads.answer(0);
  await expect.poll(loads.count).toBe(2);
  loads.answer(1);

  expect(await reader).toEqual({ load: 1 });
  expect(cache.peek('a')).toEqual({ load: 1 });
});

test('A failed load rejects all waiting readers, and the next reader retries it', async () => {
  const cache = createLoadingCache<Numbered>({ max: 10, ttlMs: 1000 });

  const readers = [1, 2].map(() => cache.get('a', () => Promise.reject(new Error('away'))));
  const outcomes = await Promise.allSettled(readers);
  const later = await cache.get('a', async () => ({ load: 7 }));

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(later).toEqual({ load: 7 });
});

test('Expires each cached value after its own lifetime', async () => {
  const cache = createLoadingCache<Numbered>({ max: 10, ttlMs: ({ load }) => load });

  await cache.get('short', async () => ({ load: 1 }));
  await cache.get('long', async () => ({ load: 60_000 }));
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(cache.peek('short')).toBeUndefined();
  expect(cache.peek('long')).toEqual({ load: 60_000 });
});
