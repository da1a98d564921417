import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffPart, diffWords } from './word-diff.ts';

/** In readable form: [-removed-]{+added+}. */
const shown = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`)).join('');

test.for([
  { before: 'a cat sat', after: 'a dog sat', diff: 'a [-cat-]{+dog+} sat' },
  { before: 'Hello world', after: 'Hello, world!', diff: 'Hello{+,+} world{+!+}' },
  { before: '', after: 'new', diff: '{+new+}' },
  { before: 'same', after: 'same', diff: 'same' },
  { before: 'кот сидит тут', after: 'кот лежит тут', diff: 'кот [-сидит-]{+лежит+} тут' },
])('The diff of “$before” and “$after” reads $diff', ({ before, after, diff }) => {
  expect(shown(diffWords(before, after))).toBe(diff);
});

test('Both texts can be reconstructed from their diff', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'кот', ' ', '\n', ',', '👍'), { maxLength: 60 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffWords(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('');

      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
    { seed: 16, numRuns: 300 },
  );
});

test('A few edits in a long text are each shown by their word', () => {
  const words = Array.from({ length: 1_000 }, (_, index) => `w${index}`);
  const edited = words.map((word, index) => (index % 100 === 50 ? 'new' : word));

  const parts = diffWords(words.join(' '), edited.join(' '));

  const removed = parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text);
  expect(removed).toEqual(words.filter((_, index) => index % 100 === 50));
});

test('A text that is mostly rewritten keeps the sentences it has in common', () => {
  const other = (letter: string) => `${`${letter}1 ${letter}2 `.repeat(200)}end.`;

  const parts = diffWords(`Same start. ${other('a')} Same end.`, `Same start. ${other('b')} Same end.`);

  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});

test.for([
  { texts: 'one sentence', before: 'a '.repeat(2_000), after: 'b '.repeat(2_000) },
  { texts: '2,000 sentences', before: 'a!b.'.repeat(1_000), after: 'c.d!'.repeat(1_000) },
])('Two long texts of $texts with nothing in common differ in one change', ({ before, after }) => {
  const parts = diffWords(before, after);

  expect(parts).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});

test('A long text added to an empty one is one change', () => {
  const text = 'a!b.'.repeat(1_000);

  expect(diffWords('', text)).toEqual([{ kind: 'added', text }]);
});
