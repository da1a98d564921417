import { diffWords } from '@perigee/core/logs/word-diff';
import { expect, test } from 'vitest';
import { shortenSame } from './shorten-same.ts';

test('a small change of a short text is shown with all of it', () => {
  const parts = diffWords('the cat sat', 'the cat slept');

  expect(shortenSame(parts)).toEqual(parts);
});

test('of a long text only what stands around the change is shown', () => {
  const long = 'word '.repeat(200);
  const shown = shortenSame(diffWords(`${long}old ${long}`, `${long}new ${long}`));

  expect(shown.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(shown[0]?.text).toMatch(/^…( word){20,24} $/u);
  expect(shown[3]?.text).toMatch(/^( word){20,24} …$/u);
});
