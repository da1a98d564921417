import { globSync } from 'node:fs';
import { posix } from 'node:path';

/** Above this a folder probably has more than one subject. Not a law: where to split it is a matter of judgement. */
const FILES_MAX = 40;

const SOURCES = [
  '{core,server,simulator,harness}/{src,test}/**/*.*',
  '{scripts,bench}/**/*.*',
  '{e2e,web/app}/**/*.{ts,tsx,css}',
];

/** A numbered list, which nobody would split. */
const NUMBERED_FOLDER = 'server/src/database/migrations';

/** One line for each folder below `root` with too many source files side by side. */
export function findCrowdedFolders(root: string): string[] {
  const folders = globSync(SOURCES, { cwd: root, exclude: (path) => path.endsWith('node_modules') }).map((path) =>
    posix.dirname(path.replaceAll('\\', '/')),
  );
  return [...Map.groupBy(folders, (folder) => folder)]
    .filter(([folder, { length }]) => length > FILES_MAX && folder !== NUMBERED_FOLDER)
    .map(([folder, { length }]) => `${folder} has ${length} files side by side: group them in folders by subject`)
    .toSorted();
}
