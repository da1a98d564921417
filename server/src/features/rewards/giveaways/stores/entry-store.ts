import { sql } from 'kysely';
import { createBatcher } from '../../../../database/batcher.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { GiveawayKey } from '../record.ts';
import { onlyRow } from '../../../../database/only-row.ts';

interface Entry extends GiveawayKey {
  userId: string;
}

/** `entered` also where the same member entered twice at once: it is counted once. */
export type EntryOutcome = 'entered' | 'already' | 'closed';

/** Stores who entered. */
export interface EntryStore {
  /** Enters a member once, while the giveaway runs. Concurrent calls share a statement. */
  enter(entry: Entry): Promise<EntryOutcome>;
  /** False where they had not entered, or entries can no longer change. */
  leave(entry: Entry): Promise<boolean>;
  isIn(entry: Entry): Promise<boolean>;
  count(db: Db | DbTransaction, key: GiveawayKey): Promise<number>;
  /** Number of entries of several giveaways, by id. */
  countAll(guildId: string, ids: readonly string[]): Promise<Map<string, number>>;
  /** Every id, in ascending numeric order. */
  ids(key: GiveawayKey): Promise<string[]>;
  /** Some ids with the time each entered, in the same order. */
  page(key: GiveawayKey, after: string | null, limit: number): Promise<{ userId: string; at: Date }[]>;
}

/** Members can enter and leave until the moment it ends, by the database's clock, which all processes share. */
const TAKES_ENTRIES = sql`g.state = 'running' and g.ends_at > clock_timestamp()`;

export function createEntryStore(db: Db): EntryStore {
  const rows = ({ guildId, id }: GiveawayKey) =>
    db.selectFrom('giveaway_entries').where('guild_id', '=', guildId).where('giveaway_id', '=', id);

  return {
    enter: createBatcher((entries: readonly Entry[]) => enterAll(db, entries)),

    async leave({ guildId, id, userId }) {
      const { numAffectedRows = 0n } = await sql`
        with held as materialized (
          select g.guild_id, g.id from giveaways g
          where g.guild_id = ${guildId}::bigint and g.id = ${id}::uuid and ${TAKES_ENTRIES} for share
        )
        delete from giveaway_entries e using held
        where e.guild_id = held.guild_id and e.giveaway_id = held.id and e.user_id = ${userId}::bigint`.execute(db);
      return numAffectedRows > 0n;
    },

    async isIn({ userId, ...key }) {
      return (await rows(key).select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined;
    },

    async count(on, { guildId, id }) {
      const counted = await sql<{ count: string }>`
        select count(*) as count from giveaway_entries
        where guild_id = ${guildId}::bigint and giveaway_id = ${id}::uuid`.execute(on);
      return Number(onlyRow(counted).count);
    },

    async countAll(guildId, ids) {
      if (ids.length === 0) return new Map();
      const found = await db
        .selectFrom('giveaway_entries')
        .select((entries) => ['giveaway_id as id', entries.fn.countAll<string>().as('count')])
        .where('guild_id', '=', guildId)
        .where('giveaway_id', 'in', ids)
        .groupBy('giveaway_id')
        .execute();
      return new Map(found.map(({ id, count }) => [id, Number(count)]));
    },

    async ids(key) {
      const found = await rows(key).select('user_id').orderBy('user_id').execute();
      return found.map(({ user_id: userId }) => userId);
    },

    page: (key, after, limit) =>
      rows(key)
        .select(['user_id as userId', 'entered_at as at'])
        .where('user_id', '>', after ?? '-1')
        .orderBy('user_id')
        .limit(limit)
        .execute(),
  };
}

/** The draw locks the giveaway's row too, so nobody is told they entered without being in the list. */
async function enterAll(db: Db, entries: readonly Entry[]): Promise<EntryOutcome[]> {
  const { rows } = await sql<{ place: number; isOpen: boolean; isNew: boolean }>`
    with given as (
      select guild_id, id, user_id, place
      from unnest(
        ${entries.map(({ guildId }) => guildId)}::bigint[],
        ${entries.map(({ id }) => id)}::uuid[],
        ${entries.map(({ userId }) => userId)}::bigint[]
      ) with ordinality as u (guild_id, id, user_id, place)
    ),
    held as materialized (
      select g.guild_id, g.id from giveaways g
      where (g.guild_id, g.id) in (select guild_id, id from given) and ${TAKES_ENTRIES}
      order by g.guild_id, g.id for share
    ),
    added as (
      insert into giveaway_entries (guild_id, giveaway_id, user_id)
      select distinct given.guild_id, given.id, given.user_id from given join held using (guild_id, id)
      order by 1, 2, 3
      on conflict do nothing
      returning guild_id, giveaway_id, user_id
    )
    select given.place::int as place, held.id is not null as "isOpen", added.user_id is not null as "isNew"
    from given
    left join held using (guild_id, id)
    left join added on added.guild_id = given.guild_id and added.giveaway_id = given.id and added.user_id = given.user_id
    order by given.place`.execute(db);
  return rows.map(({ isOpen, isNew }) => (isNew ? 'entered' : isOpen ? 'already' : 'closed'));
}
