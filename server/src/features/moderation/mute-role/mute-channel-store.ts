import { randomUUID } from 'node:crypto';
import type { ChannelProblem } from '@perigee/core/moderation/mute-role/endpoints';
import { enqueueJob } from '../../../jobs/jobs.ts';
import type { Db } from '../../../database/database.ts';
import { closeChannelJob } from './mute-role-jobs.ts';

/** A channel where the mute role was denied, or the problem that prevented it. */
export interface ReachedChannel {
  id: string;
  parentId: string | null;
  name: string;
  problem: ChannelProblem | null;
}

/** The channels the bot has tried to deny the mute role in, with the results. */
export interface MuteChannelStore {
  reached(guildId: string, channels: readonly ReachedChannel[]): Promise<void>;
  channels(guildId: string): Promise<ReachedChannel[]>;
  channel(guildId: string, channelId: string): Promise<ReachedChannel | null>;
  forgetChannel(guildId: string, channelId: string): Promise<void>;
  /** Schedules a check of the channel. */
  enqueueChannel(guildId: string, channelId: string): Promise<void>;
}

export function createMuteChannelStore(db: Db): MuteChannelStore {
  const channelsOf = (guildId: string) =>
    db
      .selectFrom('mute_channels')
      .select(['channel_id as id', 'parent_id as parentId', 'name', 'problem'])
      .where('guild_id', '=', guildId);

  return {
    async reached(guildId, channels) {
      if (channels.length === 0) return;
      const rows = channels.map(({ id, parentId, name, problem }) => {
        return { guild_id: guildId, channel_id: id, parent_id: parentId, name, problem };
      });
      await db
        .insertInto('mute_channels')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['guild_id', 'channel_id']).doUpdateSet((row) => ({
            parent_id: row.ref('excluded.parent_id'),
            name: row.ref('excluded.name'),
            problem: row.ref('excluded.problem'),
          })),
        )
        .execute();
    },

    channels: (guildId) => channelsOf(guildId).orderBy('channel_id').execute(),

    async channel(guildId, channelId) {
      return (await channelsOf(guildId).where('channel_id', '=', channelId).executeTakeFirst()) ?? null;
    },

    async forgetChannel(guildId, channelId) {
      await db
        .deleteFrom('mute_channels')
        .where('guild_id', '=', guildId)
        .where('channel_id', '=', channelId)
        .execute();
    },

    enqueueChannel: (guildId, channelId) =>
      db
        .transaction()
        .execute((tx) =>
          enqueueJob(tx, closeChannelJob, { guildId, key: randomUUID(), subject: channelId, payload: { channelId } }),
        ),
  };
}
