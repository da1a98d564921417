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
  if (transaction !== undefined) return postWithin(transaction, operation);
  const simple = simpleOf(operation);
  if (simple === null) return db.transaction().execute((tx) => postWithin(tx, operation));

  const booked = await unlessRepeated(bookOne(db, operation, simple));
  if (booked !== null) return booked;
  return (await findRepeated(db, operation)) ?? (await tooLittle(db, operation.guildId, simple.member.userId));
}

async function postWithin(tx: DbTransaction, operation: Operation): Promise<Posting> {
  const { guildId, key } = operation;
  const simple = key === undefined ? simpleOf(operation) : null;
  if (simple !== null) {
    return (await bookOne(tx, operation, simple)) ?? (await tooLittle(tx, guildId, simple.member.userId));
  }

  const operationId = await nextOperationId(tx);
  if (key !== undefined) {
    const { numInsertedOrUpdatedRows: taken } = await tx
      .insertInto('operation_keys')
      .values({ guild_id: guildId, key, operation_id: operationId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (taken !== 1n) return (await findRepeated(tx, operation)) ?? { outcome: 'repeated', operationId };
  }

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

async function nextOperationId(tx: DbTransaction): Promise<string> {
  const { rows } = await sql<{ id: string }>`select nextval('ledger_id_seq') as id`.execute(tx);
  return rows[0]?.id ?? '0';
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

const UNIQUE_VIOLATION = '23505';

/** Null where the key was there already: the statement did nothing then. */
async function unlessRepeated(booking: Promise<Posting | null>): Promise<Posting | null> {
  try {
    return await booking;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== UNIQUE_VIOLATION) throw error;
    return null;
  }
}
