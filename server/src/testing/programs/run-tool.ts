import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../database/database.ts';
import { codeCache } from '../code-cache.ts';

/** What a program of the command line said, and how it ended. */
interface ToolRun {
  code: number;
  output: string;
}

/** Runs one, like `back-up`, in a process of its own. */
export function runTool(
  name: string,
  args: readonly string[],
  location: DatabaseLocation,
  env: Record<string, string> = {},
): Promise<ToolRun> {
  const program = join(import.meta.dirname, '../..', `${name}.ts`);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: codeCache(), ...placeOf(location), ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

/** How a program is told where the database is. */
export function placeOf(location: DatabaseLocation): Record<string, string> {
  return location.kind === 'server' ? { DATABASE_URL: location.url } : { DATA_DIR: location.folder ?? '' };
}
