import type { OwnGiveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import type { EntryStore } from './entry-store.ts';
import { giveawayStore } from './giveaway-store.ts';
import { winnerStore } from './winner-store.ts';

/** How many giveaways a member is shown, the newest. */
const OWN_MAX = 50;

/** Giveaways of one member. */
export const ownGiveawaysStore = {
  /** What they entered in a guild: running ones first, then the latest ended. */
  async list(
    { db, entries }: { db: Db; entries: Pick<EntryStore, 'countAll'> },
    guildId: string,
    userId: string,
  ): Promise<OwnGiveaway[]> {
    const { rows } = await sql<{ id: string; enteredAt: Date }>`
      select g.id, e.entered_at as "enteredAt"
      from giveaway_entries e join giveaways g on g.guild_id = e.guild_id and g.id = e.giveaway_id
      where e.guild_id = ${guildId}::bigint and e.user_id = ${userId}::bigint
      order by g.ended_at desc nulls first, g.number desc limit ${OWN_MAX}`.execute(db);
    const ids = rows.map(({ id }) => id);
    const [counts, winners] = await Promise.all([entries.countAll(guildId, ids), winnerStore.list(db, guildId, ids)]);
    const found = await Promise.all(rows.map(({ id }) => giveawayStore.find(db, { guildId, id })));
    return found.flatMap((giveaway, index) => {
      const row = rows[index];
      if (giveaway === null || row === undefined) return [];
      const { id, state, about, channelId: channel, messageId, endsAt, endedAt } = giveaway;
      const won = winners.findLast((winner) => winner.giveawayId === id && winner.userId === userId);
      return [
        {
          id,
          state,
          prize: about.prize,
          winners: about.winners,
          channel,
          messageId,
          endsAt: endsAt?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
          entries: endedAt === null ? (counts.get(id) ?? 0) : giveaway.entries,
          enteredAt: row.enteredAt.toISOString(),
          won: won === undefined ? null : { state: won.state, claimUntil: won.claimUntil?.toISOString() ?? null },
        },
      ];
    });
  },
};
