import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { metadataOf, fieldIn, fieldNames, identifiedBy } from '../../base/schemas/field-metadata.ts';
import { differences } from './differences.ts';
import { SECTION_LIST } from './sections.ts';

const itemsSchema = identifiedBy('name', z.array(z.looseObject({ name: z.string() })));
const rewardsSchema = identifiedBy('level', z.array(z.looseObject({ level: z.number() })));
const schema = z.looseObject({ items: itemsSchema, rewards: rewardsSchema, things: z.array(z.unknown()) });

test.each([
  { what: 'nothing for equal values', before: { a: 1, b: [1] }, after: { b: [1], a: 1 }, found: [] },
  {
    what: 'a nested field',
    before: { language: { commands: 'en', interface: 'en' } },
    after: { language: { commands: 'en', interface: 'ru' } },
    found: [{ path: ['language', 'interface'], before: 'en', after: 'ru' }],
  },
  {
    what: 'a list of IDs as a whole',
    before: { roles: ['1'] },
    after: { roles: ['1', '2'] },
    found: [{ path: ['roles'], before: ['1'], after: ['1', '2'] }],
  },
  {
    what: 'a changed entry of a reordered list',
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
    what: 'an entry identified by a number',
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
    what: 'a list without entry keys as a whole',
    before: { things: [{ name: 'Sword' }] },
    after: { things: [{ name: 'Bow' }] },
    found: [{ path: ['things'], before: [{ name: 'Sword' }], after: [{ name: 'Bow' }] }],
  },
  {
    what: 'a list with duplicate names as a whole',
    before: { items: [{ name: 'Sword' }] },
    after: { items: [{ name: 'Sword' }, { name: 'Sword' }] },
    found: [{ path: ['items'], before: [{ name: 'Sword' }], after: [{ name: 'Sword' }, { name: 'Sword' }] }],
  },
  {
    what: 'a removed entry',
    of: itemsSchema,
    before: [{ name: 'Sword' }, { name: 'Bow' }],
    after: [{ name: 'Bow' }],
    found: [{ path: ['Sword'], before: { name: 'Sword' }, after: undefined }],
  },
  {
    what: 'the first entry of a list',
    before: { items: [] },
    after: { items: [{ name: 'Sword' }] },
    found: [{ path: ['items', 'Sword'], before: undefined, after: { name: 'Sword' } }],
  },
  {
    what: 'the removal of the last entry',
    of: itemsSchema,
    before: [{ name: 'Sword' }],
    after: [],
    found: [{ path: ['Sword'], before: { name: 'Sword' }, after: undefined }],
  },
])('Differences report $what', ({ of = schema, before, after, found }) => {
  expect(differences(of, before, after)).toEqual(found);
});

/** The paths of all lists of objects in a schema without an entry key. */
function unidentifiedIn(whole: z.core.$ZodType | undefined, path: string): string[] {
  const names = fieldNames(whole);
  if (names.length > 0) return names.flatMap((name) => unidentifiedIn(fieldIn(whole, name), `${path}.${name}`));
  const entry = fieldIn(whole, '');
  const isOfThings = whole !== undefined && z.safeParse(whole, []).success && fieldNames(entry).length > 0;
  const isMissing = isOfThings && metadataOf(whole).entryKey === undefined;
  return [...(isMissing ? [path] : []), ...(entry === undefined ? [] : unidentifiedIn(entry, `${path}.*`))];
}

test.for(SECTION_LIST)('Every list of objects in section $name has an entry key', ({ name, schema: whole }) => {
  expect(unidentifiedIn(whole, name)).toEqual([]);
});
