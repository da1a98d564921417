import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDoubleNames, findUndocumented } from './exports.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'perigee-exports-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
}

describe('exported names', () => {
  test('The export check reports a name that two files of a package export', () => {
    plant({
      'server/src/a.ts': 'export interface Order { a: string }',
      'server/src/b/b.ts': 'export type Order = string;',
    });

    const doubles = findDoubleNames(root);

    expect(doubles).toEqual(['Order is exported by server/src/a.ts and server/src/b/b.ts']);
  });

  test('The export check allows equal names in other packages, tests, web features and routes', () => {
    plant({
      'server/src/a.ts': 'export const order = 1;',
      'server/test/b.ts': 'export const order = 1;',
      'simulator/src/a.ts': 'export const order = 1;',
      'web/app/site/a/a.ts': 'export const order = 1;',
      'web/app/dashboard/b/b.ts': 'export const order = 1;',
      'web/app/a.ts': 'export function loader() {}',
      'web/app/b.ts': 'export function loader() {}',
    });

    const doubles = findDoubleNames(root);

    expect(doubles).toEqual([]);
  });
});

describe('exported functions', () => {
  test('The export check reports undocumented functions and arrow functions', () => {
    plant({
      'core/src/a.ts': 'export function take(): void {}\nexport const give = () => 1;\nexport const SUM = 2;',
    });

    const undocumented = findUndocumented(root);

    expect(undocumented).toEqual([
      expect.stringContaining('take has no line'),
      expect.stringContaining('give has no line'),
    ]);
  });

  test('The export check accepts a comment on the first overload or on the returned interface', () => {
    plant({
      'core/src/a.ts': [
        '/** Takes one. */\nexport function take(a: string): void;\nexport function take(a: unknown): void {}',
        '/** Seats of a table. */\nexport interface Seats { count: number }',
        'export function createSeats(): Seats { return { count: 1 }; }',
      ].join('\n'),
    });

    const undocumented = findUndocumented(root);

    expect(undocumented).toEqual([]);
  });
});
