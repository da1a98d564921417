import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasOpenSection } from './changelog.ts';

// npm runs this as `preversion`, before it writes anything; it has already checked that the tree is clean.
const { npm_old_version: from = '', npm_new_version: to = '' } = process.env;
const problem = problemOf();
if (problem !== null) console.error(problem);
process.exitCode = problem === null ? 0 : 1;

function problemOf(): string | null {
  const { stdout: untracked } = git('status', '--porcelain');
  if (untracked !== '') return `These are not committed:\n${untracked}`;
  if (to.localeCompare(from, 'en', { numeric: true }) < 0) return `${to} is older than ${from}.`;
  if (git('tag', '--list', `v${to}`).stdout !== '') return `${to} is released already.`;
  return hasOpenSection(readFileSync('CHANGELOG.md', 'utf8'))
    ? null
    : 'CHANGELOG.md has no section "(not released)": there is nothing to release.';
}

function git(...words: string[]) {
  return spawnSync('git', words, { encoding: 'utf8' });
}
