import { randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '../database/database.ts';
import { DUMP, FOLDER } from './template-parts.ts';

interface TestDatabase {
  location: DatabaseLocation;
  drop(): Promise<void>;
}

interface ServerDatabase extends TestDatabase {
  name: string;
}

/** Connections per product: many tests run at once, and a server accepts 100 connections by default. */
const CONNECTIONS = 4;

/** A fresh database: on the server in TEST_DATABASE_URL, or else embedded, in a folder or (null) in memory. */
export async function createTestDatabase(folder: string | null = null): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  if (serverUrl === '') return { location: embeddedIn(folder), drop: async () => {} };
  return createServerDatabase(serverUrl, process.env['TEST_SERVER_TEMPLATE']);
}

/** A database on that server, copied from the template; without one it is empty. */
export async function createServerDatabase(serverUrl: string, template: string | null = null): Promise<ServerDatabase> {
  const name = `perigee_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`);
  // Tests kill processes but never the server, so disk writes need not be synchronous.
  await runOnServer(serverUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    location: { kind: 'server', url: url.href, connections: CONNECTIONS },
    drop: () => runOnServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** An embedded database in a folder or (null) in memory; a new one starts as the one prepared for the test run. */
export function embeddedIn(folder: string | null): DatabaseLocation {
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  if (template === undefined) return { kind: 'embedded', folder };
  if (folder === null) return { kind: 'embedded', folder, template: join(template, DUMP) };
  const database = join(folder, FOLDER);
  if (!existsSync(database)) cpSync(join(template, FOLDER), database, { recursive: true });
  return { kind: 'embedded', folder };
}

async function runOnServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
