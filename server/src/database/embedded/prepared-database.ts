import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Created by the build, with all tables and no rows: creating a database takes 700 MB of memory, copying none. */
export const PREPARED = fileURLToPath(new URL('../../../generated/database/prepared', import.meta.url));

/** Starts a data folder as a copy of the prepared database, if any. If killed midway, no partial copy is used. */
export function copyPrepared(dataDir: string): void {
  if (!existsSync(PREPARED)) return;
  const unfinished = `${dataDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(PREPARED, unfinished, { recursive: true });
  renameSync(unfinished, dataDir);
}
