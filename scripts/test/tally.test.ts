import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../setup/paths.mjs';
import { slowestFiles } from './file-times.ts';
import { closingLine, EMPTY_TALLY, readPlaywrightReport, readVitestReport, withCrash } from './tally.ts';

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'perigee-tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('The tally reads test counts and file times from a Vitest report', () => {
  const testResults = [{ name: join(ROOT, 'core/slow.test.ts'), startTime: 1_000, endTime: 3_500 }];
  const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0, testResults });

  const tally = readVitestReport(file);

  const files = [{ file: 'core/slow.test.ts', seconds: 2.5 }];
  expect(tally).toEqual({ passed: 7, failed: 2, skipped: 1, files, failures: [] });
});

test('A flaky journey counts as failed', () => {
  const specs = [{ tests: [{ results: [{ duration: 900 }, { duration: 600 }] }] }];
  const suites = [{ file: 'chat.spec.ts', suites: [{ specs }], specs }];
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, suites });

  const tally = readPlaywrightReport(file);

  const files = [{ file: 'e2e/journeys/chat.spec.ts', seconds: 3 }];
  expect(tally).toEqual({ passed: 5, failed: 2, skipped: 3, files, failures: [] });
});

test('A runner that crashes without a report counts as one failure', () => {
  const missing = join(tmpdir(), 'no-such-report.json');

  const tally = withCrash(readVitestReport(missing), 1);

  expect(tally).toEqual({
    ...EMPTY_TALLY,
    failed: 1,
    failures: ['a runner exited with code 1, see its errors above'],
  });
});

test('The closing line states the number of passed and failed tests', () => {
  const line = closingLine({ passed: 12, failed: 0 });

  expect(line).toBe('12 passed, 0 failed');
});

test('The ten slowest files are listed in descending order', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index + 0.25 }));

  const lines = slowestFiles(times);

  expect(lines).toHaveLength(10);
  expect([lines[0], lines[9]]).toEqual(['  11.3 s  11.test.ts', '   2.3 s  2.test.ts']);
});

test('A failed test is listed with its file and the beginning of its error', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    {
      status: 'failed',
      fullName: 'takes away',
      failureMessages: ['\u001B[31mAssertionError\u001B[39m: expected 3\nat here'],
    },
  ];
  const name = join(ROOT, 'core/sums.test.ts');

  const broken = { name: join(ROOT, 'core/broken.test.ts'), status: 'failed', message: 'no such module' };
  const { failures } = readVitestReport(report({ testResults: [{ name, assertionResults }, broken] }));

  expect(failures).toEqual([
    'core/sums.test.ts › takes away\n    AssertionError: expected 3\n    at here',
    'core/broken.test.ts\n    no such module',
  ]);
});

test('A failed journey is listed even if its suite is nested', () => {
  const spec = { file: 'chat.spec.ts', title: 'a word is sent', ok: false };
  const failed = { ...spec, tests: [{ results: [{}, { error: { message: 'not visible' } }] }] };
  const suites = [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [failed] }] }];

  const { failures } = readPlaywrightReport(report({ suites }));

  expect(failures).toEqual(['e2e/journeys/chat.spec.ts › a word is sent\n    not visible']);
});
