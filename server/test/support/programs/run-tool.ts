import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../../src/database/database.ts';
import { codeCache } from '../code-cache.ts';
import { programPath } from './program-path.ts';

/** The output and exit code of a command-line program. */
interface ToolRun {
  code: number;
  output: string;
}

/** Runs a command-line program such as `back-up` in a separate process. */
export function runTool(
  name: string,
  args: readonly string[],
  location: DatabaseLocation,
  env: Record<string, string> = {},
): Promise<ToolRun> {
  const program = toolPath(name);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: codeCache(), ...placeOf(location), ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

/** The file of a command-line program. */
export function toolPath(name: string): string {
  return programPath(name, join(import.meta.dirname, '../../../src/programs', `${name}.ts`));
}

/** The environment variables that point a program to the database. */
export function placeOf(location: DatabaseLocation): Record<string, string> {
  return location.kind === 'server' ? { DATABASE_URL: location.url } : { DATA_DIR: location.folder ?? '' };
}
