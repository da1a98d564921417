import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { sql } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import { movementsBetween } from '../../economy/index.ts';

/** How many are kept per hour, enough for the list of any period. */
export const MOVEMENTS_KEPT = 10;

/**
 * Keeps the largest movements of each hour. Of a transfer, only the sender's side counts. A reset of all balances is
 * left out, as it would fill the list with all its members.
 */
export async function recordMovements(tx: DbTransaction, from: string, upTo: string): Promise<void> {
  const { rows } = await sql<{ guildId: string; hour: Date }>`
    with rows as materialized (
      select id, guild_id, date_trunc('hour', at, 'UTC') as hour, at, kind, balance, subject, user_id, peer_user_id
      from ${movementsBetween(from, upTo)} l
      where balance <> 0 and kind not in ('reset', 'resetUndo')
        and (peer_user_id is null or balance < 0) and at >= now() - make_interval(secs => ${RETENTION_MS.economyHours / 1000}::float8)
    ),
    least as materialized (
      select k.guild_id, k.hour, coalesce(m.size, 0) as size
      from (select distinct guild_id, hour from rows) k
      left join lateral (
        select size from economy_movements m where m.guild_id = k.guild_id and m.hour = k.hour
        order by size desc, ledger_id desc offset ${MOVEMENTS_KEPT - 1} limit 1
      ) m on true
    ),
    largest as (
      select r.*, row_number() over (partition by r.guild_id, r.hour order by abs(r.balance) desc, r.id desc) as place
      from rows r join least l on l.guild_id = r.guild_id and l.hour = r.hour and abs(r.balance) > l.size
    ),
    kept as (
      insert into economy_movements
        (guild_id, hour, size, ledger_id, at, kind, amount, subject, user_id, peer_user_id)
      select guild_id, hour, abs(balance), id, at, kind, balance, subject, user_id, peer_user_id
      from largest where place <= ${MOVEMENTS_KEPT}
      returning guild_id, hour
    )
    select distinct guild_id as "guildId", hour from kept`.execute(tx);
  if (rows.length > 0) await dropReplacedMovements(tx, rows);
}

async function dropReplacedMovements(
  tx: DbTransaction,
  hours: readonly { guildId: string; hour: Date }[],
): Promise<void> {
  await sql`
    delete from economy_movements m
    using (
      select k.guild_id, k.hour, o.size, o.ledger_id
      from unnest(
        ${hours.map(({ guildId }) => guildId)}::bigint[],
        ${hours.map(({ hour }) => hour.toISOString())}::timestamptz[]
      ) as k (guild_id, hour)
      cross join lateral (
        select size, ledger_id from economy_movements
        where guild_id = k.guild_id and hour = k.hour
        order by size desc, ledger_id desc offset ${MOVEMENTS_KEPT}
      ) o
    ) over_many
    where m.guild_id = over_many.guild_id and m.hour = over_many.hour and m.size = over_many.size
      and m.ledger_id = over_many.ledger_id`.execute(tx);
}
