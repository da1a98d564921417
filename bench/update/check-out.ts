import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/paths.mjs';

/** A version of the product in a folder of its own, installed and built. */
export interface CheckedOut {
  folder: string;
  /** As git names it. */
  name: string;
  [Symbol.dispose](): void;
}

const BUILT = ['web/build', 'server/generated'];
const BUILD = "const { build } = await import('./scripts/setup/build.mjs'); await build();";

/** Checks a commit out beside this one. Packages are this version's where the lockfile is the same, else they are installed. */
export function checkOut(commit: string): CheckedOut {
  const folder = join(mkdtempSync(join(tmpdir(), 'perigee-before-')), 'perigee');
  git('worktree', 'add', '--detach', folder, commit);
  const run = (...words: [string, ...string[]]) => {
    const [program, ...rest] = words;
    execFileSync(program, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const lockfile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  // A link would lead back to this version's own packages.
  if (lockfile(folder) === lockfile(ROOT))
    cpSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  else run('npm', 'ci', '--include=dev', '--include=optional', '--loglevel=error');
  // What was built of the same sources is not built again.
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
