import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CopiedColumn } from './tables.ts';

/** The type of transaction ids, which mean nothing in another database. */
const TRANSACTION = 'xid8';

/** The first normal transaction id; PostgreSQL reserves those below. */
const FIRST = 3;

/**
 * Maps transaction ids to new ones, small enough for any database. Followers of the ledger compare them (decision
 * 0030): ids that every follower has processed become one, and the others keep their order relative to each other and
 * to the followers' positions.
 */
export interface Renumbering {
  /** The highest new id: the target's own ids have to be past it. */
  upTo: number;
  /** The SQL that reads a column. */
  read(column: CopiedColumn): RawBuilder<unknown>;
}

/** Reads a column without renumbering. */
export function readUnchanged({ name }: CopiedColumn): RawBuilder<unknown> {
  return sql`${sql.ref(name)}::text`;
}

/** Finds the ids that are still compared; within the transaction that reads the rows. */
export async function renumber(db: Db): Promise<Renumbering> {
  const { rows } = await sql<{ tx: string }>`
    with progress as (
      select tx from board_progress union select tx from economy_progress union select tx from level_progress
    )
    select tx::text as tx from (
      select tx from progress
      union select tx from ledger where tx >= (select tx from progress order by tx limit 1)
    ) compared order by compared.tx`.execute(db);
  const compared = rows.map(({ tx }) => tx);
  const numbers = sql`${compared}::xid8[]`;
  const first = sql`${compared[0] ?? '0'}::xid8`;
  return {
    upTo: FIRST + compared.length,
    read: (column) =>
      column.type === TRANSACTION
        ? sql`case when ${sql.ref(column.name)} < ${first} then ${String(FIRST)}
            else (array_position(${numbers}, ${sql.ref(column.name)}) + ${FIRST}::int)::text end`
        : readUnchanged(column),
  };
}

/** Uses up transaction ids until they are past the given number. */
export async function passNumbers(db: Db, upTo: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isPast: boolean }>`
      select pg_current_xact_id() > ${String(upTo)}::xid8 as "isPast"`.execute(db);
    if (rows[0]?.isPast === true) return;
  }
}
