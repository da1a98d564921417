import { expect, test } from 'vitest';
import { isoMondayOf, WEEKS_SHOWN, weeksUpTo } from './weeks.ts';

test('A week starts on Monday in UTC', () => {
  expect(isoMondayOf(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-16');
  expect(isoMondayOf(new Date('2026-11-23T00:00:00.000Z'))).toBe('2026-11-23');
});

test('The displayed weeks end with the current week', () => {
  const weeks = weeksUpTo(new Date('2026-11-22T12:00:00Z'));

  expect(weeks).toHaveLength(WEEKS_SHOWN);
  expect([weeks[0], weeks.at(-1)]).toEqual(['2026-08-31', '2026-11-16']);
});
