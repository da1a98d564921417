import { diffWords } from '@perigee/core/logs/word-diff';
import { expect, test } from 'vitest';
import { shortenSame } from './shorten-same.ts';

test('A short text with a small change is shown in full', () => {
  const parts = diffWords('the cat sat', 'the cat slept');

  expect(shortenSame(parts)).toEqual(parts);
});

test('A long text is shortened to the words around the change', () => {
  const long = 'word '.repeat(200);
  const shown = shortenSame(diffWords(`${long}old ${long}`, `${long}new ${long}`));

  expect(shown.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(shown[0]?.text).toMatch(/^…( word){20,24} $/u);
  expect(shown[3]?.text).toMatch(/^( word){20,24} …$/u);
});
