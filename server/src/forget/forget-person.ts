import { randomInt } from 'node:crypto';
import { NOBODY } from '@perigee/core/base/ids/nobody';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../database/database.ts';
import type { FactsByTable, OnForget } from '../database/table-facts.ts';
import { onlyRow } from '../database/only-row.ts';

/** What was done with the rows of a table that named the person. */
export const forgottenSchema = z.object({
  table: z.string(),
  column: z.string(),
  what: z.enum(['removed', 'left to nobody', 'kept']),
  rows: z.int(),
});
export type ForgetResult = z.infer<typeof forgottenSchema>;

/** The person and the server; null for every server. */
export interface ForgetScope {
  personId: string;
  guildId: string | null;
}

/** SQL condition: the row belongs to that server, or no server is given. */
export function isIn(guildId: string | null): RawBuilder<boolean> {
  return guildId === null ? sql<boolean>`true` : sql<boolean>`guild_id = ${guildId}::bigint`;
}

/** What there is to forget a person in. */
interface ForgetDeps {
  /** Run first, one after the other: what features do that the facts of tables do not say. */
  steps: readonly ((whom: ForgetScope) => Promise<void>)[];
  tables: FactsByTable;
  /** Run last, in the transaction that applies the facts. */
  last(tx: DbTransaction, whom: ForgetScope): Promise<void>;
}

interface Rule extends ForgetScope {
  table: string;
  column: string;
  fate: Exclude<OnForget, string> | { fate: Extract<OnForget, string> };
}

/** Below every real id: the platform gave out larger ones within its first second. */
const ALIAS_MAX = 2 ** 40;

/**
 * Deletes or anonymises what is kept of a person, as the facts of the tables say. Safe to run again after an
 * interruption. Returns what was done, counted before the changes.
 */
export async function forgetPerson(
  db: Db,
  { steps, tables, last }: ForgetDeps,
  scope: ForgetScope,
): Promise<ForgetResult[]> {
  const rules = rulesFor(tables, scope);
  const counts = await countAll(db, rules);
  for (const step of steps) await step(scope);
  await db.transaction().execute(async (tx) => {
    // Locks before ids change, and all aliases before the first row goes that shows where one is needed. The rules do
    // not depend on each other: none reads a table that another one changes.
    await lockCursors(tx, tables);
    await makeAliases(tx, rules);
    for (const rule of rules) await apply(tx, rule);
    await last(tx, scope);
  });
  const left = await countAll(db, rules);
  return counts
    .map(({ table, column, what, rows }, index) => {
      const stayed = itemAt(left, index).rows;
      return { table, column, what, rows: what === 'kept' ? stayed : rows - stayed };
    })
    .filter(({ rows }) => rows > 0);
}

function rulesFor(tables: FactsByTable, scope: ForgetScope): Rule[] {
  return Object.entries(tables)
    .filter(([, { outsideGuilds = false }]) => scope.guildId === null || !outsideGuilds)
    .flatMap(([table, { persons = {} }]) =>
      Object.entries(persons).flatMap(([column, fate]) =>
        fate === undefined ? [] : [{ ...scope, table, column, fate: typeof fate === 'string' ? { fate } : fate }],
      ),
    );
}

async function countAll(db: Db, rules: readonly Rule[]): Promise<ForgetResult[]> {
  const counts: ForgetResult[] = [];
  for (const rule of rules) {
    const counted = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(rule.table)} where ${isOf(rule)}`.execute(db);
    counts.push({ table: rule.table, column: rule.column, what: outcomeOf(rule.fate), rows: onlyRow(counted).rows });
  }
  return counts;
}

function outcomeOf({ fate }: Rule['fate']): ForgetResult['what'] {
  if (fate === 'kept') return 'kept';
  return fate === 'row' || fate === 'feature' ? 'removed' : 'left to nobody';
}

function isOf({ column, fate, personId, guildId }: Rule): RawBuilder<boolean> {
  const isPerson =
    'isList' in fate
      ? sql<boolean>`${sql.ref(column)} @> array[${personId}::bigint]`
      : sql<boolean>`${sql.ref(column)} = ${personId}::bigint`;
  return sql<boolean>`(${isPerson} and ${isIn(guildId)})`;
}

async function apply(tx: DbTransaction, rule: Rule): Promise<void> {
  const { table, column, fate } = rule;
  const where = 'only' in fate ? sql`${isOf(rule)} and ${sql.raw(fate.only)}` : isOf(rule);
  switch (fate.fate) {
    case 'kept':
    case 'feature':
      return;
    case 'row':
      await sql`delete from ${sql.table(table)} where ${where}`.execute(tx);
      return;
    case 'alias':
      await sql`
        update ${sql.table(table)} named set ${sql.ref(column)} = aliases.alias from aliases
        where aliases.guild_id = named.guild_id
          and named.ctid in (select ctid from ${sql.table(table)} where ${where})`.execute(tx);
      return;
    case 'nobody': {
      const emptied = 'called' in fate ? fate.called.map((name) => sql`, ${sql.ref(name)} = null`) : [];
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${NOBODY}::bigint ${sql.join(emptied, sql` `)}
        where ${where}`.execute(tx);
    }
  }
}

/** Locks how far each pass through other tables came, so that none reads a row while its user id changes. */
async function lockCursors(tx: DbTransaction, tables: FactsByTable): Promise<void> {
  for (const [table, { cursor = false }] of Object.entries(tables))
    if (cursor) await sql`select 1 from ${sql.table(table)} for update`.execute(tx);
}

/** A different alias in each server, so that accounts cannot be linked across servers. */
async function makeAliases(tx: DbTransaction, rules: readonly Rule[]): Promise<void> {
  const aliased = rules.filter(({ fate }) => fate.fate === 'alias');
  const guildIds = new Set<string>();
  for (const [table, columns] of Map.groupBy(aliased, (rule) => rule.table)) {
    const isNamed = sql.join(columns.map(isOf), sql` or `);
    const { rows } = await sql<{ guildId: string }>`
      select distinct guild_id as "guildId" from ${sql.table(table)} where ${isNamed}`.execute(tx);
    for (const { guildId } of rows) guildIds.add(guildId);
  }
  const guilds = [...guildIds];
  const aliases = guilds.map(() => String(randomInt(1, ALIAS_MAX)));
  await sql`create temporary table aliases (guild_id bigint primary key, alias bigint not null) on commit drop`.execute(
    tx,
  );
  await sql`insert into aliases select * from unnest(${guilds}::bigint[], ${aliases}::bigint[])`.execute(tx);
}
