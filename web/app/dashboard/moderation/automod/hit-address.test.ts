import { expect, test } from 'vitest';
import { readHitView } from './hit-address.ts';

test('filters are read from the address', () => {
  expect(readHitView(new URLSearchParams('rule=caps&member=1000000000000000001'))).toEqual({
    rule: 'caps',
    member: '1000000000000000001',
  });
});

test('filters that make no sense are as if they were not', () => {
  expect(readHitView(new URLSearchParams('rule=others&member=me&page=2'))).toEqual({});
});
