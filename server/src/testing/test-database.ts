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

/** Of each product: tests run many at once, and a server takes 100 connections unless it is told otherwise. */
const CONNECTIONS = 4;

/** A fresh database: on the server TEST_DATABASE_URL names; where it names none embedded, in a folder or (null) in memory. */
export async function createTestDatabase(folder: string | null = null): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  if (serverUrl === '') return { location: embeddedIn(folder), drop: async () => {} };

  const name = `perigee_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    location: { kind: 'server', url: url.href, connections: CONNECTIONS },
    drop: () => runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
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
