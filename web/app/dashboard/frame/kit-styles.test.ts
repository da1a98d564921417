import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../..', import.meta.url));
const STYLES = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/global.css'));

const ORDER = '@layer base, kit;';

const read = (file: string) => readFileSync(join(APP, file), 'utf8');

/** Every UI kit component that the site imports. */
function partsInUse(): Set<string> {
  const imports = globSync('**/*.tsx', { cwd: APP }).flatMap((file) => [
    ...read(file).matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
  ]);
  return new Set(imports.flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? []));
}

/** All source lines that import styles of the kit. */
function kitImports(): { file: string; line: string }[] {
  return globSync('**/*.{ts,tsx,css}', { cwd: APP, exclude: ['**/*.test.*'] }).flatMap((file) =>
    [...read(file).matchAll(/^.*@mantine\/.*\.css.*$/gm)].map(([line]) => ({ file, line })),
  );
}

/** The unindented lines of a formatted style sheet: top-level statements, and the first and last lines of blocks. */
function outermostLines(file: string): string[] {
  return read(file)
    .split('\n')
    .filter((line) => /^[^\s/]/.test(line));
}

test('Every UI kit component in use has its styles imported', () => {
  const listed = read('dashboard/frame/kit.css');
  const styled = new Set(globSync('*.css', { cwd: STYLES }));

  const bare = [...partsInUse()].filter((name) => styled.has(`${name}.css`) && !listed.includes(`/${name}.css"`));

  expect(partsInUse().size).toBeGreaterThan(5);
  expect(bare).toEqual([]);
});

test('The styles of the UI kit come from one file and are all in a layer below the site’s', () => {
  const imports = kitImports();

  const elsewhere = imports.filter(({ file }) => file !== join('dashboard', 'frame', 'kit.css'));
  const above = imports.filter(({ line }) => !/^@import url\("[^"]+"\) layer\(kit\);$/.test(line));

  expect(imports.length).toBeGreaterThan(5);
  expect(elsewhere).toEqual([]);
  expect(above).toEqual([]);
});

test('The base layer is below the kit layer regardless of load order', () => {
  const base = outermostLines('styles/base.css');
  const kit = outermostLines('dashboard/frame/kit.css');

  expect(base).toEqual([ORDER, '@layer base {', '}']);
  expect(kit[0]).toBe(ORDER);
});
