import { entryOf } from '@perigee/core/base/lists/known-entries';
import type { RawBuilder } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { counterpartOf } from './accounts.ts';
import { bookLegs, bookSimple, simpleOf } from './book.ts';
import { lockMembers } from './lock-members.ts';
import type { DependentChange, Holdings, LedgerPosting, Operation } from './operation.ts';

/**
 * Books a movement, once per key: in one statement, or, if that finds members without a row, in a transaction that
 * inserts them. Members are locked in id order, so that movements cannot deadlock. Runs within the caller's transaction
 * if one is given.
 * @throws the database's error if a balance would leave ±(2^53 − 1); then nothing was booked.
 */
export async function post(db: Db, operation: Operation, transaction?: DbTransaction): Promise<LedgerPosting> {
  requireBalanced(operation);
  const on = transaction ?? db;
  const simple = simpleOf(operation);
  if (simple !== null) {
    const booked = await bookSimple(on, operation, simple);
    if (booked !== null) return booked;
    return (await findRepeated(on, operation)) ?? tooLittle(on, operation.guildId, simple.member.userId);
  }
  const booked = await bookLegs(on, operation);
  if (booked !== null) return booked;
  if (transaction !== undefined) return postLocked(transaction, operation);
  return db.transaction().execute((tx) => postLocked(tx, operation));
}

/** @throws Error if money would come from nowhere, which is a bug of the caller. */
function requireBalanced({ kind, members, accounts }: Operation): void {
  const total =
    members.reduce((sum, { balance = 0 }) => sum + balance, 0) + accounts.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0) throw new Error(`the amounts of a movement of kind ${kind} add up to ${total}`);
}

/**
 * Retries a movement of which members had no row or too little, or which was booked before, and reports why it fails.
 */
async function postLocked(tx: DbTransaction, operation: Operation): Promise<LedgerPosting> {
  const { guildId, members } = operation;
  const held = await lockMembers(tx, guildId, members);
  const booked = await bookLegs(tx, operation);
  if (booked !== null) return booked;
  const repeated = await findRepeated(tx, operation);
  if (repeated !== null) return repeated;
  const short = members.find(
    ({ userId, balance = 0, floor }) => balance < 0 && floor !== undefined && entryOf(held, userId) + balance < floor,
  );
  if (short === undefined) throw new Error(`a movement of kind ${operation.kind} was not recorded`);
  return { outcome: 'notEnough', userId: short.userId, balance: entryOf(held, short.userId) };
}

/**
 * Books a change of one member in the same statement as what it depends on, once per key.
 * @param dependsOn a statement; nothing is booked if it returns no row.
 * @returns null if it returned none.
 * @throws the database's error if a balance would leave ±(2^53 − 1); then nothing was booked.
 */
export async function postWith(
  db: Db,
  dependsOn: RawBuilder<unknown>,
  { userId, balance, ...rest }: DependentChange,
): Promise<LedgerPosting | null> {
  const accounts = counterpartOf(rest.kind, balance);
  const operation = { ...rest, members: [{ userId, balance }], accounts };
  const simple = { member: { userId, balance }, account: accounts[0]?.account ?? null };
  return (await bookSimple(db, operation, simple, dependsOn)) ?? findRepeated(db, operation);
}

/** What a member has after a movement. @throws Error if they had no part in it. */
export function holdingsAfter({ holdings }: Extract<LedgerPosting, { outcome: 'posted' }>, userId: string): Holdings {
  const held = holdings.get(userId);
  if (held === undefined) throw new Error('a movement did not change a member that it was about');
  return held;
}

async function findRepeated(
  db: Db | DbTransaction,
  { guildId, key }: Pick<Operation, 'guildId' | 'key'>,
): Promise<LedgerPosting | null> {
  if (key === undefined) return null;
  const row = await db
    .selectFrom('operation_keys')
    .select('operation_id as operationId')
    .where('guild_id', '=', guildId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : { outcome: 'repeated', operationId: row.operationId };
}

async function tooLittle(db: Db | DbTransaction, guildId: string, userId: string): Promise<LedgerPosting> {
  const row = await db
    .selectFrom('balances')
    .select('balance')
    .where('guild_id', '=', guildId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { outcome: 'notEnough', userId, balance: Number(row?.balance ?? 0) };
}
