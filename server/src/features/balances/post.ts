import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';
import { bookLegs } from './book-legs.ts';
import { bookOne, simpleOf } from './book-one.ts';
import { holdMembers } from './hold-members.ts';
import { type Operation, type Posting, requireBalanced } from './operation.ts';

/**
 * Books a movement, once for each key: in one statement where it is about one member, else in a transaction that holds its
 * members in the order of their ids, so that no two wait for each other. Within the caller's transaction when one is given.
 * @throws what the database says where a balance would leave ±(2^53 − 1); nothing happened then.
 */
export async function post(db: Db, operation: Operation, transaction?: DbTransaction): Promise<Posting> {
  requireBalanced(operation);
  const simple = simpleOf(operation);
  if (simple !== null) {
    const on = transaction ?? db;
    const booked = await bookOne(on, operation, simple);
    if (booked !== null) return booked;
    return (await findRepeated(on, operation)) ?? tooLittle(on, operation.guildId, simple.member.userId);
  }
  if (transaction !== undefined) return postLegs(transaction, operation);
  return db.transaction().execute((tx) => postLegs(tx, operation));
}

async function postLegs(tx: DbTransaction, operation: Operation): Promise<Posting> {
  const { guildId, key } = operation;
  const operationId = await takeOperationId(tx, guildId, key);
  if (operationId === null) return (await findRepeated(tx, operation)) ?? { outcome: 'repeated', operationId: '0' };

  const held = await holdMembers(tx, guildId, operation.members);
  const short = operation.members.find(
    ({ userId, balance = 0, floor }) => balance < 0 && floor !== undefined && (held.get(userId) ?? 0) + balance < floor,
  );
  if (short !== undefined) {
    // Asked again with more money, it may happen: the key is free again.
    if (key !== undefined) await forgetKey(tx, guildId, key);
    return { outcome: 'notEnough', userId: short.userId, balance: held.get(short.userId) ?? 0 };
  }
  return bookLegs(tx, operation, operationId);
}

/** The id of a movement about to be booked; null where its key was there already. */
async function takeOperationId(tx: DbTransaction, guildId: string, key: string | undefined): Promise<string | null> {
  const taken =
    key === undefined
      ? sql<{ id: string }>`select nextval('ledger_id_seq') as id`
      : sql<{ id: string }>`
          insert into operation_keys (guild_id, key, operation_id) values (${guildId}, ${key}, nextval('ledger_id_seq'))
          on conflict do nothing returning operation_id as id`;
  const { rows } = await taken.execute(tx);
  return rows[0]?.id ?? null;
}

async function findRepeated(db: Db | DbTransaction, { guildId, key }: Operation): Promise<Posting | null> {
  if (key === undefined) return null;
  const row = await db
    .selectFrom('operation_keys')
    .select('operation_id as operationId')
    .where('guild_id', '=', guildId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : { outcome: 'repeated', operationId: row.operationId };
}

async function forgetKey(tx: DbTransaction, guildId: string, key: string): Promise<void> {
  await tx.deleteFrom('operation_keys').where('guild_id', '=', guildId).where('key', '=', key).execute();
}

async function tooLittle(db: Db | DbTransaction, guildId: string, userId: string): Promise<Posting> {
  const row = await db
    .selectFrom('balances')
    .select('balance')
    .where('guild_id', '=', guildId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { outcome: 'notEnough', userId, balance: Number(row?.balance ?? 0) };
}
