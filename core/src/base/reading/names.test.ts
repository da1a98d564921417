import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looseKey, readName } from './names.ts';

const NAMES = [
  'Sword',
  'Sword of Dawn',
  'Night-Owl',
  'Night',
  '🔥 Ёжик',
  'general_chat',
  'Chef’s Hat',
  'Straße',
  '🚀',
  'C+',
];
const things = NAMES.map((name) => ({ id: name, names: [name] }));

describe('A name at the beginning of a text', () => {
  test.for([
    { text: 'Sword of Dawn 2', id: 'Sword of Dawn', rest: ' 2' },
    { text: 'sword of  dawn', id: 'Sword of Dawn', rest: '' },
    { text: 'sword 2', id: 'Sword', rest: ' 2' },
    { text: 'night owl, please', id: 'Night-Owl', rest: ', please' },
    { text: 'night', id: 'Night', rest: '' },
    { text: 'ЕЖИК', id: '🔥 Ёжик', rest: '' },
    { text: 'General Chat', id: 'general_chat', rest: '' },
    { text: '#general-chat', id: 'general_chat', rest: '' },
    { text: "chef's hat", id: 'Chef’s Hat', rest: '' },
    { text: 'STRASSE!', id: 'Straße', rest: '!' },
    { text: '🚀 3', id: '🚀', rest: ' 3' },
    { text: 'c+ all', id: 'C+', rest: ' all' },
    { text: 'swo 3', id: null, rest: ' 3' },
    { text: 'gen', id: 'general_chat', rest: '' },
    { text: 'sword of', id: 'Sword', rest: ' of' },
    { text: 'chef', id: 'Chef’s Hat', rest: '' },
  ])('"$text" names $id and leaves "$rest"', ({ text, id, rest }) => {
    const read = readName(text, things);

    expect(read.kind === 'read' ? read.value.id : null).toBe(id);
    expect(text.slice(read.length)).toBe(rest);
  });

  test.for([
    { text: 'sword of', id: 'Sword of Dawn' },
    { text: 'night ow', id: 'Night-Owl' },
    { text: 'generalchat', id: 'general_chat' },
  ])('As a whole, "$text" is the name or the beginning of $id', ({ text, id }) => {
    expect(readName(text, things, { isWhole: true })).toMatchObject({ kind: 'read', value: { id } });
  });

  test.for([
    { text: 'Sowrd of Dawn', ids: ['Sword of Dawn'] },
    { text: 'swrod', ids: ['Sword', 'Sword of Dawn'] },
    { text: 'nigth owk', ids: ['Night-Owl'] },
    { text: 'dawn', ids: ['Sword of Dawn'] },
    { text: 'generol', ids: ['general_chat'] },
  ])('"$text" is nearly the name of $ids', ({ text, ids }) => {
    const read = readName(text, things, { isWhole: true });

    expect(read).toMatchObject({ kind: 'ambiguous', how: 'near', meanings: ids.map((id) => ({ id })) });
  });

  test.for(['', ' ', '@', 'x', 'bow', 'word of mouth', 'C-'])('"%s" names nothing', (text) => {
    expect(readName(text, things, { isWhole: true })).toMatchObject({ kind: 'unread', example: 'Sword' });
  });

  test('Two with the same name, or the same beginning, are both named', () => {
    const twins = ['VIP', 'vip', 'Big sword', 'bigsword', 'Moderator', 'Modest'].map((name) => ({ names: [name] }));

    expect(readName('VIP', twins)).toMatchObject({ kind: 'ambiguous', how: 'whole', meanings: [twins[0], twins[1]] });
    expect(readName('mod', twins)).toMatchObject({ kind: 'ambiguous', how: 'begun', meanings: [twins[4], twins[5]] });
  });

  test('Names that differ only in spaces are told apart by an exact text', () => {
    const swords = ['Big sword', 'bigsword'].map((name) => ({ names: [name] }));

    expect(readName('big sword', swords)).toMatchObject({ kind: 'read', value: swords[0] });
    expect(readName('BIGSWORD', swords)).toMatchObject({ kind: 'read', value: swords[1] });
    expect(readName('big-sword', swords)).toMatchObject({ kind: 'ambiguous', meanings: swords });
  });
});

/** Words that are names by themselves and parts of longer ones, so that names begin each other. */
const word = fc.oneof(
  fc.constantFrom('Mia', 'Sword', 'Анна', 'Ёж', 'ß', 'ﬁ', '龍', '👩‍👩‍👧', 'İ', 'e\u0301', '10', '@x', 'a.b', '-', '_'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const world = fc.record({
  names: fc.array(name, { minLength: 1, maxLength: 5 }),
  chosen: fc.nat(),
  after: fc.oneof(
    fc.constant(''),
    name.map((text) => ` ${text}`),
  ),
});

test('Whatever things there are, a text that begins with a name of one is never read as a shorter name', () => {
  fc.assert(
    fc.property(world, ({ names, chosen, after }) => {
      const all = names.map((each) => ({ names: [each] }));
      const begun = (names[chosen % names.length] ?? '').trim();
      fc.pre(looseKey(begun) !== '');

      const read = readName(`${begun}${after}`, all);

      expect(read.how).toBe('whole');
      expect(read.length).toBeGreaterThanOrEqual(begun.length);
      // What was read is called what was taken.
      const found = read.kind === 'read' ? [read.value] : read.kind === 'ambiguous' ? read.meanings : [];
      const taken = looseKey(`${begun}${after}`.slice(0, read.length));
      expect(found.every((thing) => looseKey(thing.names[0] ?? '') === taken)).toBe(true);
    }),
    { numRuns: 100_000 },
  );
}, 120_000);

test('A text of any kind is read without taking more than there is', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 4 }), fc.string({ unit: 'binary', maxLength: 40 }), (names, text) => {
      const read = readName(
        text,
        names.map((each) => ({ names: [each] })),
      );

      expect(read.length).toBeLessThanOrEqual(text.length);
      expect(read.kind === 'ambiguous' && read.meanings.length === 0).toBe(false);
    }),
    { numRuns: 20_000 },
  );
}, 120_000);
