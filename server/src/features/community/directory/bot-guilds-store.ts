import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** The guilds the bot is in; written by the bot, read by the site. */
export interface BotGuildsStore {
  /** The subset of the given guilds that the bot is in. */
  among(guildIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Guilds of a shard, as last known. */
  ofShard(shard: Shard): Promise<string[]>;
  add(guildIds: readonly string[]): Promise<void>;
  remove(guildId: string): Promise<void>;
  /** Replaces the list of one shard: guilds not named are removed. */
  replaceShard(shard: Shard, guildIds: readonly string[]): Promise<void>;
}

interface Shard {
  id: number;
  count: number;
}

/** Rows per insert; the wire protocol allows 65535 parameters. */
const CHUNK = 10_000;

export function createBotGuildsStore(db: Db): BotGuildsStore {
  return {
    async among(guildIds) {
      if (guildIds.length === 0) return new Set();
      const rows = await db.selectFrom('bot_guilds').select('guild_id').where('guild_id', 'in', guildIds).execute();
      return new Set(rows.map((row) => row.guild_id));
    },

    async ofShard(shard) {
      const rows = await db.selectFrom('bot_guilds').select('guild_id').where(isOf(shard)).execute();
      return rows.map((row) => row.guild_id);
    },

    add: (guildIds) => insert(db, guildIds),

    async remove(guildId) {
      await db.deleteFrom('bot_guilds').where('guild_id', '=', guildId).execute();
    },

    replaceShard: (shard, guildIds) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('bot_guilds').where(isOf(shard)).execute();
        await insert(tx, guildIds);
      }),
  };
}

/** SQL: the platform's formula for the shard of a guild. */
const isOf = ({ id, count }: Shard) => sql<boolean>`(guild_id >> 22) % ${count} = ${id}`;

async function insert(db: Db, guildIds: readonly string[]): Promise<void> {
  for (let start = 0; start < guildIds.length; start += CHUNK) {
    const rows = guildIds.slice(start, start + CHUNK).map((guild_id) => ({ guild_id }));
    await db
      .insertInto('bot_guilds')
      .values(rows)
      .onConflict((conflict) => conflict.column('guild_id').doNothing())
      .execute();
  }
}
