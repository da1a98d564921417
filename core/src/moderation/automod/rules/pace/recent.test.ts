import { expect, test } from 'vitest';
import { createDuplicatesCheck } from './duplicates.ts';
import { createFloodCheck } from './flood.ts';
import { createRecent } from './recent.ts';

const sent = (id: number, length = 1) => ({ id: String(id), channelId: '1', length });

test('The flood rule fires once when a member exceeds the message limit', () => {
  const check = createFloodCheck({ messages: 3, symbols: 1000 });

  const fired = [0, 1, 2, 3, 4].map((id) => check.add('1', sent(id), id)?.length ?? 0);

  expect(fired).toEqual([0, 0, 0, 4, 0]);
});

test('The flood rule counts messages and characters per member over the last minute', () => {
  const check = createFloodCheck({ messages: 2, symbols: 10 });

  expect(check.add('1', sent(1, 10), 0)).toBeNull();
  expect(check.add('2', sent(2, 1), 1)).toBeNull();
  expect(check.add('1', sent(3, 1), 59_999)).toHaveLength(2);
  expect(check.add('2', sent(4, 10), 60_001)).toBeNull();
});

test('The duplicates rule matches repeats across channels regardless of spacing and punctuation', () => {
  const check = createDuplicatesCheck({ messages: 2, withinMs: 1000 });
  const add = (text: string, id: number, now = id) =>
    check.add('1', text, { id: String(id), channelId: String(id) }, now);

  expect([add('buy it', 1), add('buy  it!', 2), add('other', 3)]).toEqual([null, null, null]);
  expect(add('b-u-y it', 4)?.map(({ channelId }) => channelId)).toEqual(['1', '2', '4']);
  expect(add('buy it', 5)).toBeNull();
  expect([add('ok', 6), add('ok', 7), add('ok', 8)]).toEqual([null, null, null]);
  expect([add('late', 9, 0), add('late', 10, 500), add('late', 11, 1000)]).toEqual([null, null, null]);
});

test('The memory of recent messages is bounded by keys, entries and age', () => {
  const recent = createRecent<number>({ windowMs: 1000, keysMax: 100, entriesMax: 5 });

  for (let key = 0; key < 10_000; key += 1) recent.add(String(key), key, 0);
  expect(recent.size()).toBe(100);
  recent.add('last', 1, 5000);
  expect(recent.size()).toBe(1);
  for (let index = 0; index < 100; index += 1) recent.add('last', index, 5000);
  expect(recent.add('last', 0, 5000).values()).toHaveLength(5);
});
