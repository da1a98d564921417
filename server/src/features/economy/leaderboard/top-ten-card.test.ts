import type { Leader } from '@perigee/core/economy/leaderboard/schema';
import { describe, expect, test } from 'vitest';
import { drawPng } from '../../../cards/draw-png.ts';
import { topTenCard } from './top-ten-card.ts';

function leader(number: number, name: string | null, changes: Partial<Leader> = {}): Leader {
  const user = { id: String(number), avatar: null, username: `user${number}`, global_name: name };
  return { number, user, balance: 12_480 - number, xp: number, level: null, departed: false, ...changes };
}

const card = (changes: Partial<Parameters<typeof topTenCard>[0]> = {}) =>
  topTenCard({
    guildName: 'Launch Pad',
    moneySymbol: '💰',
    sort: 'balance',
    period: 'all',
    theme: 'dark',
    locale: 'en',
    leaders: [leader(1, 'Alice'), leader(2, null)],
    ...changes,
  });

/** The texts in the drawing, in order. */
const textsOf = (drawn: string) => [...drawn.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('Top-ten card', () => {
  test('The top-ten card shows the server, the ranking and each balance', () => {
    const drawn = card();

    expect(textsOf(drawn)).toEqual([
      'Launch Pad',
      'Top 10 · Balance · All time',
      '1',
      'Alice',
      '12,479 💰',
      '2',
      'user2',
      '12,478 💰',
    ]);
  });

  test('The top-ten card uses Russian text and number formats', () => {
    const drawn = card({ locale: 'ru', sort: 'xp', period: 'week', leaders: [leader(1, 'Саша', { xp: 12_480 })] });

    expect(textsOf(drawn)).toEqual(['Launch Pad', 'Лучшие 10 · Опыт · За эту неделю', '1', 'Саша', '12\u00a0480 XP']);
  });

  test('The top-ten card shows at most ten leaders, and a note when it is empty', () => {
    const many = card({ leaders: Array.from({ length: 12 }, (_, index) => leader(index + 1, null)) });
    const none = card({ leaders: [] });

    expect(textsOf(many)).toHaveLength(2 + 3 * 10);
    expect(textsOf(none)).toContain('Nobody is ranked here yet.');
  });

  test('The top-ten card has a light theme', () => {
    const [dark, light] = [card(), card({ theme: 'light' })];

    expect(dark).toContain('fill="#111728"');
    expect(light).not.toContain('#111728');
  });

  test.for([
    { kind: 'markup', name: '<script>alert(1)</script>' },
    { kind: 'an attribute escape', name: '"/><image href="https://evil.example/x.png"/>' },
    { kind: 'an entity escape', name: '&lt;script&gt;]]><!--' },
    { kind: 'an invalid XML character', name: 'a\u0000\u0008\uD800b\uFFFE' },
  ])('The top-ten card renders $kind in a name as text', async ({ name }) => {
    const drawn = card({ guildName: name, moneySymbol: name, leaders: [leader(1, name)] });

    expect(drawn).not.toMatch(/<(script|image|foreignObject|!)|href="|\uD800(?![\uDC00-\uDFFF])/);
    // A parser that rejects malformed documents decides.
    await expect(drawPng(drawn)).resolves.toBeInstanceOf(Buffer);
  });

  test('Names do not change the text direction of the top-ten card', () => {
    const drawn = card({
      guildName: '\u202Edap',
      leaders: [leader(1, '\u2067\u202Eecila\u2066'), leader(2, '\u200F')],
    });

    expect(drawn).not.toMatch(/\p{Bidi_Control}/u);
    expect(textsOf(drawn)).toEqual(expect.arrayContaining(['dap', 'ecila', 'user2']));
  });

  test('The top-ten card cuts long names between characters and strips stacked accents', () => {
    const drawn = card({
      guildName: 'W'.repeat(10_000),
      leaders: [leader(1, '👩‍🚀'.repeat(40)), leader(2, `Z${'\u0338'.repeat(50)}`)],
    });

    const [guild = '', , , astronauts = '', , , zalgo] = textsOf(drawn);
    expect(guild).toMatch(/^W{10,30}…$/);
    expect(astronauts).toMatch(/^(👩‍🚀){5,20}…$/u);
    expect(zalgo).toBe('Z\u0338');
  });

  test('The top-ten card omits a custom emoji that it could not load', () => {
    const drawn = card({ moneySymbol: '<:coin:123456789012345678>', leaders: [leader(1, null)] });

    expect(textsOf(drawn)).toContain('12,479');
  });

  test('The top-ten card loads no resources and runs no scripts', () => {
    const drawn = card();

    expect(drawn).not.toMatch(/url\(|href|@import|<style|<script|\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  });
});
