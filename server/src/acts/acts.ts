import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../database/database.ts';
import type { ActKind } from './act-kind.ts';
import type { ActState } from './tables.ts';

/** The guild of acts that belong to none, such as direct messages about a subscription. */
export const NO_GUILD = '0';

interface ActKey {
  guildId: string;
  /** What it follows from. */
  key: string;
}

interface NewAct<Payload> extends ActKey {
  payload: Payload;
  /** Not before then; at once where it is left out. */
  at?: Date;
  /** Acts of one subject are performed one after the other; one that waits for another try holds up those after it. */
  subject?: string;
}

/** What became of an act so far. */
export interface ActStatus {
  state: ActState;
  attempts: number;
  /** Why the last try failed. */
  problem: string | null;
  dueAt: Date;
  /** When it is tried next. */
  nextAt: Date;
  messageId: string | null;
  finishedAt: Date | null;
}

/**
 * Has the bot do something because of a row, in the transaction that writes the row: there is never one without the
 * other. The same key twice is one act.
 */
export async function enqueueAct<Payload>(
  tx: DbTransaction,
  kind: ActKind<Payload>,
  act: NewAct<Payload>,
): Promise<void> {
  await tx
    .insertInto('acts')
    .values(rowOf(kind, act))
    .onConflict((conflict) => conflict.columns(['guild_id', 'name', 'key']).doNothing())
    .execute();
}

/** Has it tried now, whatever became of it before, unless it is done; an act that is not known is enqueued. */
export async function retryAct<Payload>(
  tx: DbTransaction,
  kind: ActKind<Payload>,
  act: NewAct<Payload>,
): Promise<void> {
  const { payload } = rowOf(kind, act);
  await tx
    .insertInto('acts')
    .values(rowOf(kind, act))
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'name', 'key'])
        .doUpdateSet({ state: 'waiting', payload, next_at: NOW, attempts: 0, tried_since: null, finished_at: null })
        .where('acts.state', '<>', 'done')
        .where('acts.leased_until', 'is', null),
    )
    .execute();
}

/** Takes an act back that nobody has begun. False where there is none, or where it may have happened already. */
export async function cancelAct(tx: DbTransaction, { name }: { name: string }, act: ActKey): Promise<boolean> {
  const cancelled = await tx
    .deleteFrom('acts')
    .where('guild_id', '=', act.guildId)
    .where('name', '=', name)
    .where('key', '=', act.key)
    .where('state', '=', 'waiting')
    .where('leased_until', 'is', null)
    .returning('id')
    .execute();
  return cancelled.length > 0;
}

/** What became of an act; null where it was never asked for, was taken back, or is long over. */
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

/** By the database's clock, which is the one all processes share; it goes on within a transaction. */
const NOW = sql<Date>`clock_timestamp()`;

function rowOf<Payload>({ name }: ActKind<Payload>, { guildId, key, payload, at, subject }: NewAct<Payload>) {
  return {
    guild_id: guildId,
    id: randomUUID(),
    name,
    key,
    subject: subject ?? `${name} ${key}`,
    payload: JSON.stringify(payload),
    due_at: at ?? NOW,
    next_at: at ?? NOW,
  };
}
