import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from './import-law.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'perigee-law-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
}

describe('import check', () => {
  test.for([
    ['a forbidden package in core', 'core/src/a.ts', "import '@perigee/server/version';"],
    ['the server in the site', 'web/app/lib/a.ts', "import type { A } from '@perigee/server/version';"],
    ['our contract in the simulator', 'simulator/src/a.ts', "import '@perigee/core/base/ids/snowflake';"],
    ['the simulator in the server', 'server/src/http/a.ts', "import '@perigee/simulator';"],
    ['a relative path out of the package', 'web/app/lib/a.ts', "import '../../../server/src/version.ts';"],
    ['a package that nothing imports', 'server/src/http/a.ts', "import '@perigee/bench/a';"],
    ['a benchmark in a journey', 'e2e/journeys/a.spec.ts', "import type { A } from '../../bench/costs/a.ts';"],
    ['a journey in a benchmark', 'bench/site/a.ts', "await import('@perigee/e2e/journeys/support/a');"],
    ['an attack in the harness', 'harness/src/calls/a.ts', "export { a } from '../../../e2e/attack/a.ts';"],
    ['the harness in the server’s tests', 'server/test/a.ts', "import '@perigee/harness/product/start-product';"],
    ['a wing in a frame', 'server/src/http/a.ts', "import '../features/a/one/save.ts';"],
    [
      'a room in the type of the database',
      'server/src/database/tables.ts',
      "import type {} from '../features/a/one/tables.ts';",
    ],
    ['a frame in the foundation', 'server/src/database/a.ts', "import '../http/app.ts';"],
    ['a room of another wing', 'server/src/features/a/one/a.ts', "import type { B } from '../../b/two/b-service.ts';"],
    ["another wing's store in a door", 'server/src/features/a/index.ts', "export { b } from '../b/two/b-store.ts';"],
    ['a second door of a wing', 'server/src/features/a/one/a.ts', "import { b } from '../../b/two/index.ts';"],
    ['a room in the list of features', 'server/src/features/index.ts', "import './a/one/one.feature.ts';"],
    ['a wing in the frame of features', 'server/src/features/frame.ts', "import './a/index.ts';"],
    [
      'the list of features in a room',
      'server/src/features/a/one/a.ts',
      "import type { Services } from '../../index.ts';",
    ],
    ['a sibling feature of the site', 'web/app/site/a/a.ts', "export { b } from '../b/b.ts';"],
    ['a sibling feature of the dashboard', 'web/app/dashboard/a/one/a.ts', "export { b } from '../../b/b.ts';"],
    ['a feature in a component', 'web/app/dashboard/components/a.ts', "import '../a/a.ts';"],
    ['a lazily loaded feature in a component', 'web/app/components/a.ts', "await import('../site/a/a.ts');"],
    ['the dashboard in the site', 'web/app/site/a/a.ts', "import type { B } from '../../dashboard/lib/b/b.ts';"],
    ['the site in the dashboard', 'web/app/dashboard/a/a.ts', "import '../../site/components/b/b.tsx';"],
    ['the dashboard in shared code', 'web/app/components/a.ts', "import '../dashboard/components/b/b.tsx';"],
    ['the component kit in the site', 'web/app/site/a/a.ts', "import { Modal } from '@mantine/core';"],
    ['the component kit in shared code', 'web/app/components/a.ts', "await import('@mantine/hooks');"],
    ['the query library in the site', 'web/app/site/a/a.ts', "import { useQuery } from '@tanstack/react-query';"],
  ] as const)('The import check reports %s', ([, path, source]) => {
    plant({ [path]: source });

    const violations = findViolations(folder);

    expect(violations).toEqual([expect.stringMatching(new RegExp(`^${path} imports `))]);
  });

  test('The import check accepts imports that architecture.md allows', () => {
    plant({
      'core/src/a/a.ts': "import './b.ts'; import * as z from 'zod/mini';",
      'server/src/features/a/one/routes.ts':
        "import '../../../http/app.ts'; import '../../b/index.ts'; import '../../feature.ts'; import '../two/store.ts';",
      'server/src/features/a/index.ts': "export { a } from './one/one.feature.ts';",
      'server/src/features/index.ts': "import './a/index.ts'; import './frame.ts';",
      'server/test/a.test.ts':
        "import '@perigee/simulator'; import '../src/main.ts'; import '../src/features/a/one/store.ts';",
      'web/app/routes.ts': "import './site/a/a-page.tsx';",
      'web/app/site/a/a-page.tsx': "import '../components/b/b.tsx'; import '../../components/b.tsx';",
      'web/app/dashboard/a/a-page.tsx':
        "import '../lib/b/b.ts'; import '../../lib/b/b.ts'; import '@mantine/core'; import '@perigee/core/a/a';",
      'e2e/a.ts': "import '../scripts/b.ts'; import '@perigee/harness/pages/b'; import '../product.ts';",
      'bench/a.ts': "import '@perigee/harness/calls/b'; import '../server/test/support/world.ts';",
      'harness/src/a.ts': "import '../../scripts/b.ts'; import '@perigee/server/version';",
      'start.ts': "import '@perigee/server'; import '@perigee/simulator';",
    });

    const violations = findViolations(folder);

    expect(violations).toEqual([]);
  });
});

describe('linter', () => {
  const lint = () =>
    spawnSync('oxlint', ['--config', join(REPOSITORY, '.oxlintrc.json'), folder], {
      env: { ...process.env, PATH: `${join(REPOSITORY, 'node_modules/.bin')}:${process.env['PATH']}` },
      encoding: 'utf8',
    });

  test('The linter reports a cycle of three files', () => {
    plant({
      'a.ts': "import { c } from './c.ts';\nexport const a = (): number => c();\n",
      'b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
      'c.ts': "import { b } from './b.ts';\nexport const c = (): number => b();\n",
    });

    const { stdout, status } = lint();

    expect(stdout).toContain('import(no-cycle)');
    expect(status).toBe(1);
  });

  test('The linter accepts the same three files without a cycle', () => {
    plant({
      'a.ts': "import { b } from './b.ts';\nexport const a = (): number => b();\n",
      'b.ts': "import { c } from './c.ts';\nexport const b = (): number => c();\n",
      'c.ts': 'export const c = (): number => 1;\n',
    });

    const { stdout, status } = lint();

    expect(stdout).not.toContain('no-cycle');
    expect(status).toBe(0);
  });
});
