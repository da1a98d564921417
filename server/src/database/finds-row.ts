import { type RawBuilder, sql } from 'kysely';
import { coalesce } from './coalesce.ts';
import type { Db } from './database.ts';
import { plannedOnce } from './planned-once.ts';

type Statement = RawBuilder<unknown>;

const lookers = new WeakMap<Db, (statement: Statement) => Promise<boolean>>();

/**
 * Whether a statement returns a row. For tasks that look once a second and mostly find nothing to do: it costs a third of
 * the transaction that would take the work, and those that look at the same time share one statement.
 */
export function findsRow(db: Db, statement: Statement): Promise<boolean> {
  let look = lookers.get(db);
  if (look === undefined) lookers.set(db, (look = coalesce((statements) => findRows(db, statements))));
  return look(statement);
}

async function findRows(db: Db, statements: readonly Statement[]): Promise<boolean[]> {
  const looks = statements.map((statement) => ({ statement, text: statement.compile(db).sql }));
  // Always in the same order, so that the embedded database has seen the text before.
  const inOrder = looks.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  const parts = inOrder.map(
    ({ statement }, place) => sql`select ${sql.lit(place)} as place where exists (${statement})`,
  );
  // A server keeps what is marked for as long as its connection lasts, and there may be many combinations.
  const mark = statements.length === 1 ? plannedOnce : sql``;
  const { rows } = await sql<{ place: number }>`${mark} ${sql.join(parts, sql` union all `)}`.execute(db);
  const found = new Set(rows.map(({ place }) => inOrder[place]?.statement));
  return statements.map((statement) => found.has(statement));
}
