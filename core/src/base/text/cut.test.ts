import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterStart, cutText, cutToEnd } from './cut.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇺🇦';

describe('a cut text', () => {
  it('stays whole where it fits', () => {
    expect(cutText('Sword', 5)).toBe('Sword');
    expect(cutToEnd('Sword', 5)).toBe('Sword');
  });

  it('ends with an ellipsis that counts to its length', () => {
    expect(cutText('Sword of dawn', 6)).toBe('Sword…');
    expect(cutText('Sword of dawn', 5, '')).toBe('Sword');
    expect(cutText('Sword', 0)).toBe('');
  });

  it.each([FAMILY, FLAG, '👍🏽', '1️⃣', 'é', '😀'])('never ends inside of %s', (emoji) => {
    const lengths = Array.from({ length: emoji.length - 1 }, (_, index) => index + 1);

    expect(lengths.map((length) => cutText(`ab${emoji}`, 2 + length, ''))).toEqual(lengths.map(() => 'ab'));
    expect(lengths.map((length) => cutToEnd(`${emoji}ab`, 2 + length))).toEqual(lengths.map(() => 'ab'));
  });

  it('ends where a family that reaches over the 1,000th unit begins', () => {
    const before = 'x'.repeat(995);

    expect(cutText(`${before}${FAMILY}`, 1_000, '')).toBe(before);
    expect(cutText(`${before}${FAMILY}`, 1_000)).toBe(`${before}…`);
  });

  it('counts flags from where they begin', () => {
    expect(cutText(FLAG.repeat(8), 18, '')).toBe(FLAG.repeat(4));
  });

  it('is not lost where marks are stacked without end', () => {
    const stacked = `a${'\u0301'.repeat(5_000)}`;

    expect(cutText(stacked, 1_000, '')).toHaveLength(1_000);
    expect(cutToEnd(stacked, 1_000)).toHaveLength(1_000);
  });

  it('is well formed and never too long, whatever is cut', () => {
    const pieces = fc.constantFrom('a', ' ', '\n', FAMILY, FLAG, '👍🏽', '\u0301', '\u200d', '😀', '\r\n');
    const texts = fc.array(pieces, { maxLength: 300 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.nat(400), (text, max) => {
        const [start, end] = [cutText(text, max, ''), cutToEnd(text, max)];

        expect(start.isWellFormed() && end.isWellFormed()).toBe(true);
        expect(Math.max(start.length, end.length, cutText(text, max).length)).toBeLessThanOrEqual(max);
        expect(text.startsWith(start) && text.endsWith(end)).toBe(true);
      }),
    );
  });
});

describe('the start of a character', () => {
  it('is the index itself between two characters', () => {
    expect(characterStart(`a${FAMILY}b`, 1)).toBe(1);
    expect(characterStart(`a${FAMILY}b`, 5)).toBe(1);
    expect(characterStart('ab', 9)).toBe(2);
  });
});
