import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * A small file next to a build result that records the sources' fingerprint; it is deleted along with the result.
 * @param {string} path below the repository's folder
 */
export function stampAt(path) {
  const file = join(ROOT, path);
  return {
    /** @param {string} value */
    is: (value) => existsSync(file) && readFileSync(file, 'utf8') === value,
    /** @param {string} value */
    write: (value) => writeFileSync(file, value),
    clear: () => rmSync(file, { force: true }),
  };
}
