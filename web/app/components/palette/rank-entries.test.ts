import { expect, test } from 'vitest';
import { asCalled, type Entry } from './entry.ts';
import { rankEntries, toSearched } from './rank-entries.ts';

function entry(id: string, kind: Entry['kind'], title: Entry['title'], trail: Entry['title'] | null = null): Entry {
  return { id, kind, icon: 'search', title, trail, words: '', to: `/${id}` };
}

const economy = { en: 'Economy', ru: 'Экономика' };
const ENTRIES = [
  entry('prefix', 'field', { en: 'Prefix', ru: 'Префикс' }, { en: 'General', ru: 'Основное' }),
  entry('bet', 'field', { en: 'Minimum bet', ru: 'Минимальная ставка' }, economy),
  entry('chance', 'field', { en: 'Chance', ru: 'Шанс' }, { en: 'Economy › Message XP', ru: 'Экономика › Опыт' }),
  entry('economy', 'page', economy),
  entry('ban', 'command', { en: 'ban', ru: 'бан' }),
  entry('server', 'server', asCalled('Banana club')),
].map(toSearched);

const find = (query: string) => rankEntries(ENTRIES, query, 'en').map((group) => group.map(({ id }) => id));

test.for<[string, string[][]]>([
  ['prefix', [['prefix']]],
  ['префикс', [['prefix']]],
  ['perfix', [['prefix']]],
  ['префекс', [['prefix']]],
  ['ставка', [['bet']]],
  ['ставку', [['bet']]],
  ['минимальня ставка', [['bet']]],
  ['economy chance', [['chance']]],
  ['ecnomy', [['economy'], ['chance', 'bet']]],
  ['ban', [['ban'], ['server']]],
  ['основное префикс', [['prefix']]],
  ['mi', [['bet']]],
  ['xyzzy', []],
])('Ranks palette entries for “%s” in either language, tolerating typos', ([query, found]) => {
  expect(find(query)).toEqual(found);
});
