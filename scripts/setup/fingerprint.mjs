import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Folders written by tools, and files that no build reads. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'build', 'generated', '.react-router', 'project.inlang']);
const TEST_FILE = /\.test\.tsx?$/;

/**
 * A hash over the names and contents of files and of everything below folders; missing paths count as absent.
 * @param {string[]} sources paths below the repository's folder
 */
export function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    const names = readdirSync(full).filter((name) => !SKIPPED_FOLDERS.has(name) && !TEST_FILE.test(name));
    for (const name of names.toSorted()) addTo(hash, `${path}/${name}`);
    return;
  }
  const content = readFileSync(full);
  hash.update(`${path}\0${content.length}\0`).update(content);
}
