import { playwrightFailures, vitestFailures } from './failures.ts';
import { type FileTime, playwrightFiles, vitestFiles } from './file-times.ts';
import { isRecord, numberOf, readReport } from './read-report.ts';

/** The results of one part of the run. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The duration of each file. */
  files: readonly FileTime[];
  /** A description of each failed test. */
  failures: readonly string[];
}

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] };

export function add(left: Tally, right: Tally): Tally {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    files: [...left.files, ...right.files],
    failures: [...left.failures, ...right.failures],
  };
}

/** Reads the results from a report of vitest's JSON reporter. */
export function readVitestReport(file: string): Tally {
  const report = readReport(file);
  return {
    passed: numberOf(report, 'numPassedTests'),
    failed: numberOf(report, 'numFailedTests'),
    skipped: numberOf(report, 'numPendingTests') + numberOf(report, 'numTodoTests'),
    files: vitestFiles(report),
    failures: vitestFailures(report),
  };
}

/** Reads the results from a report of Playwright's JSON reporter. */
export function readPlaywrightReport(file: string): Tally {
  const report = readReport(file);
  const numbers = isRecord(report['stats']) ? report['stats'] : {};
  return {
    passed: numberOf(numbers, 'expected'),
    failed: numberOf(numbers, 'unexpected') + numberOf(numbers, 'flaky'),
    skipped: numberOf(numbers, 'skipped'),
    files: playwrightFiles(report),
    failures: playwrightFailures(report),
  };
}

/** A runner that failed without naming a failed test counts as one failure. */
export function withCrash(tally: Tally, exitCode: number): Tally {
  if (exitCode === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [`a runner exited with code ${exitCode}, see its errors above`] };
}

/** The last line of a run. */
export function closingLine({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`;
}
