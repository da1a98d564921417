import { expect, test } from 'vitest';
import { readMoment } from './moment.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 30);

test.for([
  { text: '2026-12-31 23:59', iso: '2026-12-31T23:59:00.000Z' },
  { text: '2026-12-31T23:59:30Z', iso: '2026-12-31T23:59:30.000Z' },
  { text: '31.12.2026', iso: '2026-12-31T00:00:00.000Z' },
  { text: '31.12 18:00 +03:00', iso: '2026-12-31T15:00:00.000Z' },
  { text: '31.12.2026 18:00 UTC-5', iso: '2026-12-31T23:00:00.000Z' },
  { text: '18:00', iso: '2026-11-21T18:00:00.000Z' },
  { text: '1767225600', iso: '2026-01-01T00:00:00.000Z' },
  { text: '+2h', iso: '2026-11-21T14:30:00.000Z' },
  { text: 'через 2 дня', iso: '2026-11-23T12:30:00.000Z' },
  { text: 'now', iso: '2026-11-21T12:30:00.000Z' },
])('Reads "$text" as the moment $iso', ({ text, iso }) => {
  const moment = readMoment(text, NOW);

  expect(moment).toBe(Date.parse(iso));
});

test.for([
  '',
  'soon',
  '31.06.2026',
  '0026-01-01',
  '2026-13-01',
  '24:00',
  '18:60',
  '18:00 +15:00',
  '+03:00',
  '2h later',
])('Rejects "%s" as a moment', (text) => {
  const moment = readMoment(text, NOW);

  expect(moment).toBeNull();
});
