import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../..', import.meta.url));
const STYLES = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/global.css'));

/** Every component of the UI kit that some file of the site imports. */
function partsInUse(): Set<string> {
  const imports = globSync('**/*.tsx', { cwd: APP }).flatMap((file) => [
    ...readFileSync(join(APP, file), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
  ]);
  return new Set(imports.flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? []));
}

test('every part of the kit that is used brings its styles along', () => {
  const listed = readFileSync(join(APP, 'dashboard/frame/dashboard-styles.ts'), 'utf8');
  const styled = new Set(globSync('*.css', { cwd: STYLES }));

  const bare = [...partsInUse()].filter((name) => styled.has(`${name}.css`) && !listed.includes(`/${name}.css'`));

  expect(partsInUse().size).toBeGreaterThan(5);
  expect(bare).toEqual([]);
});
