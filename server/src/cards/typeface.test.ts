import { describe, expect, test } from 'vitest';
import { drawText } from './draw-text.ts';
import { drawable, isDrawable, outline } from './typeface.ts';

describe('Drawable text', () => {
  test.for([
    { text: 'Alice', left: 'Alice' },
    { text: 'Саша Ёжик', left: 'Саша Ёжик' },
    { text: 'Łukasz Đặng', left: 'Łukasz Đặng' },
    { text: '  🚀 Alice  👩‍🚀 ', left: 'Alice' },
    { text: '𝓐𝓵𝓲𝓬𝓮', left: 'Alice' },
    { text: '\u202Eecila\u200B', left: 'ecila' },
    { text: '花子', left: '' },
    { text: '1\u00a0240', left: '1 240' },
  ])('Reduces "$text" to its drawable part "$left"', ({ text, left }) => {
    expect([drawable(text, 'text'), drawable(text, 'heading')]).toEqual([left, left]);
  });

  test('Treats a text as drawable only when no letter would be missing', () => {
    const names = ['Alice 🚀', 'Саша', '花子', 'Hanako 花子', '🚀'];

    expect(names.map((name) => isDrawable(name, 'heading'))).toEqual([true, true, false, false, false]);
  });
});

describe('Drawn text', () => {
  test('Scales the width of a drawn text with its font size', () => {
    const [small, large, nothing] = [
      outline('Саша X', 'text', 10),
      outline('Саша X', 'text', 20),
      outline('🚀', 'text', 20),
    ];

    expect(large.width).toBeCloseTo(small.width * 2, 5);
    expect(nothing).toEqual({ path: '', width: 0 });
  });

  test('Shrinks a long text before truncating it, and keeps it within the maximum width', () => {
    const style = { x: 0, y: 0, face: 'strong', fill: '#fff', maxWidth: 120 } as const;

    const short = drawText('Alice', { ...style, sizes: [30, 20] });
    const smaller = drawText('Alice Orbit', { ...style, sizes: [30, 20] });
    const cut = drawText('W'.repeat(200), { ...style, sizes: [30, 20] });

    expect(short.width).toBe(outline('Alice', 'strong', 30).width);
    expect(smaller.width).toBe(outline('Alice Orbit', 'strong', 20).width);
    expect(cut.width).toBeGreaterThan(80);
    expect(cut.width).toBeLessThanOrEqual(120);
  });
});
