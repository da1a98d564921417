import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '../../server/src/database/database.ts';

const NAME = 'perigee_bench_cases';

/** A database kept for the next run: on the server in TEST_DATABASE_URL, otherwise in a folder. */
export async function persistentDatabase(): Promise<DatabaseLocation> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  if (serverUrl === '') return { kind: 'embedded', folder: join(tmpdir(), NAME) };
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${NAME}`;
  return { kind: 'server', url: url.href };
}
