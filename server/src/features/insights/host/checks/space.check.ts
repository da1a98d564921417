import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { type CheckDeps, defineCheck } from './check.ts';

const BYTES_A_MB = 1_048_576;

/** Below `FULL_MB` nothing works for long; below `LITTLE_MB` a backup may not fit. In MB. */
const FULL_MB = 200;
const LITTLE_MB = 2_000;

/** How much space the data uses, and how much the disk has left. */
export const spaceCheck = defineCheck('space', async (deps, found) => {
  const usedMb = await sizeOf(deps);
  if (usedMb === null) return found('databaseAway');
  const { database } = deps.config;
  if (database.kind === 'server' || database.folder === null) return found('server', { usedMb });
  const { bavail, bsize } = await statfs(database.folder);
  const freeMb = Math.floor((bavail * bsize) / BYTES_A_MB);
  if (freeMb < FULL_MB) return found('full', { freeMb });
  return found(freeMb < Math.max(LITTLE_MB, usedMb) ? 'little' : 'enough', { usedMb, freeMb });
});

async function sizeOf({ db }: CheckDeps): Promise<number | null> {
  if (db === null) return null;
  const query = sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  const bytes = await query.then(
    ({ rows }) => rows[0]?.bytes,
    () => undefined,
  );
  return bytes === undefined ? null : Math.ceil(Number(bytes) / BYTES_A_MB);
}
