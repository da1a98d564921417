import { describe, expect, test } from 'vitest';
import { drawPng } from '../../../cards/draw-png.ts';
import { RANK_CARD, type RankCard, rankCard } from './rank-card.ts';

const card = (changes: Partial<RankCard> = {}) =>
  rankCard({
    locale: 'en',
    guildName: 'Launch Pad',
    userId: '123456789012345678',
    name: 'Alice',
    avatar: null,
    number: 12,
    balance: 12_480,
    xp: 3310,
    level: null,
    ahead: { number: 11, balance: 13_720 },
    ...changes,
  });

/** Widths of the bar's rectangles, beginning with the track. */
const bars = (drawn: string) =>
  [...drawn.matchAll(/<rect x="292" y="268" height="14" rx="7" width="([\d.]+)"/g)].map(([, width]) => Number(width));

describe('Rank card', () => {
  test('The rank card is a PNG of its declared size', async () => {
    const picture = await drawPng(card());

    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([RANK_CARD.width, RANK_CARD.height]);
  });

  test.for([
    { balance: 0, ahead: 100, share: 0 },
    { balance: 50, ahead: 100, share: 0.5 },
    { balance: 100, ahead: 100, share: 1 },
    { balance: -50, ahead: 100, share: 0 },
    { balance: -100, ahead: -50, share: 0 },
  ])('Fills the rank bar by $share with $balance behind $ahead', ({ balance, ahead, share }) => {
    const drawn = card({ balance, ahead: { number: 11, balance: ahead } });

    const [track = 0, filled] = bars(drawn);
    expect(filled).toBe(Math.max(14, track * share));
  });

  test('The rank bar is full for first place, and missing when the member ahead is unknown', () => {
    const [first, unknown] = [card({ number: 1, ahead: null }), card({ number: 12, ahead: null })];

    const [track, filled] = bars(first);
    expect(filled).toBe(track);
    expect(bars(unknown)).toEqual([]);
  });

  test.for([
    { share: 0, filled: 14 },
    { share: 0.25, filled: 154 },
    { share: 1, filled: 616 },
  ])('Fills the rank bar by the progress to the next level: $share', ({ share, filled }) => {
    const drawn = card({ level: { level: 10, from: 2_750, next: 3_300, share } });

    expect(bars(drawn)).toEqual([616, filled]);
  });

  test('The rank card contains no text elements, markup or external references', () => {
    const drawn = card({ name: '<b>Ёж & "Ко"</b>', guildName: '🚀 <script>' });

    expect(drawn).not.toMatch(/<text|<script|<b>|href|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  });

  test('A rank card with a broken avatar is drawn as one without an avatar', async () => {
    const [broken, without] = await Promise.all([
      drawPng(card({ avatar: 'data:image/png;base64,AAAA' })),
      drawPng(card()),
    ]);

    expect(broken.equals(without)).toBe(true);
  });
});
