import { setTimeout as sleep } from 'node:timers/promises';
import type { Simulator } from '@perigee/simulator';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type DatabaseLocation, type Db, openDatabase } from '../../server/src/database/database.ts';
import { type BooksDifference, checkBooks } from '../../server/src/features/economy/balances/check-books.ts';
import { type CallsReport, createCallers } from './callers.ts';
import { prepareGreetings } from './greetings.ts';
import { prepareMoney } from './money.ts';
import type { PreparePart, Verdict } from './part.ts';
import { preparePayments } from './payments.ts';
import { preparePunishments } from './punishments.ts';
import { prepareRounds } from './rounds.ts';
import { prepareSaves } from './saves.ts';
import { createTyped, type TypedReport } from './typed.ts';

const PARTS: readonly PreparePart[] = [
  prepareSaves,
  preparePayments,
  prepareMoney,
  preparePunishments,
  prepareGreetings,
  prepareRounds,
];

/** How long what is due may take once all is well again, in milliseconds. */
const SETTLE_MS = 120_000;
const LOOK_MS = 1_000;

/** What people do all at once, counted from the platform's side and from the database's. */
export interface Load {
  /** Runs it while something happens, and until nothing of it is left to do. */
  during: (scenario: () => Promise<void>) => Promise<void>;
  /** Once no process runs any more. */
  audit: () => Promise<LoadReport>;
}

export interface LoadReport {
  parts: readonly (Verdict & { name: string })[];
  calls: CallsReport;
  typed: TypedReport;
  difference: BooksDifference | null;
  /** What was due and was not done in time. */
  remaining: number;
}

interface LoadOptions {
  simulator: Simulator;
  /** Straight to the data, for preparing it and looking at it. */
  location: DatabaseLocation;
  apiUrl: string;
}

/** Makes the people and servers of a load, before any process runs. */
export async function prepareLoad({ simulator, location, apiUrl }: LoadOptions): Promise<Load> {
  let over = false;
  const isOver = () => over;
  const callers = createCallers(apiUrl);
  const typed = createTyped(simulator);
  const world = { simulator, callers, typed, isOver };
  const parts = await withDatabase(location, (db) => Promise.all(PARTS.map((prepare) => prepare(world, db))));
  let remaining = 0;

  return {
    async during(scenario) {
      const running = Promise.all(parts.map(({ run }) => run()));
      await Promise.race([scenario(), running]);
      over = true;
      await running;
      const until = performance.now() + SETTLE_MS;
      const countRemaining = () =>
        withDatabase(location, async (db) => {
          const ofParts = parts.reduce((sum, part) => sum + (part.remaining?.() ?? 0), 0);
          return ofParts + (await countDue(db)) + simulator.payments.webhooks.waiting();
        });
      do {
        await sleep(LOOK_MS);
        remaining = await countRemaining();
      } while ((remaining > 0 || typed.report().never > 0) && performance.now() < until);
      // A second answer would come right after the first.
      await sleep(2_000);
    },
    audit: () =>
      withDatabase(location, async (db) => {
        const verdicts = await Promise.all(
          parts.map(async ({ name, audit }) => ({ name, ...(await audit(db, location)) })),
        );
        const { difference } = await checkBooks(db);
        return { parts: verdicts, calls: callers.report(), typed: typed.report(), difference, remaining };
      }),
  };
}

async function withDatabase<Result>(location: DatabaseLocation, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Jobs that are due and were not performed. */
async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from acts where state = 'waiting' and due_at <= now()`.execute(db);
  return Number(rows[0]?.count);
}
