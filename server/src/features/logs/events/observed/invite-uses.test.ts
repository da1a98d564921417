import { expect, test } from 'vitest';
import { type InviteUses, usedBetween } from './invite-uses.ts';

const invite = { inviter: { id: '1', name: 'Ann' }, channelId: '9' };

function uses(entries: Record<string, readonly [number, number]>): InviteUses {
  return new Map(Object.entries(entries).map(([code, [used, maxUses]]) => [code, { uses: used, maxUses, ...invite }]));
}

test.for([
  {
    what: 'an invite whose use count rose',
    before: uses({ a: [1, 0], b: [5, 0] }),
    after: uses({ a: [2, 0], b: [5, 0] }),
    code: 'a',
  },
  { what: 'an invite created and used since', before: uses({}), after: uses({ c: [1, 0] }), code: 'c' },
  { what: 'an invite that had one use left', before: uses({ a: [4, 5] }), after: uses({}), code: 'a' },
])('Attributes a join to $what', ({ before, after, code }) => {
  expect(usedBetween(before, after)).toEqual({ code, ...invite });
});

test.for([
  { what: 'two invites were used', before: uses({ a: [1, 0], b: [1, 0] }), after: uses({ a: [2, 0], b: [2, 0] }) },
  { what: 'no invite was used', before: uses({ a: [1, 0] }), after: uses({ a: [1, 0] }) },
  { what: 'an invite with uses left was deleted', before: uses({ a: [1, 5] }), after: uses({}) },
])('Attributes a join to no invite when $what', ({ before, after }) => {
  expect(usedBetween(before, after)).toBeNull();
});
