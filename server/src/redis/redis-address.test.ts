import { expect, test } from 'vitest';
import { parseRedisAddress } from './redis-address.ts';

test('Keeps the address of a single Redis unchanged', () => {
  const plain = parseRedisAddress('redis://:secret@cache.internal:6380/2');
  const encrypted = parseRedisAddress('rediss://cache.internal');

  expect(plain).toEqual({ url: 'redis://:secret@cache.internal:6380/2' });
  expect(encrypted).toEqual({ url: 'rediss://cache.internal' });
});

test('Parses sentinel addresses with their ports and the name of the primary', () => {
  const bare = parseRedisAddress('redis-sentinel://one.internal,[::1]:26380/perigee');
  const full = parseRedisAddress('redis-sentinel://bot:p%40ss@one:1,two:2/perigee/3');

  expect(bare).toEqual({
    sentinels: {
      sentinels: [
        { host: 'one.internal', port: 26379 },
        { host: '::1', port: 26380 },
      ],
      name: 'perigee',
      failoverDetector: true,
    },
  });
  expect(full).toMatchObject({ sentinels: { username: 'bot', password: 'p@ss', name: 'perigee', db: 3 } });
});

test('Rejects any other Redis address', () => {
  const wrong = ['cache.internal', 'http://cache', 'redis-sentinel://one:26379', 'redis-sentinel:///perigee'];

  expect(wrong.map(parseRedisAddress)).toEqual([null, null, null, null]);
});
