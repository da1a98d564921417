import { OverwriteType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import type { Db } from '../../../../database/database.ts';

const bits = z.object({ allow: z.string(), deny: z.string() });

/**
 * The overwrites before the lock: null if there was none, undefined for the bot's own if it was not changed. `others` are
 * those of roles and members by their id.
 */
const savedSchema = z.object({
  everyone: z.nullable(bits),
  own: z.optional(z.nullable(bits)),
  others: z.optional(z.record(z.string(), z.object({ type: z.enum(OverwriteType), before: z.nullable(bits) }))),
});
export type SavedOverwrites = z.infer<typeof savedSchema>;

interface Lock {
  guildId: string;
  channelId: string;
  moderatorId: string;
  reason: string;
  saved: SavedOverwrites;
}

export interface LockStore {
  find(guildId: string, channelId: string): Promise<SavedOverwrites | null>;
  /** The ids of all locked channels. */
  list(guildId: string): Promise<string[]>;
  /** Called before anything is changed, so that the original overwrites are never lost. */
  save(lock: Lock): Promise<void>;
  remove(guildId: string, channelId: string): Promise<void>;
}

/** Locked channels with their original overwrites. */
export function createLockStore(db: Db): LockStore {
  return {
    async find(guildId, channelId) {
      const row = await db
        .selectFrom('channel_locks')
        .select('saved')
        .where('guild_id', '=', guildId)
        .where('channel_id', '=', channelId)
        .executeTakeFirst();
      return row === undefined ? null : z.parse(savedSchema, row.saved);
    },

    async list(guildId) {
      const rows = await db.selectFrom('channel_locks').select('channel_id').where('guild_id', '=', guildId).execute();
      return rows.map(({ channel_id: id }) => id);
    },

    async save({ guildId, channelId, moderatorId, reason, saved }) {
      const lock = { moderator_id: moderatorId, reason, saved: JSON.stringify(saved) };
      await db
        .insertInto('channel_locks')
        .values({ guild_id: guildId, channel_id: channelId, ...lock })
        .onConflict((conflict) => conflict.columns(['guild_id', 'channel_id']).doUpdateSet(lock))
        .execute();
    },

    async remove(guildId, channelId) {
      await db
        .deleteFrom('channel_locks')
        .where('guild_id', '=', guildId)
        .where('channel_id', '=', channelId)
        .execute();
    },
  };
}
