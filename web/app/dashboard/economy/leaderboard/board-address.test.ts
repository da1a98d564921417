import { expect, test } from 'vitest';
import { readBoardView, writeBoardView } from './board-address.ts';

const FIRST = { page: 1, sort: 'balance', period: 'all' } as const;

test('An address without parameters shows the first page of all balances', () => {
  expect(readBoardView(new URLSearchParams())).toEqual(FIRST);
  expect(writeBoardView(FIRST)).toBe('');
});

test('A leaderboard view round-trips through the address', () => {
  const view = { page: 12, sort: 'xp', period: 'week' } as const;

  const address = writeBoardView(view);

  expect(address).toBe('?page=12&sort=xp&period=week');
  expect(readBoardView(new URLSearchParams(address))).toEqual(view);
});

test.for(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=9999999999', 'sort=luck', 'period=year', 'page='])(
  'The invalid leaderboard parameter %s is ignored',
  (query) => {
    expect(readBoardView(new URLSearchParams(query))).toEqual(FIRST);
  },
);
