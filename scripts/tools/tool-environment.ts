import { delimiter, join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** The environment with the installed tools, including the pinned Node, first on the path. */
export function toolEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...extra, PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };
}
