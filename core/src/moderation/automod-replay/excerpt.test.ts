import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXCERPT_MAX, excerptOf } from './excerpt.ts';

test('The excerpt of a short text is the whole text', () => {
  expect(excerptOf('buy spam', [{ start: 4, end: 8 }])).toEqual({ text: 'buy spam', spans: [{ start: 4, end: 8 }] });
});

test('The excerpt of a long text is the part around the first match', () => {
  const text = `${'a'.repeat(1000)}spam${'b'.repeat(1000)}`;

  const { text: shown, spans } = excerptOf(text, [{ start: 1000, end: 1004 }]);

  expect(shown).toHaveLength(EXCERPT_MAX + 2);
  expect(spans.map(({ start, end }) => shown.slice(start, end))).toEqual(['spam']);
});

test('The excerpt of a text without matches is its beginning', () => {
  expect(excerptOf('x'.repeat(500), [])).toEqual({ text: `${'x'.repeat(EXCERPT_MAX)}…`, spans: [] });
});

test('Excerpt spans point at matched text and never split a character', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '🚀', 'ё'), minLength: 0, maxLength: 600 });
  fc.assert(
    fc.property(texts, fc.nat(600), fc.nat(30), (text, start, length) => {
      const span = { start: Math.min(start, text.length), end: Math.min(start + length, text.length) };
      const { text: shown, spans } = excerptOf(text, [span]);
      expect(shown.length).toBeLessThanOrEqual(EXCERPT_MAX + 3);
      for (const { start: from, end } of spans)
        expect(text.slice(span.start, span.end).startsWith(shown.slice(from, end))).toBe(true);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
