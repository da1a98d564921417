import { firstIdAt } from '@perigee/core/ids/snowflake';
import { ARCHIVE_DAYS_MAX } from '@perigee/core/message-archive/limits';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { DAY_MS } from './blocks/block.ts';

/** One process at a time makes or drops days; any number that nothing else locks. */
const DAYS_LOCK = 2_100_001;

/** Whoever reads or writes waits for a drop, so a drop waits no longer than this for them, and is tried again later. */
const LOCK_WAIT = '2s';

/** The days (UTC) that messages are kept in, a partition each. */
export interface MessageDays {
  /** Makes sure that there is the day of every one of these moments, and answers the tables of the days, in their order. */
  ensureFor(moments: readonly Date[]): Promise<string[]>;
  /** Makes tomorrow, where messages are kept at all, so that midnight finds it there. */
  ensureTomorrow(): Promise<void>;
  /** Drops every day that is older than anybody may keep messages. */
  dropOld(): Promise<void>;
  /** What was known may be wrong: looks again. */
  forget(): void;
}

export function createMessageDays(db: Db): MessageDays {
  /** Numbers of days since 1970 that are there. */
  let known = new Set<number>();

  const make = (days: readonly number[]) =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${DAYS_LOCK})`.execute(tx);
      for (const day of days) {
        const [from, to] = [firstIdAt(day * DAY_MS), firstIdAt((day + 1) * DAY_MS)];
        await sql`
          create table if not exists ${sql.table(nameOf(day))} partition of archived_blocks
          for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(tx);
      }
    });

  const ensure = async (days: ReadonlySet<number>) => {
    const missing = [...days].filter((day) => !known.has(day));
    if (missing.length === 0) return;
    await make(missing);
    known = new Set([...known, ...missing].toSorted((one, other) => other - one).slice(0, ARCHIVE_DAYS_MAX + 3));
  };

  return {
    async ensureFor(moments) {
      const numbers = moments.map((moment) => dayOf(moment.getTime()));
      await ensure(new Set(numbers));
      return numbers.map(nameOf);
    },

    async ensureTomorrow() {
      const days = await listDays(db);
      if (days.length > 0) await ensure(new Set([dayOf(Date.now()) + 1]));
    },

    async dropOld() {
      const oldest = dayOf(Date.now()) - ARCHIVE_DAYS_MAX;
      for (const day of await listDays(db)) {
        if (day < oldest) await drop(db, day);
      }
    },

    forget: () => known.clear(),
  };
}

function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

/** Such as `archived_blocks_20261122`. */
function nameOf(day: number): string {
  return `archived_blocks_${new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

async function listDays(db: Db): Promise<number[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'archived_blocks'::regclass`.execute(db);
  return rows.map(({ name }) => {
    const written = name.slice(-8);
    return dayOf(Date.UTC(Number(written.slice(0, 4)), Number(written.slice(4, 6)) - 1, Number(written.slice(6))));
  });
}

function drop(db: Db, day: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${DAYS_LOCK})`.execute(tx);
    await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(tx);
    await sql`drop table if exists ${sql.table(nameOf(day))}`.execute(tx);
  });
}
