import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { identifiedBy } from '../../base/schemas/field-metadata.ts';
import { levelsSection } from '../../rewards/levels/section.ts';
import { NEW_REWARD } from '../../rewards/levels/schema.ts';
import { orderChanges } from './order-changes.ts';
import { revertChange } from './revert-change.ts';

const listSchema = identifiedBy('name', z.array(z.looseObject({ name: z.string() })));

const list = (text: string) => text.split('').map((name) => ({ name, price: name.charCodeAt(0) }));
const priced = (text: string, price: number) => list(text).map((one) => (one.name === 'a' ? { ...one, price } : one));

interface Case {
  what: string;
  before: unknown;
  after: unknown;
  current: unknown;
  left: unknown;
}

test.for<Case>([
  {
    what: 'the previous order when nothing changed since',
    before: list('ab'),
    after: list('ba'),
    current: list('ba'),
    left: list('ab'),
  },
  {
    what: 'its field and keeps changes to other fields',
    before: { prefix: '!', language: 'en' },
    after: { prefix: '?', language: 'en' },
    current: { prefix: '?', language: 'ru' },
    left: { prefix: '!', language: 'ru' },
  },
  {
    what: 'nothing when the same field changed since',
    before: { prefix: '!', language: 'en' },
    after: { prefix: '?', language: 'en' },
    current: { prefix: '$', language: 'en' },
    left: null,
  },
  {
    what: 'a removed entry in its position',
    before: list('abc'),
    after: list('ac'),
    current: list('acd'),
    left: list('abcd'),
  },
  { what: 'a removed first entry', before: list('ab'), after: list('b'), current: list('bc'), left: list('abc') },
  { what: 'the list without the added entry', before: [], after: list('a'), current: list('ab'), left: list('b') },
  {
    what: 'nothing when the added entry changed since',
    before: [],
    after: list('a'),
    current: priced('a', 1),
    left: null,
  },
  {
    what: 'a renamed entry in its position',
    before: list('abc'),
    after: list('axc'),
    current: list('axcd'),
    left: list('abcd'),
  },
  {
    what: 'an order and keeps entries added since',
    before: list('abc'),
    after: list('cab'),
    current: list('cadb'),
    left: list('adbc'),
  },
  {
    what: 'nothing when the order changed since',
    before: list('abc'),
    after: list('cab'),
    current: list('acb'),
    left: null,
  },
  {
    what: 'a price regardless of the order',
    before: list('abc'),
    after: priced('abc', 1),
    current: priced('cba', 1),
    left: list('cba'),
  },
])('Reverting a change restores $what', ({ before, after, current, left }) => {
  const schema = Array.isArray(before) ? listSchema : z.looseObject({});

  expect(revertChange(schema, { before, after, current })?.value ?? null).toEqual(left);
});

test('A reordering lists only the names that moved', () => {
  expect(orderChanges(z.object({ items: listSchema }), { items: list('abcde') }, { items: list('acbexd') })).toEqual([
    { path: ['items'], before: ['b', 'c', 'd', 'e'], after: ['c', 'b', 'e', 'd'] },
  ]);
  expect(orderChanges(listSchema, list('ab'), list('xab'))).toEqual([]);
});

test('Reverting restores a reward and a multiplier, and keeps changes others made since', () => {
  const { schema, initial } = levelsSection;
  const reward = (level: number, money: number) => ({ ...NEW_REWARD, level, money });
  const multiplier = (role: string, percent: number) => ({ role, percent });
  const before = {
    ...initial,
    rewards: [reward(5, 1), reward(10, 2)],
    multipliers: [multiplier('1', 150), multiplier('2', 200)],
  };
  const after = { ...before, rewards: [reward(10, 2)], multipliers: [multiplier('1', 175), multiplier('2', 200)] };
  const current = { ...after, rewards: [reward(10, 9)], multipliers: [multiplier('1', 175), multiplier('2', 0)] };

  const reverted = revertChange(schema, { before, after, current });

  expect(reverted?.value).toEqual({
    ...initial,
    rewards: [reward(5, 1), reward(10, 9)],
    multipliers: [multiplier('1', 150), multiplier('2', 0)],
  });
});
