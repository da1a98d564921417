// `node scripts/container/assemble.mjs FOLDER`: copies what the built product needs at run time, and nothing else.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

const [, , target] = process.argv;
if (target === undefined) throw new Error('Say into which folder: node scripts/container/assemble.mjs FOLDER');

const WORKSPACES = ['core', 'server', 'simulator'];
const NOT_RUN = ['web', 'e2e', 'bench'];
const BUILT = ['server/generated/texts', 'server/generated/database', 'web/build'];

/** Parts of packages needed only for development, and builds of Node, which the image already has. */
const UNUSED = [
  '**/*.d.{ts,mts,cts}',
  '**/*.map',
  '**/*.{md,markdown}',
  '**/{test,tests,benchmark,benchmarks,examples,.github}',
  '@types',
  'node-linux-*',
  'node-win-*',
  '.bin',
];

mkdirSync(target, { recursive: true });
/**
 * @param {string} path below the repository's folder
 * @param {(file: string) => boolean} [isWanted]
 */
const bring = (path, isWanted = () => true) =>
  cpSync(join(ROOT, path), join(target, path), { recursive: true, filter: isWanted });

for (const file of ['package.json', 'package-lock.json', 'start.ts', 'product.ts', 'LICENSE']) bring(file);
// npm needs every workspace that the lockfile names.
for (const workspace of [...WORKSPACES, ...NOT_RUN]) bring(`${workspace}/package.json`);
const { status } = spawnSync(
  'npm',
  ['ci', '--omit=dev', '--ignore-scripts', '--loglevel=error', ...WORKSPACES.flatMap((name) => ['-w', name])],
  { cwd: target, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
for (const workspace of NOT_RUN) rmSync(join(target, workspace), { recursive: true });

for (const workspace of WORKSPACES) {
  bring(`${workspace}/src`, (file) => !file.endsWith('.test.ts') && basename(file) !== 'testing');
}
for (const path of BUILT) bring(path);
const modules = join(target, 'node_modules');
for (const path of globSync(UNUSED, { cwd: modules })) rmSync(join(modules, path), { recursive: true, force: true });
