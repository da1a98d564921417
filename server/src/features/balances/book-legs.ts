import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '../../database/database.ts';
import type { AccountLeg } from './accounts.ts';
import { type BookedRow, toPosting } from './booked-row.ts';
import type { Operation, Posting } from './operation.ts';

/** Books the legs of a movement whose members are held, and have enough; each account gets a row of its own. */
export async function bookLegs(
  tx: DbTransaction,
  { guildId, kind, members, accounts, reason = '', subject, byId }: Operation,
  operationId: string,
): Promise<Posting> {
  const legs = sql.join(
    members.map(
      ({ userId, balance = 0, xp = 0, peerId = null }) =>
        sql`(${userId}::bigint, ${balance}::bigint, ${xp}::bigint, ${peerId}::bigint)`,
    ),
  );
  const { rows } = await sql<BookedRow>`
    with legs (user_id, balance, xp, peer_id) as (values ${legs}),
    changed as (
      update balances b set balance = b.balance + l.balance, xp = b.xp + l.xp
      from legs l where b.guild_id = ${guildId}::bigint and b.user_id = l.user_id
      returning b.user_id, b.balance, b.xp
    ),
    entered as (${entriesOf(guildId, operationId, accounts)})
    insert into ledger
      (guild_id, user_id, kind, balance, xp, balance_after, xp_after, reason, by_id, operation_id, peer_user_id, subject)
    select ${guildId}::bigint, l.user_id, ${kind}, l.balance, l.xp, c.balance, c.xp,
      ${reason === '' ? null : reason}, ${byId ?? null}::bigint, ${operationId}::bigint, l.peer_id, ${subject ?? null}
    from legs l join changed c on c.user_id = l.user_id
    returning operation_id as "operationId", user_id as "userId", balance_after as balance, xp_after as xp`.execute(tx);
  return toPosting(rows, operationId);
}

function entriesOf(guildId: string, operationId: string, accounts: readonly AccountLeg[]): RawBuilder<unknown> {
  if (accounts.length === 0) return sql`select`;
  const rows = accounts.map(
    ({ account, amount }) => sql`(${guildId}::bigint, ${operationId}::bigint, ${account}, ${amount}::bigint)`,
  );
  return sql`insert into account_entries (guild_id, operation_id, account, amount) values ${sql.join(rows)}`;
}
