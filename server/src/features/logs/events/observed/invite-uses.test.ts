import { expect, test } from 'vitest';
import { type InviteUses, usedBetween } from './invite-uses.ts';

const inviter = { id: '1', name: 'Ann' };

function uses(entries: Record<string, readonly [number, number]>): InviteUses {
  return new Map(Object.entries(entries).map(([code, [used, maxUses]]) => [code, { uses: used, maxUses, inviter }]));
}

test.for([
  {
    what: 'one that was used once more',
    before: uses({ a: [1, 0], b: [5, 0] }),
    after: uses({ a: [2, 0], b: [5, 0] }),
    code: 'a',
  },
  { what: 'one made and used since', before: uses({}), after: uses({ c: [1, 0] }), code: 'c' },
  { what: 'one whose last use it was', before: uses({ a: [4, 5] }), after: uses({}), code: 'a' },
])('somebody came by $what', ({ before, after, code }) => {
  expect(usedBetween(before, after)).toEqual({ code, inviter });
});

test.for([
  { what: 'two were used', before: uses({ a: [1, 0], b: [1, 0] }), after: uses({ a: [2, 0], b: [2, 0] }) },
  { what: 'none was', before: uses({ a: [1, 0] }), after: uses({ a: [1, 0] }) },
  { what: 'one was taken away with uses left', before: uses({ a: [1, 5] }), after: uses({}) },
])('nobody can tell the invite where $what', ({ before, after }) => {
  expect(usedBetween(before, after)).toBeNull();
});
