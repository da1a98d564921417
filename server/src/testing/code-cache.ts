import { join } from 'node:path';

/** What Node compiled of the programs that tests run, so that others need not: the folder of the run, or one of its own. */
export function codeCache(): string {
  return process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '../../generated/test-code');
}
