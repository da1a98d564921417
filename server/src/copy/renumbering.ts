import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CopiedColumn } from './tables.ts';

/** The type of a transaction's number, which means nothing in another database. */
const TRANSACTION = 'xid8';

/** Below it the database has numbers of its own. */
const FIRST = 3;

/**
 * Gives transactions new numbers, small enough for any database. What follows the ledger compares them (decision 0030):
 * those that everybody has taken in become one, and the others keep their order among themselves and to how far each is.
 */
export interface Renumbering {
  /** How many numbers are given out: the place they go to has to be past them. */
  upTo: number;
  /** How a column is read. */
  read(column: CopiedColumn): RawBuilder<unknown>;
}

/** How a column is read where nothing gets another number. */
export function readAsItIs({ name }: CopiedColumn): RawBuilder<unknown> {
  return sql`${sql.ref(name)}::text`;
}

/** Looks which numbers are still compared; within the transaction that reads the rows. */
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
        : readAsItIs(column),
  };
}

/** Spends transactions until the numbers up to there are past. */
export async function passNumbers(db: Db, upTo: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isPast: boolean }>`
      select pg_current_xact_id() > ${String(upTo)}::xid8 as "isPast"`.execute(db);
    if (rows[0]?.isPast === true) return;
  }
}
