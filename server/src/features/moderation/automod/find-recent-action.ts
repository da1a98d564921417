import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ChannelReaders } from '../../community/index.ts';
import type { FindFeatureActions } from '../../feature-action.ts';

interface Row {
  lastAt: Date;
  userId: string;
  week: number;
  rule: RuleKey | null;
  count: number;
}

/** For the overview: what rules did within two weeks where the person can read, without those that only log. */
export function findRecentRuleActions(db: Db, readers: ChannelReaders): FindFeatureActions {
  return async (guildId, userId) => {
    const { rows: channels } = await sql<{ id: string }>`
      select distinct channel_id::text as id from automod_hits
      where guild_id = ${guildId}::bigint and at > now() - interval '14 days' and not is_log_only`.execute(db);
    if (channels.length === 0) return [];
    const ids = channels.map(({ id }) => id);
    const readable = await readers.readable(guildId, userId, ids);
    const { rows } = await sql<Row>`
      with hits as materialized (
        select at, member_id, rules from automod_hits
        where guild_id = ${guildId}::bigint and at > now() - interval '14 days' and not is_log_only
          and channel_id = any(${[...readable]}::bigint[])
      ), most as (
        select rule, count(*)::int as count from hits, unnest(rules) as rule
        where at > now() - interval '7 days' group by rule order by count desc, rule limit 1
      )
      select at as "lastAt", member_id::text as "userId", most.rule, coalesce(most.count, 0) as count,
        (select count(*) from hits where at > now() - interval '7 days')::int as week
      from hits left join most on true order by at desc limit 1`.execute(db);
    return rows.map(({ rule, count, ...acted }) => ({
      feature: 'automod',
      ...acted,
      ...(rule !== null && { rule: { key: rule, count } }),
    }));
  };
}
