import { ACTIVITY_DAYS, type ActivityKind } from '@perigee/core/activity/kinds';
import { GAME_NAMES } from '@perigee/core/games/names';
import { sql } from 'kysely';
import type { DbTransaction } from '../../database/database.ts';
import { ADDED_UP } from './activity-buffer.ts';

/** The feature that each kind of ledger movement belongs to. */
const FEATURES: Readonly<Record<string, ActivityKind>> = {
  messageXp: 'messageXp',
  voiceXp: 'voiceXp',
  level: 'levelRewards',
  daily: 'bonuses',
  weekly: 'bonuses',
  buy: 'items',
  job: 'customJobs',
  couponStake: 'memberCoupons',
  ...Object.fromEntries(GAME_NAMES.map((game) => [game, 'games' as const])),
};

/** Counts feature activity from the ledger rows of the transactions from `from` (inclusive) to `upTo` (exclusive). */
export async function takeLedger(tx: DbTransaction, from: string, upTo: string): Promise<void> {
  const kinds = Object.keys(FEATURES);
  await sql`
    insert into guild_activity as a (guild_id, kind, hour, times, last_at, last_user_id)
    select guild_id, feature, date_trunc('hour', at, 'UTC'), count(*), max(at), (array_agg(user_id order by id desc))[1]
    from ledger
    join unnest(${kinds}::text[], ${kinds.map((kind) => FEATURES[kind] ?? '')}::text[]) as f (name, feature)
      on f.name = ledger.kind
    where tx >= ${from}::xid8 and tx < ${upTo}::xid8 and at >= now() - make_interval(days => ${ACTIVITY_DAYS})
    group by 1, 2, 3 order by 1, 2, 3
    ${ADDED_UP}`.execute(tx);
}
