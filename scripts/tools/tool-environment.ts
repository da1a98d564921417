import { delimiter, join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** Our environment with the installed tools, the pinned Node among them, first on the path. */
export function toolEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...extra, PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };
}
