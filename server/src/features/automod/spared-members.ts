import { sql } from 'kysely';
import { createLoadingCache } from '../../cache/loading-cache.ts';
import type { Db } from '../../database/database.ts';

/** Members whom automoderation leaves alone for a while, as a moderator said. */
export interface SparedMembers {
  has(guildId: string, memberId: string): Promise<boolean>;
  /** From now on, in milliseconds; a later word counts. */
  spare(guildId: string, memberId: string, forMs: number, by: string): Promise<void>;
}

/** Another process knows of a change after so long, in milliseconds. */
const KNOWN_MS = 30_000;
const GUILDS_MAX = 5_000;

export function createSparedMembers(db: Db): SparedMembers {
  const known = createLoadingCache<Map<string, Date>>({ max: GUILDS_MAX, ttlMs: KNOWN_MS });
  const load = async (guildId: string) => {
    const rows = await db
      .selectFrom('automod_spared')
      .select(['member_id', 'until'])
      .where('guild_id', '=', guildId)
      .where('until', '>', sql<Date>`clock_timestamp()`)
      .execute();
    return new Map(rows.map(({ member_id: id, until }) => [id, until]));
  };
  return {
    async has(guildId, memberId) {
      const until = (await known.get(guildId, () => load(guildId))).get(memberId);
      return until !== undefined && until.getTime() > Date.now();
    },
    async spare(guildId, memberId, forMs, by) {
      const columns = { until: new Date(Date.now() + forMs), by_id: by };
      await db
        .insertInto('automod_spared')
        .values({ guild_id: guildId, member_id: memberId, ...columns })
        .onConflict((conflict) => conflict.columns(['guild_id', 'member_id']).doUpdateSet(columns))
        .execute();
      known.drop(guildId);
    },
  };
}
