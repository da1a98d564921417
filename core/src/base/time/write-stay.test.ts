import { expect, test } from 'vitest';
import { writeStay } from './write-stay.ts';

test.for([
  { from: '2024-08-10T12:00:00Z', to: '2026-11-20T12:00:00Z', en: '2 years 3 months', ru: '2 года 3 месяца' },
  { from: '2026-11-19T10:00:00Z', to: '2026-11-20T12:30:00Z', en: '1 day 2 hours', ru: '1 день 2 часа' },
  { from: '2025-11-20T12:00:00Z', to: '2026-11-20T12:00:00Z', en: '1 year', ru: '1 год' },
  { from: '2021-11-20T12:00:00Z', to: '2026-11-25T12:00:00Z', en: '5 years 5 days', ru: '5 лет 5 дней' },
  { from: '2026-01-31T00:00:00Z', to: '2026-02-28T00:00:00Z', en: '1 month', ru: '1 месяц' },
  { from: '2026-11-20T12:00:00Z', to: '2026-11-20T12:21:30Z', en: '21 minutes', ru: '21 минута' },
  { from: '2026-11-20T12:00:00Z', to: '2026-11-20T12:00:59Z', en: 'less than a minute', ru: 'меньше минуты' },
  { from: '2026-11-20T12:00:00Z', to: '2026-11-20T11:00:00Z', en: 'less than a minute', ru: 'меньше минуты' },
])('Writes a stay from $from to $to as "$en"', ({ from, to, en, ru }) => {
  const [begin, end] = [new Date(from), new Date(to)];

  expect(writeStay(begin, end, 'en')).toBe(en);
  expect(writeStay(begin, end, 'ru')).toBe(ru);
});
