import { randomInt } from 'node:crypto';
import { NOBODY } from '@perigee/core/ids/nobody';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../database/database.ts';
import { FATES, type Fate } from './fates.ts';

/** What was done with the rows of a table that named the person. */
export const forgottenSchema = z.object({
  table: z.string(),
  column: z.string(),
  what: z.enum(['removed', 'left to nobody', 'kept']),
  rows: z.int(),
});
export type Forgotten = z.infer<typeof forgottenSchema>;

/** The person and the server; null for every server. */
export interface ForgetScope {
  personId: string;
  guildId: string | null;
}

/** SQL condition: the row belongs to that server, or no server is given. */
export function isIn(guildId: string | null): RawBuilder<boolean> {
  return guildId === null ? sql<boolean>`true` : sql<boolean>`guild_id = ${guildId}::bigint`;
}

interface Rule extends ForgetScope {
  table: string;
  column: string;
  fate: Fate;
}

/** Below every real id: the platform gave out larger ones within its first second. */
const ALIAS_MAX = 2 ** 40;

/** Tables without a guild column: their rows belong to the person alone. */
const WITHOUT_GUILD = new Set([
  'boost_grants',
  'subscriptions',
  'boost_events',
  'gift_codes',
  'payments',
  'board_blocks',
  'board_entries',
  'board_marks',
  'mass_change_members',
  'host_deeds',
]);

/**
 * Applies `FATES`: deletes or anonymises what is kept of a person. Before that, features do what only they can. Safe to
 * run again after an interruption. Returns what was done, counted before the changes.
 */
export async function forgetPerson(
  db: Db,
  steps: readonly ((whom: ForgetScope) => Promise<void>)[],
  scope: ForgetScope,
): Promise<Forgotten[]> {
  const counts = await countAll(db, scope);
  for (const step of steps) await step(scope);
  await db.transaction().execute(async (tx) => {
    await holdFollowers(tx);
    await makeAliases(tx, scope);
    for (const rule of rulesFor(scope)) await apply(tx, rule);
    await removeActs(tx, scope);
  });
  const left = await countAll(db, scope);
  return counts
    .map(({ table, column, what, rows }, index) => {
      const stayed = left[index]?.rows ?? 0;
      return { table, column, what, rows: what === 'kept' ? stayed : rows - stayed };
    })
    .filter(({ rows }) => rows > 0);
}

function rulesFor(scope: ForgetScope): Rule[] {
  return Object.entries(FATES)
    .filter(([table]) => scope.guildId === null || !WITHOUT_GUILD.has(table))
    .flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, fate]: [string, Fate]) => ({ ...scope, table, column, fate })),
    );
}

async function countAll(db: Db, scope: ForgetScope): Promise<Forgotten[]> {
  const counts: Forgotten[] = [];
  for (const rule of rulesFor(scope)) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(rule.table)} where ${isOf(rule)}`.execute(db);
    counts.push({ table: rule.table, column: rule.column, what: outcomeOf(rule.fate), rows: rows[0]?.rows ?? 0 });
  }
  return counts;
}

function outcomeOf({ fate }: Fate): Forgotten['what'] {
  if (fate === 'kept') return 'kept';
  return fate === 'row' || fate === 'feature' ? 'removed' : 'left to nobody';
}

function isOf({ table, column, personId, guildId }: Omit<Rule, 'fate'>): RawBuilder<boolean> {
  const isPerson =
    table === 'archived_blocks'
      ? sql<boolean>`${sql.ref(column)} @> array[${personId}::bigint]`
      : sql<boolean>`${sql.ref(column)} = ${personId}::bigint`;
  return sql<boolean>`(${isPerson} and ${isIn(guildId)})`;
}

async function apply(tx: Db, rule: Rule): Promise<void> {
  const { table, column, fate } = rule;
  if (fate.fate === 'kept' || fate.fate === 'feature') return;
  const where = fate.only === undefined ? isOf(rule) : sql`${isOf(rule)} and ${sql.raw(fate.only)}`;
  if (fate.fate === 'row') {
    await sql`delete from ${sql.table(table)} where ${where}`.execute(tx);
    return;
  }
  if (fate.fate === 'alias') {
    await sql`
      update ${sql.table(table)} named set ${sql.ref(column)} = aliases.alias from aliases
      where aliases.guild_id = named.guild_id
        and named.ctid in (select ctid from ${sql.table(table)} where ${where})`.execute(tx);
    return;
  }
  const emptied = (fate.called ?? []).map((name) => sql`, ${sql.ref(name)} = null`);
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${NOBODY}::bigint ${sql.join(emptied, sql` `)}
    where ${where}`.execute(tx);
}

/** Locks the progress of the ledger's followers, so that none reads a row while its user id changes. */
async function holdFollowers(tx: Db): Promise<void> {
  for (const table of ['board_progress', 'economy_progress', 'level_progress'])
    await sql`select 1 from ${sql.table(table)} for update`.execute(tx);
}

/** A different alias in each server, so that accounts cannot be linked across servers. */
async function makeAliases(tx: Db, { personId, guildId }: ForgetScope): Promise<void> {
  const { rows } = await sql<{ guildId: string }>`
    select guild_id as "guildId" from ledger
    where ${personId}::bigint in (user_id, peer_user_id, by_id)
    union select guild_id from game_rounds where ${personId}::bigint in (user_id, opponent_id)
    union select guild_id from game_challenges where opponent_id = ${personId}::bigint
    union select guild_id from jackpot_tickets where user_id = ${personId}::bigint
    union select guild_id from economy_movements where ${personId}::bigint in (user_id, peer_user_id)`.execute(tx);
  const guilds = rows.map((row) => row.guildId).filter((id) => guildId === null || id === guildId);
  const aliases = guilds.map(() => String(randomInt(1, ALIAS_MAX)));
  await sql`create temporary table aliases (guild_id bigint primary key, alias bigint not null) on commit drop`.execute(
    tx,
  );
  await sql`insert into aliases select * from unnest(${guilds}::bigint[], ${aliases}::bigint[])`.execute(tx);
}

/** Deletes finished acts that mention the person. */
async function removeActs(tx: Db, { personId, guildId }: ForgetScope): Promise<void> {
  const mentions = `(^|[^0-9])${personId}([^0-9]|$)`;
  await sql`
    delete from acts where finished_at is not null
      and (${guildId}::bigint is null or guild_id = ${guildId}::bigint)
      and concat_ws(' ', key, subject, payload::text) ~ ${mentions}`.execute(tx);
}
