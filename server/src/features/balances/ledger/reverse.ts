import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { Account, AccountLeg } from './accounts.ts';
import type { MemberLeg, Operation } from './operation.ts';
import { post } from './post.ts';

/** The counter-operation of a movement. */
export interface Reversal extends Pick<Operation, 'guildId' | 'kind' | 'key' | 'reason' | 'subject' | 'byId'> {
  /** The movement that is taken back. */
  operationId: string;
  /** The least it may leave to somebody it takes from; without it members may be overdrawn. */
  floor?: number;
}

/** What came of it; of an unknown movement nothing, one is taken back once, and somebody may have too little left of it. */
export type Reversed =
  | { outcome: 'reversed'; operationId: string }
  | { outcome: 'alreadyReversed' | 'unknown' }
  | { outcome: 'notEnough'; userId: string; balance: number };

/** Books the opposite of every leg of a movement, and links the two. Experience is taken as far as it is there. */
export async function reverse(tx: DbTransaction, { operationId, floor, ...reversal }: Reversal): Promise<Reversed> {
  const { guildId } = reversal;
  const legs = await memberLegs(tx, guildId, operationId);
  const members = legs.map((leg) => ({ ...leg, floor }));
  if (members.length === 0) return { outcome: 'unknown' };
  // Before the amounts, so that of two at once the second waits and then sees this one.
  const { numInsertedOrUpdatedRows: linked } = await tx
    .insertInto('operation_reversals')
    .values({ guild_id: guildId, operation_id: operationId, reversal_id: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (linked !== 1n) return { outcome: 'alreadyReversed' };

  const accounts = closing(members, await accountLegs(tx, guildId, operationId));
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

/** It did not happen, and may be asked for again. */
async function unlink(tx: DbTransaction, guildId: string, operationId: string): Promise<void> {
  await tx
    .deleteFrom('operation_reversals')
    .where('guild_id', '=', guildId)
    .where('operation_id', '=', operationId)
    .execute();
}

/** What was written before the books has its other side in the opening of the server. */
function closing(members: readonly MemberLeg[], accounts: readonly AccountLeg[]): AccountLeg[] {
  const open = [...members.map(({ balance = 0 }) => balance), ...accounts.map(({ amount }) => amount)];
  const amount = -open.reduce((sum, each) => sum + each, 0);
  return amount === 0 ? [...accounts] : [...accounts, { account: 'opening', amount }];
}

/** The rows of a movement: those that share its id, or the one whose own id it is; each turned round. */
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
