import { randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { DUMP, FOLDER } from './template-parts.ts';

interface TestDatabase {
  location: DatabaseLocation;
  drop(): Promise<void>;
}

interface ServerDatabase extends TestDatabase {
  name: string;
  location: Extract<DatabaseLocation, { kind: 'server' }>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Connections per product: many tests run at once, and a server accepts 100 connections by default. */
const CONNECTIONS = 4;

/** A fresh database: on the server in TEST_DATABASE_URL, or else embedded, in a folder or (null) in memory. */
export async function createTestDatabase(folder: string | null = null): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  if (serverUrl === '') return { location: embeddedIn(folder), drop: async () => {} };
  return createServerDatabase(serverUrl, process.env['TEST_SERVER_TEMPLATE']);
}

/**
 * A database on that server, copied from the template; without one it is empty. A copy is only closed when it is
 * dropped, and removed with its template: a file system may look long for a free entry after it removed many files.
 */
export async function createServerDatabase(serverUrl: string, template: string | null = null): Promise<ServerDatabase> {
  const name = `${template ?? `perigee_test_${dayOf(new Date())}`}_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`);
  // Tests kill processes but never the server, so disk writes need not be synchronous.
  await runOnServer(serverUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    location: { kind: 'server', url: url.href, connections: CONNECTIONS },
    drop: () => (template === null ? dropWithCopies(serverUrl, name) : closeDatabase(serverUrl, name)),
  };
}

/** Removes what runs that were killed left behind; those of the last two days may still be under way. */
export async function dropForgotten(serverUrl: string): Promise<void> {
  const yesterday = dayOf(new Date(Date.now() - DAY_MS));
  const found = await runOnServer(
    serverUrl,
    `SELECT datname FROM pg_database WHERE datname ~ '^perigee_test_[0-9]{8}_' AND datname < 'perigee_test_${yesterday}'`,
  );
  for (const { datname } of found) await dropWithCopies(serverUrl, datname);
}

/** A day as in 20261126. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

async function closeDatabase(serverUrl: string, name: string): Promise<void> {
  await runOnServer(serverUrl, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
  await runOnServer(serverUrl, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
}

async function dropWithCopies(serverUrl: string, name: string): Promise<void> {
  const found = await runOnServer(serverUrl, `SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`);
  for (const { datname } of found) await runOnServer(serverUrl, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
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

async function runOnServer(connectionString: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
