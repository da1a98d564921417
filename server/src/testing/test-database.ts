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

/** Of each product: tests run many at once, and a server takes 100 connections unless it is told otherwise. */
const CONNECTIONS = 4;

/** A fresh database: on the server TEST_DATABASE_URL names; where it names none embedded, in a folder or (null) in memory. */
export async function createTestDatabase(folder: string | null = null): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  if (serverUrl === '') return { location: embeddedIn(folder), drop: async () => {} };
  return createServerDatabase(serverUrl, process.env['TEST_SERVER_TEMPLATE']);
}

/** A database of its own on that server, which begins as the template; without one, or on a null one, it is empty. */
export async function createServerDatabase(serverUrl: string, template: string | null = null): Promise<ServerDatabase> {
  const name = `perigee_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`);
  // Processes are killed here, the server never: nothing tested depends on when it writes to the disk.
  await runOnServer(serverUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    location: { kind: 'server', url: url.href, connections: CONNECTIONS },
    drop: () => runOnServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** An embedded database in a folder, or (null) in memory: a new one begins as the one the run of tests prepared. */
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
