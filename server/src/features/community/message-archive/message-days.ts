import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { ARCHIVE_DAYS_MAX } from '@perigee/core/community/message-archive/limits';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { DAY_MS } from './blocks/block.ts';

/** Lets one process at a time create or drop partitions. An arbitrary number that no other lock uses. */
const DAYS_LOCK = 2_100_001;

/** Reads and writes queue behind a waiting drop, so it gives up after this time and is retried later. */
const LOCK_WAIT = '2s';

/** The daily (UTC) partitions that messages are stored in. */
export interface MessageDays {
  /** Makes sure the partitions for these moments exist, and returns their table names in the same order. */
  ensureFor(moments: readonly Date[]): Promise<string[]>;
  /** Creates tomorrow's partition ahead of midnight, if messages are stored at all. */
  ensureTomorrow(): Promise<void>;
  /** Drops partitions older than the longest retention a guild can choose. */
  dropOld(): Promise<void>;
  /** Discards the cached partitions, which may be outdated. */
  forget(): void;
}

export function createMessageDays(db: Db): MessageDays {
  /** Existing partitions, as days since 1970. */
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
