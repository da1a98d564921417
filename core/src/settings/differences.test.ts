import { expect, test } from 'vitest';
import { differences } from './differences.ts';

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
    what: 'a thing that went',
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
    before: [{ name: 'Sword' }],
    after: [],
    found: [{ path: ['Sword'], before: { name: 'Sword' }, after: undefined }],
  },
])('tells $what', ({ before, after, found }) => {
  expect(differences(before, after)).toEqual(found);
});
