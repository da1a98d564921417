import { type RawBuilder, sql } from 'kysely';
import { markJobDue } from '../../src/jobs/due-jobs.ts';
import { ALL_TABLES } from '../../src/all-tables.ts';
import type { Db, DbTransaction } from '../../src/database/database.ts';
import type { World } from './world.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Rounded times identify a row, so they only move by whole units. */
const UNIT_MS = new Map([
  ['minute', MINUTE_MS],
  ['hour', HOUR_MS],
  ['week', WEEK_MS],
  ['marked_week', WEEK_MS],
]);

const STAYING = new Set([
  // Boards follow the calendar, in which a month has no fixed length.
  'boards.starts_at',
  'boards.ends_at',
  // Seeds only open under the time at which they were sealed.
  'game_challenges.sealed_at',
  'game_rounds.sealed_at',
  'game_seeds.sealed_at',
  'giveaways.opened_at',
  'jackpots.sealed_at',
  // The platform repeats it, by which a raid's own pause of invites is recognised.
  'automod_raids.ends_at',
]);

/** Farther than any test passes time: rows on the way to their new keys meet no others. */
const ASIDE_MS = 50_000 * DAY_MS;

/** The names of times in the payload of a job. */
const TIME_NAME = /^(at|since|until)$|(At|Since|Until)$/;

/**
 * Makes the product believe that this much time has passed for a guild, and wakes the workers for its due jobs. What
 * is stored for the guild becomes older; other guilds, the platform and what a process only remembers stay as they are.
 * Leases stay too, as running processes would renew them.
 */
export function passTime(world: Pick<World, 'services'>, { id }: { id: string }, ms: number): Promise<void> {
  return makeOlder(world, { column: 'guild_id', id }, ms);
}

/** The same for what is stored about a person, in any guild or none. */
export function passTimeFor(world: Pick<World, 'services'>, { id }: { id: string }, ms: number): Promise<void> {
  return makeOlder(world, { column: 'user_id', id }, ms);
}

/** The same for everything that is stored, in a world that no other test shares. */
export function passTimeEverywhere(world: Pick<World, 'services'>, ms: number): Promise<void> {
  return makeOlder(world, null, ms);
}

/** Whose time passes; null for everybody's. */
type Scope = { column: 'guild_id' | 'user_id'; id: string } | null;

async function makeOlder({ services }: Pick<World, 'services'>, scope: Scope, ms: number): Promise<void> {
  const { db } = services.database;
  const tables = Map.groupBy(await listTimes(db), ({ table }) => table);
  // Each on its own, so that it cannot deadlock with the product; jobs come last, so that they see all the rest.
  for (const [table, times] of tables) {
    const isInScope = scope === null || times.every(({ owners }) => owners.includes(scope.column));
    if (table === 'acts' || isOfProcesses(table) || !isInScope) continue;
    await moveTable(db, { table, columns: times.map(({ column }) => column), scope, ms });
  }
  await services.events.transaction(async (tx) => {
    await moveJobs(tx, scope, ms);
    markJobDue(tx);
  });
}

interface Time {
  table: string;
  column: string;
  /** Which of the columns that name whose row it is the table has. */
  owners: string[];
}

/** All columns with times that can move, except those of partitions, which repeat their table's. */
async function listTimes(db: Db): Promise<Time[]> {
  const { rows } = await sql<Time>`
    select c.relname as table, a.attname as column, array(
      select o.attname::text from pg_attribute o
      where o.attrelid = c.oid and o.attname in ('guild_id', 'user_id') and not o.attisdropped
    ) as owners
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.atttypid in ('timestamptz'::regtype, 'date'::regtype)
    order by 1, 2`.execute(db);
  return rows.filter(({ table, column }) => !STAYING.has(`${table}.${column}`));
}

/** Their state follows the clock. */
const isOfProcesses = (table: string) => ALL_TABLES[table] === undefined || ALL_TABLES[table].ofProcesses === true;

interface Move {
  table: string;
  columns: readonly string[];
  scope: Scope;
  ms: number;
}

async function moveTable(db: Db, { table, columns, scope, ms }: Move): Promise<void> {
  const shift = (column: string, byMs: number) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${interval(byMs)}`;
  const update = (changes: readonly RawBuilder<unknown>[]) =>
    sql`update ${sql.table(table)} set ${sql.join(changes)} where ${isOf(scope)}`.execute(db);

  const exact = columns.filter((column) => !UNIT_MS.has(column));
  if (exact.length > 0) await update(exact.map((column) => shift(column, ms)));
  for (const column of columns) {
    const unitMs = UNIT_MS.get(column);
    const wholeMs = unitMs === undefined ? 0 : Math.floor(ms / unitMs) * unitMs;
    if (wholeMs === 0) continue;
    await update([shift(column, ASIDE_MS)]);
    await update([shift(column, wholeMs - ASIDE_MS)]);
  }
}

/** Also moves the times in their payloads. Rows are locked in the same order as by the workers. */
async function moveJobs(tx: DbTransaction, scope: Scope, ms: number): Promise<void> {
  const { rows } = await sql<{ guild: string; id: string; payload: unknown }>`
    select guild_id as guild, id, payload from acts where ${isJobOf(scope)} order by guild_id, id for update`.execute(
    tx,
  );
  const moved = rows.map(({ guild, id, payload }) => ({ guild, id, payload: moveTimes(payload, ms) }));
  const by = interval(ms);
  await sql`
    update acts set payload = moved.payload, created_at = created_at - ${by}, due_at = due_at - ${by},
      next_at = next_at - ${by}, tried_since = tried_since - ${by}, begun_at = begun_at - ${by},
      finished_at = finished_at - ${by}
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (guild bigint, id uuid, payload jsonb)
    where acts.guild_id = moved.guild and acts.id = moved.id`.execute(tx);
}

function moveTimes(value: unknown, ms: number): unknown {
  if (Array.isArray(value)) return value.map((each) => moveTimes(each, ms));
  if (typeof value !== 'object' || value === null) return value;
  const moved = Object.entries(value).map(([name, inner]) => [
    name,
    TIME_NAME.test(name) ? moveTime(inner, ms) : moveTimes(inner, ms),
  ]);
  return Object.fromEntries(moved);
}

function moveTime(time: unknown, ms: number): unknown {
  if (typeof time === 'number') return time - ms;
  return typeof time === 'string' ? new Date(Date.parse(time) - ms).toISOString() : time;
}

const isOf = (scope: Scope) => (scope === null ? sql`true` : sql`${sql.ref(scope.column)} = ${scope.id}::bigint`);

/** A job for a person names them in its payload. */
const isJobOf = (scope: Scope) => (scope?.column === 'user_id' ? sql`payload ->> 'userId' = ${scope.id}` : isOf(scope));

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::float8)`;
