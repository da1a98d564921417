import { expect, test } from 'vitest';
import { exceptionAddress, readHitView } from './hit-address.ts';

test('filters are read from the address', () => {
  expect(readHitView(new URLSearchParams('rule=caps&member=1000000000000000001'))).toEqual({
    rule: 'caps',
    member: '1000000000000000001',
  });
});

test('filters that make no sense are as if they were not', () => {
  expect(readHitView(new URLSearchParams('rule=others&member=me&page=2'))).toEqual({});
});

test('an exception leads to the list it belongs to', () => {
  expect(exceptionAddress('1', 'caps', '2')).toBe('/guilds/1/moderation?except=2#automod.caps.whitelist.channels');
  expect(exceptionAddress('1', 'caps', null)).toBe('/guilds/1/moderation#automod.caps.whitelist.channels');
});
