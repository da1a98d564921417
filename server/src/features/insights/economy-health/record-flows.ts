import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { EARNING_KINDS } from '@perigee/core/insights/economy-health/earning-kinds';
import { sql } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import { accountEntries, movementsBetween } from '../../economy/index.ts';

/**
 * Adds the ledger rows of these transactions to the supply, and to the amounts each kind minted, removed and moved in
 * its hour. The account on the other side is in the row itself or in the account entries of its operation. Rows from
 * before the books have neither, and count by their sign.
 */
export async function recordFlows(tx: DbTransaction, from: string, upTo: string): Promise<void> {
  await sql`
    with rows as materialized (
      select guild_id, at, kind, balance, account, operation_id, peer_user_id
      from ${movementsBetween(from, upTo)} l
    ),
    supplied as (
      insert into economy_supply as s (guild_id, supply)
      select guild_id, sum(balance) from rows group by guild_id
      on conflict (guild_id) do update set supply = s.supply + excluded.supply
    ),
    flows as (
      select guild_id, at, ${kindOf(sql`coalesce(account, kind)`)} as kind, balance, 0::bigint as moved
      from rows where operation_id is null and balance <> 0
      union all
      -- Work that paid nothing was done all the same.
      select guild_id, at, kind, 0, 0 from rows where balance = 0 and kind in (${sql.join([...EARNING_KINDS])})
      union all
      select guild_id, at, kind, 0, -balance
      from rows where operation_id is not null and peer_user_id is not null and balance < 0
      union all
      select o.guild_id, o.at, ${kindOf(sql`e.account`)}, -e.amount, 0
      from (select guild_id, operation_id, min(at) as at from rows where operation_id is not null group by 1, 2) o
      cross join lateral (
        select account, amount from ${accountEntries} a
        where guild_id = o.guild_id and operation_id = o.operation_id
        -- Kept apart, so that nothing else of the entries is read.
        offset 0
      ) e
    )
    insert into economy_hours as h (guild_id, hour, kind, minted, removed, moved, times)
    select guild_id, date_trunc('hour', at, 'UTC'), kind, sum(greatest(balance, 0)), sum(greatest(-balance, 0)),
      sum(moved), count(*)
    from flows where at >= now() - make_interval(secs => ${RETENTION_MS.economyHours / 1000}::float8)
    group by 1, 2, 3
    on conflict (guild_id, hour, kind) do update set minted = h.minted + excluded.minted,
      removed = h.removed + excluded.removed, moved = h.moved + excluded.moved, times = h.times + excluded.times`.execute(
    tx,
  );
}

/** The kind of an account: both `mint:work` and `sink:work` are work. */
function kindOf(account: ReturnType<typeof sql>) {
  return sql`case
    when ${account} like 'mint:%' or ${account} like 'sink:%' then substr(${account}, 6)
    when ${account} like 'escrow:%' then 'escrow'
    else ${account}
  end`;
}
