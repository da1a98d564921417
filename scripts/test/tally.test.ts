import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../setup/paths.mjs';
import { slowestFiles } from './file-times.ts';
import { closingLine, NOTHING, readPlaywrightReport, readVitestReport, withCrash } from './tally.ts';

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'perigee-tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('the numbers of vitest are read from its report', () => {
  const testResults = [{ name: join(ROOT, 'core/slow.test.ts'), startTime: 1_000, endTime: 3_500 }];
  const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0, testResults });

  const tally = readVitestReport(file);

  expect(tally).toEqual({ passed: 7, failed: 2, skipped: 1, files: [{ file: 'core/slow.test.ts', seconds: 2.5 }] });
});

test('a journey that passed at the second attempt counts as failed', () => {
  const specs = [{ tests: [{ results: [{ duration: 900 }, { duration: 600 }] }] }];
  const suites = [{ file: 'chat.spec.ts', suites: [{ specs }], specs }];
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, suites });

  const tally = readPlaywrightReport(file);

  const files = [{ file: 'e2e/journeys/chat.spec.ts', seconds: 3 }];
  expect(tally).toEqual({ passed: 5, failed: 2, skipped: 3, files });
});

test('a runner that wrote no report and ended badly counts as one failure', () => {
  const missing = join(tmpdir(), 'no-such-report.json');

  const tally = withCrash(readVitestReport(missing), 1);

  expect(tally).toEqual({ ...NOTHING, failed: 1 });
});

test('the closing line names what passed and what failed', () => {
  const line = closingLine({ passed: 12, failed: 0 });

  expect(line).toBe('12 passed, 0 failed');
});

test('of many files the ten that took longest are named, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index + 0.25 }));

  const lines = slowestFiles(times);

  expect(lines).toHaveLength(10);
  expect([lines[0], lines[9]]).toEqual(['  11.3 s  11.test.ts', '   2.3 s  2.test.ts']);
});
