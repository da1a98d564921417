import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/paths.mjs';
import { isRecord, listOf } from './read-report.ts';

/** How many lines of an error are repeated: the sentence, and what was expected and found. */
const ERROR_LINES = 6;

/** The failed tests in a report of vitest's JSON reporter, and the files that could not be run. */
export function vitestFailures(report: Record<string, unknown>): string[] {
  return listOf(report, 'testResults').flatMap((result) => {
    const file = relative(ROOT, String(result['name']));
    const failed = listOf(result, 'assertionResults').filter(({ status }) => status === 'failed');
    if (failed.length === 0) return result['status'] === 'failed' ? [describe(file, '', result['message'])] : [];
    return failed.map((test) => describe(file, test['fullName'], firstOf(test['failureMessages'])));
  });
}

/** The failed tests in a report of Playwright's JSON reporter. */
export function playwrightFailures(report: Record<string, unknown>): string[] {
  return listOf(report, 'suites').flatMap((suite) => failedSpecs(suite));
}

function failedSpecs(suite: Record<string, unknown>): string[] {
  const failed = listOf(suite, 'specs').filter(({ ok }) => ok === false);
  const own = failed.map((spec) => describe(`e2e/journeys/${String(spec['file'])}`, spec['title'], errorOf(spec)));
  return [...own, ...listOf(suite, 'suites').flatMap(failedSpecs)];
}

function errorOf(spec: Record<string, unknown>): unknown {
  const results = listOf(spec, 'tests').flatMap((test) => listOf(test, 'results'));
  return results.map(({ error }) => error).find(isRecord)?.['message'];
}

function firstOf(messages: unknown): unknown {
  return Array.isArray(messages) ? messages[0] : undefined;
}

function describe(file: string, title: unknown, error: unknown): string {
  const name = typeof title === 'string' && title !== '' ? `${file} › ${title}` : file;
  const lines =
    typeof error === 'string' ? stripVTControlCharacters(error).trim().split('\n').slice(0, ERROR_LINES) : [];
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
