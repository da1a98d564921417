import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { FactsByTable } from '../database/table-facts.ts';
import type { CopiedColumn, CopiedTable } from './tables.ts';

/** The type of transaction ids, which mean nothing in another database. */
const TRANSACTION = 'xid8';

/** The first normal transaction id; PostgreSQL reserves those below. */
const FIRST = 3;

const UNION = sql` union `;

/**
 * Maps transaction ids to new ones, small enough for any database. Followers of a table such as the ledger compare its
 * ids with their position, a cursor (decision 0030): ids that every follower has processed become one, and the others
 * keep their order relative to each other and to the positions.
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
export async function renumber(db: Db, tables: readonly CopiedTable[], facts: FactsByTable): Promise<Renumbering> {
  const compared = await listCompared(db, tables, facts);
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

/** The positions of all cursors, and the ids in other tables from the lowest of these on, in order. */
async function listCompared(db: Db, tables: readonly CopiedTable[], facts: FactsByTable): Promise<string[]> {
  const isCursor = ({ name }: CopiedTable) => facts[name]?.cursor === true;
  const positions = tables.filter(isCursor).flatMap(idColumns);
  const others = tables.filter((table) => !isCursor(table)).flatMap(idColumns);
  // A version before the first follower compares nothing.
  if (positions.length === 0) return [];
  const progress = positions.map(({ table, id }) => sql`select ${id} as tx from ${table}`);
  const followed = others.map(
    ({ table, id }) =>
      sql`select ${id} as tx from ${table} where ${id} >= (select tx from progress order by tx limit 1)`,
  );
  const { rows } = await sql<{ tx: string }>`
    with progress as (${sql.join(progress, UNION)})
    select tx::text as tx from (${sql.join([sql`select tx from progress`, ...followed], UNION)}) compared
    order by compared.tx`.execute(db);
  return rows.map(({ tx }) => tx);
}

function idColumns({ name, columns }: CopiedTable) {
  return columns
    .filter(({ type }) => type === TRANSACTION)
    .map((column) => ({ table: sql.table(name), id: sql.ref(column.name) }));
}

/** Uses up transaction ids until they are past the given number. */
export async function passNumbers(db: Db, upTo: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isPast: boolean }>`
      select pg_current_xact_id() > ${String(upTo)}::xid8 as "isPast"`.execute(db);
    if (rows[0]?.isPast === true) return;
  }
}
