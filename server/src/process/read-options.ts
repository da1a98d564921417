import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';

/** What a program was given on its command line. @throws StartupError with how it is used, for anything else. */
export function readOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
