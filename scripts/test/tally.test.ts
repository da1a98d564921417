import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closingLine, NOTHING, readPlaywrightReport, readVitestReport, withCrash } from './tally.ts';

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'perigee-tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('the numbers of vitest are read from its report', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0 });

  const tally = readVitestReport(file);

  expect(tally).toEqual({ passed: 7, failed: 2, skipped: 1 });
});

test('a journey that passed at the second attempt counts as failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } });

  const tally = readPlaywrightReport(file);

  expect(tally).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a runner that wrote no report and ended badly counts as one failure', () => {
  const missing = join(tmpdir(), 'no-such-report.json');

  const tally = withCrash(readVitestReport(missing), 1);

  expect(tally).toEqual({ ...NOTHING, failed: 1 });
});

test('the closing line names what passed and what failed', () => {
  const line = closingLine({ passed: 12, failed: 0, skipped: 4 });

  expect(line).toBe('12 passed, 0 failed');
});
