import { expect, test } from 'vitest';
import { readHitView } from './hit-address.ts';

test('Hit filters are read from the address', () => {
  expect(readHitView(new URLSearchParams('rule=caps&member=1000000000000000001'))).toEqual({
    rule: 'caps',
    member: '1000000000000000001',
  });
});

test('Invalid hit filters in the address are ignored', () => {
  expect(readHitView(new URLSearchParams('rule=others&member=me&page=2'))).toEqual({});
});
