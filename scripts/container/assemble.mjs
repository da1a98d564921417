// `node scripts/container/assemble.mjs FOLDER`: copies what the built product needs at run time, and nothing else.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

const [, , target] = process.argv;
if (target === undefined) throw new Error('Missing folder: node scripts/container/assemble.mjs FOLDER');

const WORKSPACES = ['core', 'server', 'simulator'];
const NOT_RUN = ['web', 'harness', 'e2e', 'bench'];
const DATABASE = 'server/generated/database';
const BUILT = ['server/generated/program', 'simulator/generated/page', DATABASE, 'web/build'];

/** Files that the program reads beside its sources. */
const READ = ['simulator/src/**/*.css', 'simulator/src/chat/page/*.html'];

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
/** @param {string} path below the repository's folder */
const bring = (path) => cpSync(join(ROOT, path), join(target, path), { recursive: true });

for (const file of ['package.json', 'package-lock.json', 'LICENSE']) bring(file);
// npm needs every workspace that the lockfile names.
for (const workspace of [...WORKSPACES, ...NOT_RUN]) bring(`${workspace}/package.json`);
const { status } = spawnSync(
  'npm',
  ['ci', '--omit=dev', '--ignore-scripts', '--loglevel=error', ...WORKSPACES.flatMap((name) => ['-w', name])],
  { cwd: target, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
for (const workspace of NOT_RUN) rmSync(join(target, workspace), { recursive: true });

for (const path of [...BUILT, ...globSync(READ, { cwd: ROOT })]) bring(path);
const modules = join(target, 'node_modules');
for (const path of globSync(UNUSED, { cwd: modules })) rmSync(join(modules, path), { recursive: true, force: true });
// The embedded database keeps its files to their owner, who is not the user that the image runs as.
for (const path of globSync('**', { cwd: join(target, DATABASE) })) {
  const file = join(target, DATABASE, path);
  chmodSync(file, statSync(file).mode | 0o444);
}
