import { join } from 'node:path';

/**
 * Folder of Node's compile cache for programs that tests start, so that they need not compile the sources again: that
 * of the test run, or a default.
 */
export function codeCache(): string {
  return process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '../../generated/test-code');
}
