import { ChannelType } from 'discord-api-types/v10';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { isIn, type ForgetScope } from '../../../forget/forget-person.ts';
import type { Overwrite } from '../../../discord/permissions.ts';

/** A channel or thread that is being deleted, as the gateway reports it. */
export interface LastState {
  id: string;
  /** The platform's channel type number. */
  type: number;
  /** Of a thread, its channel; of a channel, its category. */
  parentId: string | null;
  /** Empty for threads. */
  overwrites: readonly Overwrite[];
}

/** Who could read deleted channels and threads at the end. */
export interface DeletedChannels {
  record(guildId: string, channel: LastState): Promise<void>;
  /** The known ones among these, and the deleted channels of the threads among them, by id. */
  find(guildId: string, channelIds: readonly string[]): Promise<ReadonlyMap<string, LastState>>;
}

export function createDeletedChannels(db: Db): DeletedChannels {
  return {
    async record(guildId, { id, type, parentId, overwrites }) {
      await db
        .insertInto('deleted_channels')
        .values({
          guild_id: guildId,
          channel_id: id,
          type,
          parent_id: parentId,
          overwrite_ids: overwrites.map((overwrite) => overwrite.id),
          allowed: overwrites.map(({ allow }) => String(allow)),
          denied: overwrites.map(({ deny }) => String(deny)),
          deleted_at: new Date(),
        })
        .onConflict((conflict) => conflict.columns(['guild_id', 'channel_id']).doNothing())
        .execute();
    },

    async find(guildId, channelIds) {
      const named = sql<boolean>`channel_id = any(${channelIds}::bigint[]) or channel_id in (
        select parent_id from deleted_channels where guild_id = ${guildId}::bigint
          and channel_id = any(${channelIds}::bigint[]) and type = any(${THREAD_TYPES}::smallint[])
      )`;
      const rows = await db
        .selectFrom('deleted_channels')
        .selectAll()
        .where('guild_id', '=', guildId)
        .where(sql<boolean>`(${named})`)
        .execute();
      return new Map(
        rows.map((row) => [
          row.channel_id,
          {
            id: row.channel_id,
            type: row.type,
            parentId: row.parent_id,
            overwrites: row.overwrite_ids.map((id, place) => ({
              id,
              allow: BigInt(row.allowed[place] ?? 0),
              deny: BigInt(row.denied[place] ?? 0),
            })),
          },
        ]),
      );
    },
  };
}

const PRIVATE_THREAD: number = ChannelType.PrivateThread;
const THREAD_TYPES: readonly number[] = [ChannelType.AnnouncementThread, ChannelType.PublicThread, PRIVATE_THREAD];

/** Whether it is a type of thread. */
export function isThreadType(type: number): boolean {
  return THREAD_TYPES.includes(type);
}

/** Whether only members of such a thread see it. */
export function isPrivateThreadType(type: number): boolean {
  return type === PRIVATE_THREAD;
}

/** Takes a person out of the overwrites: their own ones are replaced by those of nobody. */
export async function forgetOverwritesOf(db: Db, { personId, guildId }: ForgetScope): Promise<void> {
  await sql`
    update deleted_channels set overwrite_ids = array_replace(overwrite_ids, ${personId}::bigint, 0)
    where ${isIn(guildId)} and overwrite_ids @> array[${personId}::bigint]`.execute(db);
}
