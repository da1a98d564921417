import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** In milliseconds; a second signal within this time is the same key press, sent by both the terminal and npm. */
const SAME_PRESS_MS = 500;

/** @type {NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in place of this one: same streams, signals passed on, same exit code.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} env
 */
export function runChild(program, programArguments, env) {
  // A process group of its own, so that the child gets Ctrl-C only once, from this process.
  const detached = process.platform !== 'win32';
  const child = spawn(program, programArguments, { stdio: 'inherit', env, detached });

  let passedAt = 0;
  for (const signal of PASSED_ON) {
    process.on(signal, () => {
      if (Date.now() - passedAt < SAME_PRESS_MS) return;
      passedAt = Date.now();
      child.kill(signal);
    });
  }

  child.on('error', (error) => {
    console.error(`${program} failed to start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
}
