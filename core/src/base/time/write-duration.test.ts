import { expect, test } from 'vitest';
import { writeDuration } from './write-duration.ts';

test.for([
  { ms: 3_600_000, en: '1 hour', ru: '1 час' },
  { ms: 2 * 86_400_000 + 5 * 3_600_000, en: '2 days 5 hours', ru: '2 дня 5 часов' },
  { ms: 61_000, en: '1 minute 1 second', ru: '1 минута 1 секунда' },
  { ms: 31_536_000_000, en: '365 days', ru: '365 дней' },
  { ms: 999, en: '', ru: '' },
])('Writes $ms ms as "$en" and «$ru»', ({ ms, en, ru }) => {
  expect(writeDuration(ms, 'en')).toBe(en);
  expect(writeDuration(ms, 'ru')).toBe(ru);
});
