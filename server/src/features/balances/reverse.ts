import { sql } from 'kysely';
import type { DbTransaction } from '../../database/database.ts';
import type { Account, AccountLeg } from './accounts.ts';
import type { MemberLeg, Operation } from './operation.ts';
import { post } from './post.ts';

/** The counter-operation of a movement. */
export interface Reversal extends Pick<Operation, 'guildId' | 'kind' | 'key' | 'reason' | 'subject' | 'byId'> {
  /** The movement that is taken back. */
  operationId: string;
}

/** What came of it; of an unknown movement nothing, and one is taken back once. */
export type Reversed = { outcome: 'reversed'; operationId: string } | { outcome: 'alreadyReversed' | 'unknown' };

/** Books the opposite of every leg of a movement, and links the two. Members may be overdrawn by it. */
export async function reverse(tx: DbTransaction, { operationId, ...reversal }: Reversal): Promise<Reversed> {
  const { guildId } = reversal;
  const members = await memberLegs(tx, guildId, operationId);
  if (members.length === 0) return { outcome: 'unknown' };
  // Before the amounts, so that of two at once the second waits and then sees this one.
  const { numInsertedOrUpdatedRows: linked } = await tx
    .insertInto('operation_reversals')
    .values({ guild_id: guildId, operation_id: operationId, reversal_id: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (linked !== 1n) return { outcome: 'alreadyReversed' };

  const accounts = await accountLegs(tx, guildId, operationId);
  const posting = await post(tx, { ...reversal, members, accounts }, tx);
  if (posting.outcome !== 'posted') return { outcome: 'alreadyReversed' };
  await tx
    .updateTable('operation_reversals')
    .set({ reversal_id: posting.operationId })
    .where('guild_id', '=', guildId)
    .where('operation_id', '=', operationId)
    .execute();
  return { outcome: 'reversed', operationId: posting.operationId };
}

/** The rows of a movement: those that share its id, or the one whose own id it is. */
async function memberLegs(tx: DbTransaction, guildId: string, operationId: string): Promise<MemberLeg[]> {
  const { rows } = await sql<{ userId: string; balance: string; xp: string; peerId: string | null }>`
    select user_id as "userId", balance, xp, peer_user_id as "peerId" from ledger
    where guild_id = ${guildId}::bigint
      and (operation_id = ${operationId}::bigint or (id = ${operationId}::bigint and operation_id is null))
    order by user_id`.execute(tx);
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
