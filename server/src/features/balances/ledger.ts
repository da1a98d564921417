import { makeIssue } from '@perigee/core/issues/issue';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { LedgerKind } from './kinds.ts';

/** One change of what a member has. */
export interface LedgerChange {
  guildId: string;
  userId: string;
  kind: LedgerKind;
  /** How much comes to the balance; negative goes. */
  balance?: number;
  xp?: number;
  /** Kept with it, for those who read the ledger. */
  reason?: string | undefined;
  /** The user id of who did it; nobody for what happens by itself. */
  byId?: string | undefined;
}

/** What a member has. */
export interface Holdings {
  balance: number;
  xp: number;
}

export interface HoldingsUpdate extends Omit<LedgerChange, 'kind' | 'balance' | 'xp'> {
  balance: number;
  resetXp: boolean;
}

/**
 * The only way to change money and experience. Each change is one transaction with a row of its own, so that the sum of
 * the ledger is the balance, always (decisions, "Economy").
 */
export interface Ledger {
  /**
   * Adds to what a member has; inside the transaction when one is given.
   * @throws AppError `invalid` when the result would leave ±(2^53 − 1); nothing happened then.
   */
  change(change: LedgerChange, transaction?: DbTransaction): Promise<Holdings>;
  /** Sets what a member has, whatever it was. */
  set(update: HoldingsUpdate): Promise<Holdings>;
  /** Takes everything a member has, and the member off the boards. False when they had nothing to begin with. */
  remove(removal: Omit<HoldingsUpdate, 'balance' | 'resetXp'>): Promise<boolean>;
  /** Null for a member nothing ever came to. */
  holdings(guildId: string, userId: string): Promise<Holdings | null>;
}

export function createLedger(db: Db): Ledger {
  return {
    change: (change, transaction) => refusingOverflow(() => write(transaction ?? db, change)),

    set: ({ balance, resetXp, ...change }) =>
      refusingOverflow(() =>
        db.transaction().execute(async (tx) => {
          const before = await lock(tx, change);
          const xp = resetXp ? -before.xp : 0;
          return write(tx, { ...change, kind: 'edit', balance: balance - before.balance, xp });
        }),
      ),

    remove: (removal) =>
      db.transaction().execute(async (tx) => {
        const before = await lock(tx, removal);
        const key = { guild_id: removal.guildId, user_id: removal.userId };
        const isNew = !before.isKnown;
        if (!isNew) await write(tx, { ...removal, kind: 'removal', balance: -before.balance, xp: -before.xp });
        await tx
          .deleteFrom('balances')
          .where((eb) => eb.and(key))
          .execute();
        return !isNew;
      }),

    async holdings(guildId, userId) {
      const row = await db
        .selectFrom('balances')
        .select(['balance', 'xp'])
        .where('guild_id', '=', guildId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : { balance: Number(row.balance), xp: Number(row.xp) };
    },
  };
}

/** One statement for balance and ledger, so that the fast path is one round trip. */
async function write(
  db: Db | DbTransaction,
  { guildId, userId, kind, balance = 0, xp = 0, reason = '', byId }: LedgerChange,
): Promise<Holdings> {
  const { rows } = await sql<{ balance: string; xp: string }>`
    with changed as (
      insert into balances (guild_id, user_id, balance, xp) values (${guildId}, ${userId}, ${balance}, ${xp})
      on conflict (guild_id, user_id)
      do update set balance = balances.balance + excluded.balance, xp = balances.xp + excluded.xp
      returning balance, xp
    )
    insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, reason, by_id)
    select ${guildId}::bigint, ${userId}::bigint, ${kind}, ${balance}::bigint, ${xp}::bigint, balance, xp,
      ${reason === '' ? null : reason}, ${byId ?? null}::bigint
    from changed
    returning balance_after as balance, xp_after as xp`.execute(db);
  const [row] = rows;
  return { balance: Number(row?.balance), xp: Number(row?.xp) };
}

/** Holds the member's row until the transaction ends, making one first where there is none. */
async function lock(
  tx: DbTransaction,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<Holdings & { isKnown: boolean }> {
  const made = await tx
    .insertInto('balances')
    .values({ guild_id: guildId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  const { balance, xp } = await tx
    .selectFrom('balances')
    .select(['balance', 'xp'])
    .where('guild_id', '=', guildId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { balance: Number(balance), xp: Number(xp), isKnown: made.length === 0 };
}

/** Postgres' code for a check constraint that refused a row, and for a number no column takes. */
const OUT_OF_RANGE = new Set(['23514', '22003']);

async function refusingOverflow<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (typeof code !== 'string' || !OUT_OF_RANGE.has(code)) throw error;
    const issues = [makeIssue('balance', 'invalidBalance')];
    throw new AppError('invalid', 'The balance would leave the range of whole numbers', { issues, cause: error });
  }
}
