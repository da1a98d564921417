import { existsSync, readFileSync } from 'node:fs';

/** How a part of the run went. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(left: Tally, right: Tally): Tally {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  };
}

/** Reads the numbers out of the report that vitest's JSON reporter wrote. */
export function readVitestReport(file: string): Tally {
  const report = readReport(file);
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests'),
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  };
}

/** Reads the numbers out of the report that Playwright's JSON reporter wrote. */
export function readPlaywrightReport(file: string): Tally {
  const { stats } = readReport(file);
  const numbers = isRecord(stats) ? stats : {};
  return {
    passed: count(numbers, 'expected'),
    failed: count(numbers, 'unexpected') + count(numbers, 'flaky'),
    skipped: count(numbers, 'skipped'),
  };
}

/** A runner that ended badly without naming a failed test has itself failed. */
export function withCrash(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The last line of a run. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

function readReport(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(report) ? report : {};
}

function count(numbers: Record<string, unknown>, key: string): number {
  const value = numbers[key];
  return typeof value === 'number' ? value : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
