import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DECLARATION = /^test\.use\(\{ onlyLooks: true\b/m;

/** The files of journeys that save nothing, by what they say of themselves: paths below that folder. */
export function lookingFiles(folder: string): string[] {
  return globSync('*.spec.ts', { cwd: folder }).filter((file) =>
    DECLARATION.test(readFileSync(join(folder, file), 'utf8')),
  );
}
