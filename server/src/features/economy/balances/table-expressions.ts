import { type RawBuilder, sql } from 'kysely';

/**
 * What statements of other features read in bulk, as tables for their `from` (decision 0132). PostgreSQL plans them as
 * if the statement named the ledger's tables itself.
 */
type TableExpression = RawBuilder<unknown>;

const MOVEMENT = sql.raw('id, guild_id, user_id, at, kind, balance, xp, account, operation_id, peer_user_id, subject');

/** Movements of members, by the transactions from `from` (inclusive) to `upTo` (exclusive) that booked them. */
export function movementsBetween(from: string, upTo: string): TableExpression {
  return sql`(select ${MOVEMENT} from ledger where tx >= ${from}::xid8 and tx < ${upTo}::xid8)`;
}

/** All movements that a follower has taken in. */
export function followedMovements(progress: TableExpression): TableExpression {
  return sql`(select ${MOVEMENT} from ledger where tx < (select p.tx from ${progress} p))`;
}

/** The accounts' side of movements with several legs. */
export const accountEntries: TableExpression = sql`(select guild_id, operation_id, account, amount from account_entries)`;

/** What members have, and where they last gained experience. */
export const memberHoldings: TableExpression = sql`(
  select guild_id, user_id, balance, xp, xp_channel_id, xp_channel_at from balances
)`;
