import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { EARNING_KINDS } from '@perigee/core/insights/economy-health/earning-kinds';
import { EARNING_STEPS } from '@perigee/core/insights/economy-health/earning-steps';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { accountEntries, followedMovements } from '../../economy/index.ts';
import { ECONOMY_PROGRESS } from './summaries.ts';

/** The first sum that differs from the ledger. */
export interface SummaryDifference {
  guildId: string;
  /** Which sum, for example `hour 2026-11-22 10:00 work`. */
  of: string;
  kept: string;
  ledger: string;
}

/**
 * Compares the sums of one economy, or of all, with the ledger and the accounts, as far as these are processed. Reads
 * everything in one statement, so that it sees one snapshot.
 */
export async function checkSummaries(db: Db, guildId: string | null = null): Promise<SummaryDifference | null> {
  const { rows } = await sql<SummaryDifference>`
    with taken as materialized (
      select * from ${followedMovements(ECONOMY_PROGRESS)} l
    ),
    differences as (${supply} union all ${hours} union all ${earners} union all ${steps})
    select guild_id as "guildId", of, kept, ledger from differences
    where ${guildId}::bigint is null or guild_id = ${guildId}::bigint order by guild_id, of limit 1`.execute(db);
  return rows[0] ?? null;
}

const supply = sql`
  select guild_id, 'supply' as of, coalesce(s.supply, 0)::text as kept, coalesce(l.supply, 0)::text as ledger
  from (select guild_id, sum(balance) as supply from taken group by guild_id) l
  full join economy_supply s using (guild_id)
  where coalesce(s.supply, 0) <> coalesce(l.supply, 0)`;

/** The oldest hour kept is incomplete or being deleted, so it is not compared. */
const hours = sql`
  select guild_id, concat('hour ', hour, ' ', kind), coalesce(h.net, 0)::text, coalesce(l.net, 0)::text
  from (
    select guild_id, hour, case when account ~ '^(mint|sink):' then substr(account, 6)
      else split_part(account, ':', 1) end as kind, -sum(amount) as net
    from (
      select guild_id, date_trunc('hour', at, 'UTC') as hour, coalesce(account, kind) as account, -balance as amount
      from taken where operation_id is null
      union all
      select e.guild_id, date_trunc('hour', o.at, 'UTC'), e.account, e.amount
      from (select distinct guild_id, operation_id, at from taken where operation_id is not null) o
      join ${accountEntries} e using (guild_id, operation_id)
    ) accounts
    group by 1, 2, 3
  ) l
  full join (select guild_id, hour, kind, minted - removed as net from economy_hours) h using (guild_id, hour, kind)
  where coalesce(h.net, 0) <> coalesce(l.net, 0)
    and hour > now() - make_interval(secs => ${RETENTION_MS.economyHours / 1000}::float8)`;

const earners = sql`
  select guild_id, concat('earner ', week, ' ', user_id), concat_ws(' ', e.earned, e.works),
    concat_ws(' ', l.earned, l.works)
  from (
    select guild_id, date_trunc('week', at, 'UTC') as week, user_id, sum(balance) as earned,
      count(*) filter (where kind = 'work') as works
    from taken where kind in (${sql.join([...EARNING_KINDS])}) group by 1, 2, 3
  ) l
  full join economy_earners e using (guild_id, week, user_id)
  where (e.earned is distinct from l.earned or e.works is distinct from l.works)
    and week > now() - make_interval(secs => ${RETENTION_MS.economyWeeks / 1000}::float8)`;

const steps = sql`
  select guild_id, concat('step ', week, ' ', step), coalesce(s.members, 0)::text, coalesce(e.members, 0)::text
  from (
    select guild_id, week, width_bucket(earned / bit_count(hours), ${`{${EARNING_STEPS.join(',')}}`}::numeric[]) as step,
      count(*) as members
    from economy_earners group by 1, 2, 3
  ) e
  full join economy_earning_steps s using (guild_id, week, step)
  where coalesce(s.members, 0) <> coalesce(e.members, 0)
    and week > now() - make_interval(secs => ${RETENTION_MS.economyWeeks / 1000}::float8)`;
