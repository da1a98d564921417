import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findCycles } from './cycles.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'perigee-cycles-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
}

describe('the law against cycles', () => {
  test('catches three files that know each other by types alone', () => {
    plant({
      'server/src/a.ts': "import type { C } from './c.ts';",
      'server/src/b.ts': "import type { A } from './a.ts';",
      'server/src/c.ts': "export type { B } from './b.ts';",
    });

    const cycles = findCycles(root);

    expect(cycles).toEqual(['a cycle of files: server/src/a.ts, server/src/b.ts, server/src/c.ts']);
  });

  test('catches two features whose files make no cycle, but whose folders do', () => {
    plant({
      'server/src/features/a/index.ts': "import { b } from '../b/index.ts';",
      'server/src/features/a/types.ts': 'export type A = string;',
      'server/src/features/b/index.ts': "import type { A } from '../a/types.ts';",
    });

    const cycles = findCycles(root);

    expect(cycles).toEqual(['a cycle of folders: server/src/features/a, server/src/features/b']);
  });

  test('lets the same files through in a row', () => {
    plant({
      'server/src/features/a/index.ts': "import { b } from '../b/index.ts'; import './types.ts';",
      'server/src/features/a/types.ts': 'export type A = string;',
      'server/src/features/b/index.ts': 'export const b = 1;',
    });

    const cycles = findCycles(root);

    expect(cycles).toEqual([]);
  });
});
