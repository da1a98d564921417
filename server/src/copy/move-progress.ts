import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { MOVE_TABLE } from '../database/prepare-server.ts';

/** Progress of one table. */
export interface TableProgress {
  name: string;
  /** Id of the source, so that a move of another folder does not resume here. */
  source: string;
  /** The `ctid` in the source of the last row written; null before the first. */
  place: string | null;
  isDone: boolean;
}

const TABLE = sql.table(MOVE_TABLE);

/** Progress of each table; null if no move was begun. */
export async function readProgress(db: Db): Promise<TableProgress[] | null> {
  const { rows: found } = await sql`select 1 where to_regclass(${`public.${MOVE_TABLE}`}) is not null`.execute(db);
  if (found.length === 0) return null;
  const { rows } = await sql<TableProgress>`select name, source, place, is_done as "isDone" from ${TABLE}`.execute(db);
  return rows;
}

/** Begins a move, in the transaction that creates the tables. */
export async function beginProgress(tx: Db, source: string, names: readonly string[]): Promise<void> {
  await sql`
    create table ${TABLE} (
      name text primary key, source text not null, place text, is_done boolean not null default false
    )`.execute(tx);
  await sql`insert into ${TABLE} (name, source) select name, ${source} from unnest(${[...names]}::text[]) name`.execute(
    tx,
  );
}

/** Records progress in the transaction that writes the rows. */
export async function noteProgress(tx: Db, name: string, key: string): Promise<void> {
  await sql`update ${TABLE} set place = ${key} where name = ${name}`.execute(tx);
}

/** Records that a table was moved completely. */
export async function noteDone(db: Db, name: string): Promise<void> {
  await sql`update ${TABLE} set is_done = true where name = ${name}`.execute(db);
}

/** The move is complete: from now on the product may start on this database. */
export async function endProgress(db: Db): Promise<void> {
  await sql`drop table ${TABLE}`.execute(db);
}
