import type { Simulator } from '@perigee/simulator';
import type { DatabaseLocation, Db } from '../../server/src/database/database.ts';
import type { Callers } from './callers.ts';
import type { Typed } from './typed.ts';

/** What the load is put on. */
export interface LoadWorld {
  simulator: Simulator;
  /** Calls to the sites, by way of the balancer. */
  callers: Callers;
  /** Commands that members write. */
  typed: Typed;
  isOver: () => boolean;
}

/** What came of a part. */
export interface Verdict {
  /** Of both sides: what people and the platform saw, and what the database has. */
  summary: string;
  /** How many of each mistake; nothing may be there. */
  wrongs: Record<string, number>;
  /** Without which nothing was tried. */
  hasWorked: boolean;
}

/** One kind of thing that is done again and again. */
export interface LoadPart {
  name: string;
  /** Goes on until the world is over, whatever fails on the way. */
  run: () => Promise<void>;
  /** What has yet to come, beside jobs that are due. */
  remaining?: () => number;
  audit: (db: Db, location: DatabaseLocation) => Promise<Verdict>;
}

/** Makes a part's people and servers; `db` is that of the product, which does not run yet. */
export type PreparePart = (world: LoadWorld, db: Db) => Promise<LoadPart>;
