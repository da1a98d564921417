import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Account, AccountLeg } from './accounts.ts';
import { capToMaxBalance } from './cap-to-max-balance.ts';
import { lockStatement } from './book.ts';
import type { MemberLeg, Operation } from './operation.ts';
import { post } from './post.ts';

/** The counter-operation of a movement. */
export interface Reversal extends Pick<Operation, 'guildId' | 'kind' | 'key' | 'reason' | 'subject' | 'byId'> {
  /** The movement to reverse. */
  operationId: string;
  /** The least it may leave to a member it takes from; without it members may be overdrawn. */
  floor?: number;
  /** Gives members no more than their balances can hold, and destroys the rest; without it such a reversal fails. */
  isFitted?: boolean;
}

/**
 * The result: an unknown movement cannot be reversed, a movement is reversed only once, and a member may have too
 * little left.
 */
export type ReversalOutcome =
  | { outcome: 'reversed'; operationId: string }
  | { outcome: 'alreadyReversed' | 'unknown' }
  | { outcome: 'notEnough'; userId: string; balance: number };

/**
 * Books the opposite of every leg of a movement, and links the two. Experience is taken only as far as the member still
 * has it.
 */
export async function reverse(
  tx: DbTransaction,
  { operationId, floor, isFitted = false, ...reversal }: Reversal,
): Promise<ReversalOutcome> {
  const { guildId } = reversal;
  const userIds = (await memberLegs(tx, guildId, operationId)).map(({ userId }) => userId);
  if (userIds.length === 0) return { outcome: 'unknown' };
  // Inserted before the amounts are read, so that a concurrent reversal waits and then sees this one.
  const { numInsertedOrUpdatedRows: linked } = await tx
    .insertInto('operation_reversals')
    .values({ guild_id: guildId, operation_id: operationId, reversal_id: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (linked !== 1n) return { outcome: 'alreadyReversed' };

  // Locked before it is read how much experience they still have.
  await lockStatement(guildId, userIds, 0).execute(tx);
  const due = await memberLegs(tx, guildId, operationId);
  const { members: legs, rest } = isFitted ? await capToMaxBalance(tx, guildId, due) : { members: due, rest: 0 };
  const members = legs.map((leg) => ({ ...leg, floor }));
  const accounts = closing(due, await accountLegs(tx, guildId, operationId));
  if (rest > 0) accounts.push({ account: `sink:${reversal.kind}`, amount: rest });
  const posting = await post(tx, { ...reversal, members, accounts }, tx);
  if (posting.outcome !== 'posted') {
    await unlink(tx, guildId, operationId);
    return posting.outcome === 'notEnough' ? posting : { outcome: 'alreadyReversed' };
  }
  await tx
    .updateTable('operation_reversals')
    .set({ reversal_id: posting.operationId })
    .where('guild_id', '=', guildId)
    .where('operation_id', '=', operationId)
    .execute();
  return { outcome: 'reversed', operationId: posting.operationId };
}

/** The reversal did not happen and may be requested again. */
async function unlink(tx: DbTransaction, guildId: string, operationId: string): Promise<void> {
  await tx
    .deleteFrom('operation_reversals')
    .where('guild_id', '=', guildId)
    .where('operation_id', '=', operationId)
    .execute();
}

/** Movements from before the books lack their other side; it goes to the server's `opening` account. */
function closing(members: readonly MemberLeg[], accounts: readonly AccountLeg[]): AccountLeg[] {
  const open = [...members.map(({ balance = 0 }) => balance), ...accounts.map(({ amount }) => amount)];
  const amount = -open.reduce((sum, each) => sum + each, 0);
  return amount === 0 ? [...accounts] : [...accounts, { account: 'opening', amount }];
}

/**
 * The member legs of a movement with their signs inverted: of the rows with that operation id, or the row whose own id
 * it is.
 */
export async function memberLegs(
  db: Db | DbTransaction,
  guildId: string,
  operationId: string,
): Promise<(MemberLeg & { userId: string; balance: number; xp: number })[]> {
  const { rows } = await sql<{ userId: string; balance: string; xp: string; peerId: string | null }>`
    select l.user_id as "userId", l.balance, least(l.xp, greatest(b.xp, 0)) as xp, l.peer_user_id as "peerId"
    from (
      select * from ledger where operation_id = ${operationId}::bigint
      union all select * from ledger where id = ${operationId}::bigint and operation_id is null
    ) l
    left join balances b on b.guild_id = l.guild_id and b.user_id = l.user_id
    where l.guild_id = ${guildId}::bigint
    order by l.user_id`.execute(db);
  return rows.map(({ userId, balance, xp, peerId }) => ({
    userId,
    balance: -Number(balance),
    xp: -Number(xp),
    peerId: peerId ?? undefined,
  }));
}

async function accountLegs(tx: DbTransaction, guildId: string, operationId: string): Promise<AccountLeg[]> {
  const { rows } = await sql<{ account: Account; amount: string }>`
    select account, amount from account_movements
    where guild_id = ${guildId}::bigint and operation_id = ${operationId}::bigint and amount <> 0`.execute(tx);
  return rows.map(({ account, amount }) => ({ account, amount: -Number(amount) }));
}
