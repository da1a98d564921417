import { makeIssue } from '@perigee/core/base/issues/issue';
import type { RawBuilder } from 'kysely';
import { createBatcher } from '../../../../database/batcher.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { bookXp, type XpBatch } from './book-xp.ts';
import { counterpartOf } from './accounts.ts';
import type { LedgerKind } from './kinds.ts';
import type { DependentChange, Holdings, Operation, LedgerPosting } from './operation.ts';
import { holdingsAfter, post, postWith } from './post.ts';
import { type MemberKey, readHoldings } from './read-holdings.ts';
import { reverse, type Reversal, type ReversalOutcome } from './reverse.ts';

/** One change of a member's balance or experience. */
export interface LedgerChange {
  guildId: string;
  userId: string;
  kind: LedgerKind;
  /** Added to the balance; negative amounts are taken. */
  balance?: number;
  xp?: number;
  /** Stored for readers of the ledger. */
  reason?: string | undefined;
  /** The id of the user who did it; absent for automatic changes. */
  byId?: string | undefined;
}

export interface HoldingsUpdate extends Omit<LedgerChange, 'kind' | 'balance' | 'xp'> {
  balance: number;
  resetXp: boolean;
}

/**
 * The only way to change money and experience. Each change is a transaction with a row of its own, so that the sum of
 * the ledger always equals the balance (docs/rules/economy.md#books).
 */
export interface Ledger {
  /**
   * Books a movement of any number of legs, once per key; within the transaction if one is given.
   * @throws AppError `invalid` if a result would leave ±(2^53 − 1); then nothing was booked.
   */
  post(operation: Operation, transaction?: DbTransaction): Promise<LedgerPosting>;
  /**
   * Books a change of one member in the same statement as what it depends on; null if that did not happen.
   * @param dependsOn a statement; nothing is booked if it returns no row.
   * @throws AppError `invalid` if the result would leave ±(2^53 − 1); then nothing was booked.
   */
  postWith(dependsOn: RawBuilder<unknown>, change: DependentChange): Promise<LedgerPosting | null>;
  /**
   * Reverses a movement by a counter-operation, once; within the transaction if one is given.
   * @throws AppError `invalid` if a result would leave ±(2^53 − 1); then nothing was booked.
   */
  reverse(reversal: Reversal, transaction?: DbTransaction): Promise<ReversalOutcome>;
  /** Books experience of many members, of any guilds, in one statement, once per key. */
  gainXp(batch: XpBatch): Promise<void>;
  /**
   * Adds to what a member has; within the transaction if one is given.
   * @throws AppError `invalid` if the result would leave ±(2^53 − 1); then nothing was booked.
   */
  change(change: LedgerChange, transaction?: DbTransaction): Promise<Holdings>;
  /** Sets a member's balance regardless of its current value. */
  set(update: HoldingsUpdate): Promise<Holdings>;
  /** Takes everything a member has, and removes them from the boards. False if they had no balance row. */
  remove(removal: Omit<HoldingsUpdate, 'balance' | 'resetXp'>): Promise<boolean>;
  /** Null for a member without any ledger entries. */
  holdings(guildId: string, userId: string): Promise<Holdings | null>;
}

export function createLedger(db: Db): Ledger {
  const findHoldings = createBatcher((members: readonly MemberKey[]) => readHoldings(db, members));
  return {
    post: (operation, transaction) => refusingOverflow(() => post(db, operation, transaction)),

    postWith: (dependsOn, change) => refusingOverflow(() => postWith(db, dependsOn, change)),

    reverse: (reversal, transaction) =>
      refusingOverflow(() =>
        transaction === undefined
          ? db.transaction().execute((tx) => reverse(tx, reversal))
          : reverse(transaction, reversal),
      ),

    gainXp: (batch) => bookXp(db, batch),

    change: (change, transaction) => refusingOverflow(() => write(db, change, transaction)),

    set: ({ balance, resetXp, ...change }) =>
      refusingOverflow(() =>
        db.transaction().execute(async (tx) => {
          const before = await lock(tx, change);
          const xp = resetXp ? -before.xp : 0;
          return write(db, { ...change, kind: 'edit', balance: balance - before.balance, xp }, tx);
        }),
      ),

    remove: (removal) =>
      db.transaction().execute(async (tx) => {
        const before = await lock(tx, removal);
        const key = { guild_id: removal.guildId, user_id: removal.userId };
        const isNew = !before.isKnown;
        if (!isNew) await write(db, { ...removal, kind: 'removal', balance: -before.balance, xp: -before.xp }, tx);
        await tx
          .deleteFrom('balances')
          .where((eb) => eb.and(key))
          .execute();
        return !isNew;
      }),

    holdings: (guildId, userId) => findHoldings({ guildId, userId }),
  };
}

async function write(db: Db, change: LedgerChange, transaction?: DbTransaction): Promise<Holdings> {
  const { userId, balance = 0, xp = 0, ...rest } = change;
  const accounts = counterpartOf(change.kind, balance);
  const posting = await post(db, { ...rest, members: [{ userId, balance, xp }], accounts }, transaction);
  if (posting.outcome !== 'posted') throw new Error(`a ledger change of kind ${change.kind} was not recorded`);
  return holdingsAfter(posting, userId);
}

/** Locks the member's row until the transaction ends, inserting it first if it does not exist. */
async function lock(
  tx: DbTransaction,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<Holdings & { isKnown: boolean }> {
  for (;;) {
    const made = await tx
      .insertInto('balances')
      .values({ guild_id: guildId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute();
    const row = await tx
      .selectFrom('balances')
      .select(['balance', 'xp'])
      .where('guild_id', '=', guildId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    // Somebody else removed the member from the leaderboard while this waited.
    if (row === undefined) continue;
    return { balance: Number(row.balance), xp: Number(row.xp), isKnown: made.length === 0 };
  }
}

/** Postgres error codes: check constraint violated, and number out of the column's range. */
const OUT_OF_RANGE = new Set(['23514', '22003']);

async function refusingOverflow<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (typeof code !== 'string' || !OUT_OF_RANGE.has(code)) throw error;
    const issues = [makeIssue('balance', 'invalidBalance')];
    throw new AppError('invalid', 'The balance would exceed the supported range', { issues, cause: error });
  }
}
