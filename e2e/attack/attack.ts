import type { Product } from '../product/start-product.ts';

/** One line of the table: what was tried, what is allowed and what came. */
export interface Finding {
  tried: string;
  allowed: string;
  seen: string;
  isHeld: boolean;
}

/** Where an attack finds what it attacks. */
export interface Target {
  database: 'embedded' | 'postgres';
  /** A product of its own on a new database of that kind; it is stopped when the attack is over. */
  start: (env?: Record<string, string>) => Promise<Product>;
  /** The database's address as the product is to be told it; null where it is embedded. */
  databaseUrl: string | null;
}

/** What `npm run attack` runs, once a database. */
export interface Attack {
  name: string;
  /** The databases it says something about; both where it names none. */
  only?: Target['database'];
  run: (target: Target) => Promise<Finding[]>;
}
