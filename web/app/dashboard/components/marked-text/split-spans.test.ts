import { expect, test } from 'vitest';
import { splitSpans } from './split-spans.ts';

const written = (text: string, ...spans: [number, number][]) =>
  splitSpans(
    text,
    spans.map(([start, end]) => ({ start, end })),
  )
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test('Marking matches keeps the whole text', () => {
  expect(written('buy spam now', [4, 8])).toBe('buy [spam] now');
  expect(written('spam', [0, 4])).toBe('[spam]');
  expect(written('spam')).toBe('spam');
  expect(written('')).toBe('');
});

test('Overlapping and adjacent spans merge into one mark in any order', () => {
  expect(written('abcdefgh', [4, 6], [1, 3], [2, 5])).toBe('a[bcdef]gh');
  expect(written('abcd', [0, 2], [2, 3])).toBe('[abc]d');
});

test('A span beyond a truncated text marks only the remaining part', () => {
  expect(written('abcd', [2, 9], [10, 12])).toBe('ab[cd]');
});
