import type { CouponStatistics } from '@perigee/core/rewards/coupons/schema';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';

/** Days shown, including today. */
const DAYS = 30;

/** Total uses, and uses per day of a time zone; days without uses are 0. */
export async function readCouponStatistics(
  db: Db,
  guildId: string,
  timeZone: string,
): Promise<Omit<CouponStatistics, 'guesses'>> {
  const [{ rows: days }, { rows: sums }] = await Promise.all([
    sql<{ day: string; uses: number }>`
      with days as (
        select generate_series(
          date_trunc('day', now() at time zone ${timeZone}) - make_interval(days => ${DAYS - 1}::integer),
          date_trunc('day', now() at time zone ${timeZone}), interval '1 day'
        ) as day
      ),
      used as (
        select date_trunc('day', at at time zone ${timeZone}) as day, count(*) as uses from coupon_uses
        where guild_id = ${guildId}::bigint and state <> 'refused'
          and at > now() - make_interval(days => ${DAYS + 1}::integer)
        group by 1
      )
      select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(used.uses, 0)::integer as uses
      from days left join used using (day) order by days.day`.execute(db),
    sql<{ kind: string; uses: number; amount: string }>`
      select c.prize ->> 'kind' as kind, sum(c.used)::integer as uses,
        sum(c.used * (c.prize ->> 'amount')::numeric) as amount
      from coupons c where c.guild_id = ${guildId}::bigint group by 1`.execute(db),
  ]);
  const of = (kind: string) => sums.find((row) => row.kind === kind);
  return {
    days,
    uses: sums.reduce((sum, { uses }) => sum + uses, 0),
    money: Number(of('money')?.amount ?? 0),
    xp: Number(of('xp')?.amount ?? 0),
    pieces: Number(of('item')?.amount ?? 0),
    roles: of('role')?.uses ?? 0,
  };
}
