import { expect, test } from 'vitest';
import { type DurationTexts, readDurationTexts, writeDurationTexts } from './duration-text.ts';

function boxes(texts: Partial<DurationTexts>): DurationTexts {
  return { days: '', hours: '', minutes: '', seconds: '', ...texts };
}

test.for([
  { texts: {}, ms: 0 },
  { texts: { days: '1', seconds: '1' }, ms: 86_401_000 },
  { texts: { minutes: '90' }, ms: 5_400_000 },
  { texts: { hours: ' 2 ' }, ms: 7_200_000 },
  { texts: { hours: '1.5' }, ms: 5_400_000 },
  { texts: { days: '1', hours: '1h 30m' }, ms: 91_800_000 },
  { texts: { minutes: 'полтора часа' }, ms: 5_400_000 },
  { texts: { seconds: 'an hour' }, ms: 3_600_000 },
])('Reads the duration fields $texts as $ms ms', ({ texts, ms }) => {
  const read = readDurationTexts(boxes(texts));

  expect(read).toBe(ms);
});

test.for([{ hours: '-1' }, { hours: '-1h' }, { days: '3dayz' }, { days: 'tomorrow' }, { days: '1', seconds: 'x' }])(
  'Rejects the duration fields %j',
  (texts) => {
    const read = readDurationTexts(boxes(texts));

    expect(read).toBeNaN();
  },
);

test('A duration round-trips through its fields', () => {
  const ms = 31_536_000_000 - 1_000;

  const texts = writeDurationTexts(ms);

  expect(texts).toEqual({ days: '364', hours: '23', minutes: '59', seconds: '59' });
  expect(readDurationTexts(texts)).toBe(ms);
});

test('A missing duration leaves its fields empty', () => {
  const texts = writeDurationTexts(Number.NaN);

  expect(texts).toEqual(boxes({}));
});
