import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Signals passed on; a second one within this time is the same key press, told to us by the terminal and by npm. */
const SAME_PRESS_MS = 500;

/** @type {NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in our place: same streams, signals passed on, our exit code is its exit code.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} env
 */
export function runChild(program, programArguments, env) {
  // A process group of its own, so that Ctrl-C reaches the child once (from us), not twice.
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
    console.error(`${program} can not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
}
