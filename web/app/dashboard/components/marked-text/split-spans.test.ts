import { expect, test } from 'vitest';
import { splitSpans } from './split-spans.ts';

const written = (text: string, ...spans: [number, number][]) =>
  splitSpans(
    text,
    spans.map(([start, end]) => ({ start, end })),
  )
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test('what matched is marked, and the text is whole', () => {
  expect(written('buy spam now', [4, 8])).toBe('buy [spam] now');
  expect(written('spam', [0, 4])).toBe('[spam]');
  expect(written('spam')).toBe('spam');
  expect(written('')).toBe('');
});

test('spans in any order that overlap or touch are one mark', () => {
  expect(written('abcdefgh', [4, 6], [1, 3], [2, 5])).toBe('a[bcdef]gh');
  expect(written('abcd', [0, 2], [2, 3])).toBe('[abc]d');
});

test('a span beyond a text that was cut short marks what there is of it', () => {
  expect(written('abcd', [2, 9], [10, 12])).toBe('ab[cd]');
});
