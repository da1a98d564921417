import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { factsOf, fieldIn, fieldNames, identifiedBy } from '../../base/schemas/field.ts';
import { differences } from './differences.ts';
import { SECTION_LIST } from './sections.ts';

const itemsSchema = identifiedBy('name', z.array(z.looseObject({ name: z.string() })));
const rewardsSchema = identifiedBy('level', z.array(z.looseObject({ level: z.number() })));
const schema = z.looseObject({ items: itemsSchema, rewards: rewardsSchema, things: z.array(z.unknown()) });

test.each([
  { what: 'nothing', before: { a: 1, b: [1] }, after: { b: [1], a: 1 }, found: [] },
  {
    what: 'a field inside',
    before: { language: { commands: 'en', interface: 'en' } },
    after: { language: { commands: 'en', interface: 'ru' } },
    found: [{ path: ['language', 'interface'], before: 'en', after: 'ru' }],
  },
  {
    what: 'a list of ids',
    before: { roles: ['1'] },
    after: { roles: ['1', '2'] },
    found: [{ path: ['roles'], before: ['1'], after: ['1', '2'] }],
  },
  {
    what: 'one of several named things, though they were put in another order',
    of: itemsSchema,
    before: [
      { name: 'Sword', price: 5 },
      { name: 'Bow', price: 3 },
    ],
    after: [
      { name: 'Bow', price: 4 },
      { name: 'Sword', price: 5 },
    ],
    found: [{ path: ['Bow', 'price'], before: 3, after: 4 }],
  },
  {
    what: 'one of several things that a number identifies',
    before: {
      rewards: [
        { level: 5, money: 1 },
        { level: 10, money: 2 },
      ],
    },
    after: {
      rewards: [
        { level: 5, money: 1 },
        { level: 10, money: 3 },
      ],
    },
    found: [{ path: ['rewards', '10', 'money'], before: 2, after: 3 }],
  },
  {
    what: 'a list as a whole whose things nothing identifies',
    before: { things: [{ name: 'Sword' }] },
    after: { things: [{ name: 'Bow' }] },
    found: [{ path: ['things'], before: [{ name: 'Sword' }], after: [{ name: 'Bow' }] }],
  },
  {
    what: 'a list as a whole in which two things are called the same',
    before: { items: [{ name: 'Sword' }] },
    after: { items: [{ name: 'Sword' }, { name: 'Sword' }] },
    found: [{ path: ['items'], before: [{ name: 'Sword' }], after: [{ name: 'Sword' }, { name: 'Sword' }] }],
  },
  {
    what: 'a thing that went',
    of: itemsSchema,
    before: [{ name: 'Sword' }, { name: 'Bow' }],
    after: [{ name: 'Bow' }],
    found: [{ path: ['Sword'], before: { name: 'Sword' }, after: undefined }],
  },
  {
    what: 'the first thing there is',
    before: { items: [] },
    after: { items: [{ name: 'Sword' }] },
    found: [{ path: ['items', 'Sword'], before: undefined, after: { name: 'Sword' } }],
  },
  {
    what: 'the last thing that went',
    of: itemsSchema,
    before: [{ name: 'Sword' }],
    after: [],
    found: [{ path: ['Sword'], before: { name: 'Sword' }, after: undefined }],
  },
])('tells $what', ({ of = schema, before, after, found }) => {
  expect(differences(of, before, after)).toEqual(found);
});

/** The paths of all lists of objects in a schema whose entries nothing identifies. */
function unidentifiedIn(whole: z.core.$ZodType | undefined, path: string): string[] {
  const names = fieldNames(whole);
  if (names.length > 0) return names.flatMap((name) => unidentifiedIn(fieldIn(whole, name), `${path}.${name}`));
  const entry = fieldIn(whole, '');
  const isOfThings = whole !== undefined && z.safeParse(whole, []).success && fieldNames(entry).length > 0;
  const isMissing = isOfThings && factsOf(whole).entryKey === undefined;
  return [...(isMissing ? [path] : []), ...(entry === undefined ? [] : unidentifiedIn(entry, `${path}.*`))];
}

test.for(SECTION_LIST)('every list of things in $name says what identifies them', ({ name, schema: whole }) => {
  expect(unidentifiedIn(whole, name)).toEqual([]);
});
