import { StartupError } from '../errors/startup-error.ts';

/** Runs a program of the command line; what the person who runs it can do something about is one line, and ends it with 1. */
export async function runProgram(run: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
