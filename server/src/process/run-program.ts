import { StartupError } from '../errors/startup-error.ts';

/** Runs a command-line program. A StartupError, which the user can act on, is printed as a line; the exit code is 1. */
export async function runProgram(run: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
