import type { Product } from '@perigee/harness/product/start-product';

/** One row of the table: what was tried, what is allowed and what was seen. */
export interface Finding {
  tried: string;
  allowed: string;
  observed: string;
  hasPassed: boolean;
}

/** What an attack runs against. */
export interface Target {
  database: 'embedded' | 'postgres';
  /** Starts a separate product on a new database of that kind; it is stopped after the attack. */
  start: (env?: Record<string, string>) => Promise<Product>;
  /** The database's URL for the product's configuration; null for the embedded one. */
  databaseUrl: string | null;
}

/** An attack of `npm run attack`, run once per database. */
export interface Attack {
  name: string;
  /** The only database it applies to; both if absent. */
  only?: Target['database'];
  run: (target: Target) => Promise<Finding[]>;
}
