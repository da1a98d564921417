import { expect, test } from 'vitest';
import { weekCounts } from './week-counts.ts';

const NOW = new Date('2026-03-02T00:30:00Z');

test('A week of rule counts ends today and has zero for days without hits', () => {
  const counts = [
    { rule: 'caps' as const, day: '2026-02-24', count: 2 },
    { rule: 'caps' as const, day: '2026-03-02', count: 5 },
    { rule: 'words' as const, day: '2026-03-01', count: 9 },
  ];

  expect(weekCounts(counts, 'caps', NOW)).toEqual([2, 0, 0, 0, 0, 0, 5]);
});

test('Rule counts older than a week are excluded', () => {
  expect(weekCounts([{ rule: 'caps', day: '2026-02-23', count: 2 }], 'caps', NOW)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
