import { nameKey } from '@perigee/core/base/names/name-key';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { readLeadingPeople, readNearPeople } from './read-name.ts';

const person = (...names: string[]): Candidate => ({
  id: names.join(),
  names,
  username: names[0] ?? '',
  shownName: names[0] ?? '',
  user: null,
  isMember: true,
  joinedAt: null,
});
const people = ['Mia', 'Mia Lindqvist', 'MIA', 'Anna', 'Ann', 'Ёжик в тумане', '龍 dragon', 'a.b', '@dm!n'].map(
  (name) => person(name),
);

test.for([
  { text: 'Mia Lindqvist spamming', names: ['Mia Lindqvist'], rest: ' spamming' },
  { text: '@mia  lindqvist, spamming', names: ['Mia Lindqvist'], rest: ', spamming' },
  { text: 'mia spamming', names: ['Mia', 'MIA'], rest: ' spamming' },
  { text: 'Mia Lindqvists', names: ['Mia', 'MIA'], rest: ' Lindqvists' },
  { text: 'ann a lot of spam', names: ['Ann'], rest: ' a lot of spam' },
  { text: 'ежик В тумане', names: ['Ёжик в тумане'], rest: '' },
  { text: '龍 DRAGON 10m', names: ['龍 dragon'], rest: ' 10m' },
  { text: 'a.b spam', names: ['a.b'], rest: ' spam' },
  { text: '@dm!n spam', names: ['@dm!n'], rest: ' spam' },
])('"$text" names $names', ({ text, names, rest }) => {
  const read = readLeadingPeople(text, people);

  expect(read?.people.map(({ id }) => id)).toEqual(names);
  expect(text.slice(read?.length)).toBe(rest);
});

test.for(['miab spam', 'spam Mia', '', '@', 'lindqvist', 'miali'])('"%s" names nobody', (text) => {
  expect(readLeadingPeople(text, people)).toBeNull();
});

test.for([
  { text: 'Mai Lindqvist spamming', names: ['Mia Lindqvist'], rest: ' spamming' },
  { text: 'mia lind spamming', names: ['Mia Lindqvist'], rest: ' spamming' },
])('"$text" nearly names $names', ({ text, names, rest }) => {
  const near = readNearPeople(text, [person('Mia Lindqvist'), person('Bob')]);

  expect(near?.people.map(({ id }) => id)).toEqual(names);
  expect(text.slice(near?.length)).toBe(rest);
});

test('Whoever is called “@Bob” is named by “@Bob” no more than Bob is', () => {
  const [bob, marked] = [person('Bob'), person('@Bob')];

  const read = readLeadingPeople('@Bob 100', [marked, bob]);

  expect(read).toEqual({ people: [bob, marked], length: 4 });
});

test.for(['a '.repeat(1000), 'abcdefzh '.repeat(220), 'a,'.repeat(1000), '@'.repeat(2000), 'e\u0301'.repeat(1000)])(
  'A hostile text is read in a moment among a thousand members: %s',
  (text) => {
    const thousand = Array.from({ length: 1000 }, (_, index) =>
      person(`abcdefgh${index.toString(36)} Johnson the Great`, `a user ${index}`),
    );
    const runs = Array.from({ length: 5 }, () => {
      const startedAt = performance.now();
      readLeadingPeople(text, thousand);
      return performance.now() - startedAt;
    });

    // The keys of the names are kept; without that, and with misspelt names looked for in vain, it takes 400 ms.
    expect(Math.min(...runs)).toBeLessThan(25);
  },
);

/** Words that are names by themselves and parts of longer ones, so that names begin each other. */
const word = fc.oneof(
  fc.constantFrom('Mia', 'Bob', 'Анна', 'ß', 'ﬁ', '龍', '👩‍👩‍👧', 'İ', 'e\u0301', '10', '@x', 'a.b'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ').trim());
const keyOf = (text: string) => nameKey(text).replaceAll('ё', 'е').replaceAll(/\s+/gu, ' ').trim();

test('In any list of members the longest name that begins an order is the one that is read', () => {
  const orders = fc.record({
    names: fc.array(name, { minLength: 1, maxLength: 8 }),
    chosen: fc.nat(),
    reason: fc.oneof(
      fc.constant(''),
      name.map((text) => ` ${text}`),
    ),
  });
  fc.assert(
    fc.property(orders, ({ names, chosen, reason }) => {
      const begun = names[chosen % names.length] ?? '';
      fc.pre(keyOf(begun) !== '');
      const text = `${begun}${reason}`;

      const read = readLeadingPeople(
        text,
        names.map((each) => person(each)),
      );

      const taken = text.slice(0, read?.length);
      // Everyone who was read is called exactly what was taken, …
      const keys = new Set([keyOf(taken), keyOf(taken.replace(/^@/, ''))]);
      expect(read?.people.every((each) => keys.has(keyOf(each.names[0] ?? '')))).toBe(true);
      // … and nobody’s whole name takes more of the order.
      const longer = names.filter(
        (each) => text.startsWith(each) && /^(?:[\s,;:.!?]|$)/u.test(text.slice(each.length)),
      );
      expect(longer.every((each) => each.length <= taken.length)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
}, 60_000);
