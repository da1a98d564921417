import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { runNpm } from './npm.mjs';
import { ROOT } from './paths.mjs';
import { SetupError } from './setup-error.mjs';
import { stampAt } from './stamp.mjs';

const stamp = stampAt('node_modules/.perigee-setup');
const wanted = () => fingerprint(['package-lock.json']);

/** Whether node_modules matches package-lock.json. */
export function isInstalled() {
  return stamp.is(wanted());
}

/** Installs exactly what package-lock.json lists; a matching install made by hand is detected and kept. */
export async function install() {
  if (!matchesLockfile()) {
    refuseToReplaceOwnProgram();
    stamp.clear();
    // Build tools are development dependencies: requested explicitly, since NODE_ENV may be "production".
    await runNpm('Installing the dependencies', ['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  }
  stamp.write(wanted());
}

/** npm writes this record last, so an interrupted install has none. */
function matchesLockfile() {
  const record = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return [...packagesOf(join(ROOT, 'package-lock.json'))].every(([path, entry]) => {
    const found = installed.get(path);
    const isOurs = !path.startsWith('node_modules/');
    if (entry.link === true) return found?.link === true;
    return isOurs || found?.version === entry.version || (entry.optional === true && found === undefined);
  });
}

/**
 * @param {string} file
 * @returns {Map<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function packagesOf(file) {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {}));
}

/** Windows does not let npm delete a running program, which would be the Node running this script. */
function refuseToReplaceOwnProgram() {
  if (process.platform === 'win32' && process.execPath.startsWith(join(ROOT, 'node_modules'))) {
    throw new SetupError('package-lock.json has changed. Run "npm ci", then start again.');
  }
}
