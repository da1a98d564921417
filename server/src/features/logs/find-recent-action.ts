import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { eventsLeaving } from '@perigee/core/logs/shown-entry';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { ChannelReaders } from '../community/index.ts';
import type { FindFeatureActions } from '../feature-action.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum number of entries counted per week; beyond it the exact number hardly matters. */
const COUNTED_MAX = 10_000;

/** The newest entries of a channel, or of none, with the same trace for those who do not see it. */
interface Group {
  channelId: string | null;
  /** Whether they leave nothing without their channel, or a hidden entry. */
  leavesNothing: boolean;
  leavesHidden: boolean;
  lastAt: Date;
  userId: string | null;
  week: number;
}

/** For the overview: what was logged, as far as the person sees it. */
export function findRecentLogActions(db: Db, readers: ChannelReaders): FindFeatureActions {
  return async (guildId, userId) => {
    const groups = await readGroups(db, guildId);
    const channelsOf = (isAsked: (group: Group) => boolean) =>
      groups.flatMap((group) => (group.channelId !== null && isAsked(group) ? group.channelId : []));
    const [viewable, readable] = await Promise.all([
      readers.viewable(
        guildId,
        userId,
        channelsOf(({ leavesNothing }) => leavesNothing),
      ),
      readers.readable(
        guildId,
        userId,
        channelsOf(({ leavesHidden }) => leavesHidden),
      ),
    ]);
    const seen = groups.filter(
      ({ channelId, leavesNothing }) => !leavesNothing || channelId === null || viewable.has(channelId),
    );
    const [last] = seen;
    if (last === undefined) return [];
    const isHidden = last.leavesHidden && last.channelId !== null && !readable.has(last.channelId);
    const week = seen.reduce((sum, group) => sum + group.week, 0);
    return [{ feature: 'logs', lastAt: last.lastAt, userId: isHidden ? null : last.userId, week }];
  };
}

/** Those with the newest entries first. */
async function readGroups(db: Db, guildId: string): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select channel_id::text as "channelId",
      event = any(${eventsLeaving('nothing')}::text[]) as "leavesNothing",
      event = any(${eventsLeaving('hidden')}::text[]) as "leavesHidden",
      max(at) as "lastAt", ((array_agg(member_id order by id desc))[1])::text as "userId",
      (count(*) filter (where id > ${firstIdAt(Date.now() - 7 * DAY_MS)}::bigint))::int as week
    from (
      select id, at, event, channel_id, member_id from log_entries
      where guild_id = ${guildId}::bigint order by id desc limit ${COUNTED_MAX}
    ) newest
    group by 1, 2, 3 order by max(id) desc`.execute(db);
  return rows;
}
