import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';

/** Parses the command-line options of a program. @throws StartupError with the usage line, for anything else. */
export function readOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
