import { join } from 'node:path';

/**
 * The file of a program to run in its own process: the bundle that the test run made, as the product is bundled, or
 * else the source.
 */
export function programPath(name: string, source: string): string {
  const folder = process.env['TEST_PROGRAMS'];
  return folder === undefined ? source : join(folder, `${name}.js`);
}
