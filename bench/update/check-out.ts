import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/paths.mjs';

/** A version of the product in its own folder, installed and built. */
export interface CheckedOut {
  folder: string;
  /** The commit's hash and subject. */
  name: string;
  [Symbol.dispose](): void;
}

const BUILT = ['web/build', 'server/generated'];
const BUILD = "const { build } = await import('./scripts/setup/build.mjs'); await build();";

/**
 * Checks a commit out in a separate worktree. Packages are copied from this version if the lockfile is the same,
 * otherwise installed.
 */
export function checkOut(commit: string): CheckedOut {
  const folder = join(mkdtempSync(join(tmpdir(), 'perigee-before-')), 'perigee');
  git('worktree', 'add', '--detach', folder, commit);
  const run = (...words: [string, ...string[]]) => {
    const [program, ...rest] = words;
    execFileSync(program, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const lockfile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  // Copied, since a link would resolve to this version's own workspaces.
  if (lockfile(folder) === lockfile(ROOT))
    cpSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  else run('npm', 'ci', '--include=dev', '--include=optional', '--loglevel=error');
  // Reuses builds of unchanged sources.
  for (const built of BUILT) cpSync(join(ROOT, built), join(folder, built), { recursive: true });
  run(join(folder, 'node_modules/.bin/node'), '--input-type=module', '--eval', BUILD);
  return {
    folder,
    name: git('log', '-1', '--format=%h %s', commit).trim(),
    [Symbol.dispose]() {
      git('worktree', 'remove', '--force', folder);
      rmSync(join(folder, '..'), { recursive: true, force: true });
    },
  };
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
