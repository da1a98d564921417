import { type RawBuilder, sql } from 'kysely';
import { createBatcher } from './batcher.ts';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

type Statement = RawBuilder<unknown>;

const batchers = new WeakMap<Db, (statement: Statement) => Promise<boolean>>();

/**
 * Whether a statement returns a row. For tasks that look once a second and mostly find nothing to do: it costs a third of
 * the transaction that would take the work, and those that look at the same time share one statement.
 */
export function existsRow(db: Db, statement: Statement): Promise<boolean> {
  let look = batchers.get(db);
  if (look === undefined) batchers.set(db, (look = createBatcher((statements) => existRows(db, statements))));
  return look(statement);
}

async function existRows(db: Db, statements: readonly Statement[]): Promise<boolean[]> {
  const looks = statements.map((statement) => ({ statement, text: statement.compile(db).sql }));
  // Always in the same order, so that the embedded database has seen the text before.
  const inOrder = looks.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  const parts = inOrder.map(
    ({ statement }, index) => sql`select ${sql.lit(index)} as index where exists (${statement})`,
  );
  // A server keeps what is marked for as long as its connection lasts, and there may be many combinations.
  const mark = statements.length === 1 ? prepared : sql``;
  const { rows } = await sql<{ index: number }>`${mark} ${sql.join(parts, sql` union all `)}`.execute(db);
  const found = new Set(rows.map(({ index }) => inOrder[index]?.statement));
  return statements.map((statement) => found.has(statement));
}
