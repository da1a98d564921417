import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFolderCycles } from './cycles.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'perigee-cycles-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
}

describe('folder cycle check', () => {
  test('The cycle check reports a type-only cycle of three wings', () => {
    plant({
      'server/src/features/a/index.ts': "import type { C } from '../c/index.ts';",
      'server/src/features/b/index.ts': "import type { A } from '../a/index.ts';",
      'server/src/features/c/index.ts': "export type { B } from '../b/index.ts';",
    });

    const cycles = findFolderCycles(root);

    expect(cycles).toEqual(['a cycle of folders: server/src/features/a, server/src/features/b, server/src/features/c']);
  });

  test('The cycle check reports two rooms of a wing that import each other, even if their files form no cycle', () => {
    plant({
      'server/src/features/a/one/one.feature.ts': "import { two } from '../two/two.feature.ts';",
      'server/src/features/a/one/types.ts': 'export type One = string;',
      'server/src/features/a/two/two.feature.ts': "import type { One } from '../one/types.ts';",
    });

    const cycles = findFolderCycles(root);

    expect(cycles).toEqual(['a cycle of folders: server/src/features/a/one, server/src/features/a/two']);
  });

  test('The cycle check reports a room that imports the door of its own wing', () => {
    plant({
      'server/src/features/a/index.ts': "export { one } from './one/one.feature.ts';",
      'server/src/features/a/one/one.feature.ts': "import { two } from '../index.ts';",
    });

    const cycles = findFolderCycles(root);

    expect(cycles).toEqual(['a cycle of folders: server/src/features/a/index.ts, server/src/features/a/one']);
  });

  test('The cycle check reports two folders of a room that import each other', () => {
    plant({
      'server/src/features/a/one/draw/draw.ts': "import type { Store } from '../stores/store.ts';",
      'server/src/features/a/one/stores/store.ts': "import { size } from '../draw/size.ts';",
      'server/src/features/a/one/draw/size.ts': 'export const size = 1;',
    });

    const cycles = findFolderCycles(root);

    expect(cycles).toEqual(['a cycle of folders: server/src/features/a/one/draw, server/src/features/a/one/stores']);
  });

  test('The cycle check reports a cycle between a file and a folder', () => {
    plant({
      'web/app/site/a/page.tsx': "import { Row } from './parts/row.tsx';",
      'web/app/site/a/parts/cell.tsx': "import { Page } from '../page.tsx';",
      'web/app/site/a/parts/row.tsx': 'export const Row = 1;',
    });

    const cycles = findFolderCycles(root);

    expect(cycles).toEqual(['a cycle of folders: web/app/site/a/page.tsx, web/app/site/a/parts']);
  });

  test('The cycle check accepts rooms and wings that import each other in one direction', () => {
    plant({
      'server/src/features/a/index.ts':
        "export { one } from './one/one.feature.ts'; export { two } from './two/two.ts';",
      'server/src/features/a/one/one.feature.ts':
        "import { two } from '../two/two.ts'; import { b } from '../../b/index.ts';",
      'server/src/features/a/two/two.ts': 'export const two = 1;',
      'server/src/features/b/index.ts': 'export const b = 1;',
    });

    const cycles = findFolderCycles(root);

    expect(cycles).toEqual([]);
  });

  test('The cycle check lets a component test import a page that uses the component', () => {
    plant({
      'web/app/dashboard/components/field/field.tsx': 'export const Field = 1;',
      'web/app/dashboard/components/field/field.test.tsx': "import { Page } from '../../general/page.tsx';",
      'web/app/dashboard/general/page.tsx': "import { Field } from '../components/field/field.tsx';",
    });

    const cycles = findFolderCycles(root);

    expect(cycles).toEqual([]);
  });
});
