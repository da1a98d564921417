import { type APIChannel, type APIGuildChannel, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { closeChannel, isClosed, openClosing, reachedChannel } from './close-channels.ts';
import { closeChannelJob } from './mute-role-jobs.ts';
import type { MuteChannelStore } from './mute-channel-store.ts';

/** Denies the mute role in a channel that is new or was moved to another category. */
export function closeNewChannel(channels: MuteChannelStore): Job {
  return defineJob(closeChannelJob, {
    failsWithoutAccess: true,
    async perform({ api, settings, botId }, { channelId }, { guildId }) {
      const { muteRole: roleId, language } = await settings.get(guildId);
      const channel = await ignoreErrorCodes(CHANNEL_GONE, api.channels.get(channelId));
      if (roleId === null || channel === undefined || !isGuildChannel(channel)) return;
      const reason = m.mute_role_reason({}, { locale: language.interface });
      const closing = await openClosing(api, { guildId, roleId, botId, reason });
      const result = isClosed(closing, channel) ? reachedChannel(channel) : await closeChannel(closing, channel);
      await channels.reached(guildId, [result]);
    },
  });
}

const CHANNEL_GONE = [Code.UnknownChannel, Code.MissingAccess];

function isGuildChannel(channel: APIChannel): channel is APIChannel & APIGuildChannel {
  return 'guild_id' in channel && 'permission_overwrites' in channel;
}
