import { globSync } from 'node:fs';

const GENERATED = /(^|\/)(node_modules|generated|build|\.react-router|test-results|data)(\/|$)/;

/** The hand-written TypeScript files below a folder, as relative paths. */
export function listSources(root: string): string[] {
  const found = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (path) => GENERATED.test(path) });
  return found.map((path) => path.replaceAll('\\', '/')).toSorted();
}
