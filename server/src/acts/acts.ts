import { randomUUID } from 'node:crypto';
import { type InsertObject, type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../database/database.ts';
import { currentTrace } from '../tracing/active-span.ts';
import type { ActKind } from './act-kind.ts';
import { leavesDueAct } from './due-acts.ts';
import type { ActState, ActTables } from './tables.ts';

/** Guild id of acts that belong to no guild, such as direct messages about a subscription. */
export const NO_GUILD = '0';

interface ActKey {
  guildId: string;
  /** Identifies what the act follows from. */
  key: string;
}

interface NewAct<Payload> extends ActKey {
  payload: Payload;
  /** Earliest time; at once if left out. */
  at?: Date;
  /** Acts of one subject run one after the other; one that waits for a retry holds up those after it. */
  subject?: string;
}

/** The status of an act. */
export interface ActStatus {
  state: ActState;
  attempts: number;
  /** Why the last attempt failed. */
  problem: string | null;
  dueAt: Date;
  /** Time of the next attempt. */
  nextAt: Date;
  messageId: string | null;
  finishedAt: Date | null;
}

/**
 * Requests an act in the transaction that writes the row it belongs to, so that neither exists without the other. The
 * same key twice is one act.
 */
export async function enqueueAct<Payload>(
  tx: DbTransaction,
  kind: ActKind<Payload>,
  act: NewAct<Payload>,
): Promise<void> {
  await enqueueActs(tx, [newAct(kind, act)]);
}

/** Enqueues several acts, of any kinds, in one statement. */
export async function enqueueActs(tx: DbTransaction, acts: readonly ActRow[]): Promise<void> {
  if (acts.length === 0) return;
  noteDue(tx, acts);
  await tx
    .insertInto('acts')
    .values(acts)
    .onConflict((conflict) => conflict.columns(['guild_id', 'name', 'key']).doNothing())
    .execute();
}

/** The runner is woken once the transaction commits. */
function noteDue(tx: DbTransaction, acts: readonly ActRow[]): void {
  if (acts.some(({ next_at: at }) => !(at instanceof Date) || at.getTime() <= Date.now())) leavesDueAct(tx);
}

/**
 * The statement that enqueues an act for later, to be embedded in the statement that writes its row: it saves a round
 * trip to the database. It wakes no runner, so an act that is due at once waits for the next poll.
 */
export function enqueuing(act: ActRow): RawBuilder<unknown> {
  return sql`
    insert into acts (guild_id, id, name, key, subject, payload, due_at, next_at, trace)
    values (${act.guild_id}::bigint, ${act.id}::uuid, ${act.name}, ${act.key}, ${act.subject}, ${act.payload}::jsonb,
      ${act.due_at}::timestamptz, ${act.next_at}::timestamptz, ${act.trace})
    on conflict (guild_id, name, key) do nothing`;
}

/** Runs an act again whatever its last outcome, unless it is done or under way; enqueues it if it does not exist. */
export async function retryAct<Payload>(
  tx: DbTransaction,
  kind: ActKind<Payload>,
  act: NewAct<Payload>,
): Promise<void> {
  await retryActs(tx, [newAct(kind, act)]);
}

/** Retries several acts, of any kinds, in one statement, each at its own due time. */
export async function retryActs(tx: DbTransaction, acts: readonly ActRow[]): Promise<void> {
  if (acts.length === 0) return;
  noteDue(tx, acts);
  await tx
    .insertInto('acts')
    .values(acts)
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'name', 'key'])
        .doUpdateSet({
          state: 'waiting',
          payload: ({ ref }) => ref('excluded.payload'),
          next_at: ({ ref }) => ref('excluded.next_at'),
          trace: ({ ref }) => ref('excluded.trace'),
          attempts: 0,
          tried_since: null,
          finished_at: null,
        })
        .where('acts.state', '<>', 'done')
        .where('acts.leased_until', 'is', null),
    )
    .execute();
}

/** Cancels an act that has not begun. False if there is none, or if it may have happened already. */
export async function cancelAct(tx: Db | DbTransaction, kind: { name: string }, act: ActKey): Promise<boolean> {
  const [isCancelled = false] = await cancelActs(tx, kind, [act]);
  return isCancelled;
}

/** Cancels several acts of a kind in one statement; the results are in the order given. */
export async function cancelActs(
  tx: Db | DbTransaction,
  { name }: { name: string },
  acts: readonly ActKey[],
): Promise<boolean[]> {
  const guildIds = acts.map(({ guildId }) => guildId);
  const keys = acts.map(({ key }) => key);
  // The next act of the same subject may be due now.
  leavesDueAct(tx);
  // A locked row is being claimed or finished; waiting for its lock could deadlock.
  const { rows } = await sql<ActKey>`
    with unheld as materialized (
      select acts.guild_id, acts.id from unnest(${guildIds}::bigint[], ${keys}::text[]) as given (guild_id, key)
      join acts on acts.guild_id = given.guild_id and acts.name = ${name} and acts.key = given.key
      where acts.state = 'waiting' and acts.leased_until is null
      for update of acts skip locked
    )
    delete from acts using unheld where acts.guild_id = unheld.guild_id and acts.id = unheld.id
    returning acts.guild_id as "guildId", acts.key`.execute(tx);
  return acts.map((act) => rows.some(({ guildId, key }) => guildId === act.guildId && key === act.key));
}

interface PriorityRequest {
  guildId: string;
  subjects: readonly string[];
  /** Acts of this kind also give up their place: those enqueued so far run before them. */
  behind: { name: string };
}

/** Tries acts of these subjects now that failed before and wait for a retry. */
export async function hurrySubjects(tx: DbTransaction, { guildId, subjects, behind }: PriorityRequest): Promise<void> {
  if (subjects.length === 0) return;
  leavesDueAct(tx);
  // A locked row is being claimed or finished; waiting for its lock could deadlock.
  await sql`
    with unheld as materialized (
      select guild_id, id from acts
      where guild_id = ${guildId}::bigint and subject = any(${subjects}::text[]) and state = 'waiting'
        and leased_until is null and attempts > 0
      for update skip locked
    )
    update acts set next_at = clock_timestamp(),
      due_at = case when acts.name = ${behind.name} then clock_timestamp() else acts.due_at end
    from unheld where acts.guild_id = unheld.guild_id and acts.id = unheld.id`.execute(tx);
}

/** The status of an act; null if it was never requested, was cancelled, or ended long ago. */
export async function findAct(
  db: Db | DbTransaction,
  { name }: { name: string },
  act: ActKey,
): Promise<ActStatus | null> {
  const found = await db
    .selectFrom('acts')
    .select(['state', 'attempts', 'problem'])
    .select(['due_at as dueAt', 'next_at as nextAt', 'message_id as messageId', 'finished_at as finishedAt'])
    .where('guild_id', '=', act.guildId)
    .where('name', '=', name)
    .where('key', '=', act.key)
    .executeTakeFirst();
  return found ?? null;
}

/** The database's clock, which all processes share. Unlike `now()` it advances within a transaction. */
const NOW = sql<Date>`clock_timestamp()`;

export type ActRow = InsertObject<ActTables, 'acts'>;

/** The row of an act, to be enqueued with others. */
export function newAct<Payload>(
  { name }: ActKind<Payload>,
  { guildId, key, payload, at, subject }: NewAct<Payload>,
): ActRow & { payload: string } {
  return {
    guild_id: guildId,
    id: randomUUID(),
    name,
    key,
    subject: subject ?? `${name} ${key}`,
    payload: JSON.stringify(payload),
    due_at: at ?? NOW,
    next_at: at ?? NOW,
    trace: currentTrace(),
  };
}
