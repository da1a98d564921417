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

test('Two long texts with nothing in common differ in one change', () => {
  const parts = diffWords('a '.repeat(2_000), 'b '.repeat(2_000));

  expect(parts.filter(({ kind }) => kind !== 'same').map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
