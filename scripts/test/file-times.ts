import { relative } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { listOf, numberOf } from './read-report.ts';

/** How long the tests of one file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

const SHOWN = 10;

/** The files in a report of vitest's JSON reporter. */
export function vitestFiles(report: Record<string, unknown>): FileTime[] {
  return listOf(report, 'testResults').map((result) => ({
    file: relative(ROOT, String(result['name'])),
    seconds: Math.max(0, numberOf(result, 'endTime') - numberOf(result, 'startTime')) / 1000,
  }));
}

/** The files in a report of Playwright's JSON reporter. */
export function playwrightFiles(report: Record<string, unknown>): FileTime[] {
  return listOf(report, 'suites').map((suite) => ({
    file: `e2e/journeys/${String(suite['file'])}`,
    seconds: millisecondsOf(suite) / 1000,
  }));
}

/** One line for each of the ten slowest files, slowest first. */
export function slowestFiles(times: readonly FileTime[]): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/** The duration of a suite, spec, test or result, summed over everything in it. */
function millisecondsOf(node: Record<string, unknown>): number {
  const inner = ['suites', 'specs', 'tests', 'results'].flatMap((key) => listOf(node, key));
  return inner.length === 0 ? numberOf(node, 'duration') : inner.reduce((sum, each) => sum + millisecondsOf(each), 0);
}
