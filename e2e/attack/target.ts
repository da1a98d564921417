import pg from 'pg';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { type Product, startProduct } from '@perigee/harness/product/start-product';
import type { Target } from './attack.ts';

export interface OpenTarget extends Target {
  /** Stops every product the attack started, and drops its database. */
  close: () => Promise<void>;
}

let databases = 0;

/** A target with an embedded database. */
export function embeddedTarget(): OpenTarget {
  return openTarget('embedded', null, async () => {});
}

/** A target with a new database on that server. */
export async function postgresTarget(serverUrl: string): Promise<OpenTarget> {
  databases += 1;
  const name = `perigee_attack_${process.pid}_${databases}`;
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return openTarget('postgres', url.href, () => administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`));
}

function openTarget(database: Target['database'], databaseUrl: string | null, drop: () => Promise<void>): OpenTarget {
  const products: Product[] = [];
  const folder = temporaryFolder();
  return {
    database,
    databaseUrl,
    start: async (env = {}) => {
      const address = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
      const product = await startProduct({ dataFolder: folder.path, env: { ...address, ...env } });
      products.push(product);
      return product;
    },
    close: async () => {
      await Promise.all(products.map(({ end }) => end('SIGKILL')));
      await drop();
      folder[Symbol.dispose]();
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
