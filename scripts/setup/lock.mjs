import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './paths.mjs';
import { SetupError } from './setup-error.mjs';

const FOLDER = join(ROOT, '.setup');
const LOCK = join(FOLDER, 'lock');
const OWNER = join(LOCK, 'pid');

/**
 * A lock without an owner's process id is just being taken; if it is older than this, in milliseconds, its taker died
 * meanwhile.
 */
const NAMELESS_MS = 5000;
const RETRY_MS = 200;

/**
 * Runs `work` while no other launcher sets up the same folder.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  await acquire();
  process.on('exit', release);
  const exits = STOPPED.map(([signal, exitCode]) => ({ signal, exit: () => process.exit(exitCode) }));
  for (const { signal, exit } of exits) process.on(signal, exit);
  try {
    await work();
  } finally {
    for (const { signal, exit } of exits) process.off(signal, exit);
    process.off('exit', release);
    release();
  }
}

/** @type {[NodeJS.Signals, number][]} */
const STOPPED = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
];

async function acquire() {
  let hasReported = false;
  while (!tryAcquire()) {
    if (!hasReported) console.log('Another Perigee is setting up this folder; waiting for it …');
    hasReported = true;
    await sleep(RETRY_MS);
    if (isAbandoned()) release();
  }
}

function tryAcquire() {
  try {
    mkdirSync(FOLDER, { recursive: true });
    mkdirSync(LOCK);
    writeFileSync(OWNER, String(process.pid));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new SetupError(
      `Perigee cannot write to its folder ${ROOT} (${codeOf(error)}). Check the folder's permissions.`,
    );
  }
}

function isAbandoned() {
  try {
    process.kill(Number(readFileSync(OWNER, 'utf8')), 0);
    return false;
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return true;
    return codeOf(error) === 'ENOENT' && ageMs() > NAMELESS_MS;
  }
}

function ageMs() {
  return Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

function release() {
  rmSync(LOCK, { recursive: true, force: true });
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
