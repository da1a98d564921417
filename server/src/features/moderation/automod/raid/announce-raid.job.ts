import { isLogOnly } from '@perigee/core/moderation/automod/schema';
import { renderTemplate } from '@perigee/core/base/templates/rendering/render-template';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { guildValues } from '../../../community/index.ts';
import { announceRaidJob, RAID_PAUSE_MAX_MS } from './raid-jobs.ts';
import type { RaidStore } from './raid-store.ts';

/** The overview reports missing permissions. */
const CAN_NOT_POST = [Code.UnknownChannel, Code.MissingPermissions, Code.MissingAccess];

/** Posts the rule's own message about a raid, and pings the roles that it names. */
export function announceRaid(raids: RaidStore): Job {
  return defineJob(announceRaidJob, {
    longestPauseMs: RAID_PAUSE_MAX_MS,
    async perform({ api, settings, cache, site }, { id }, { guildId, send }) {
      const { autoModeration, automodLog } = await settings.get(guildId);
      const { message } = autoModeration.raid;
      const channelId = message.channel ?? automodLog;
      if (!message.enabled || channelId === null || isLogOnly(autoModeration.raid, Date.now())) return;
      const raid = await raids.find(guildId, id);
      if (raid === null || raid.endedAt !== null || raid.undoneBy !== null) return;
      const guild = { ...(await api.guilds.get(guildId)), memberCount: cache.get(guildId)?.memberCount ?? null };
      const values = { guild: guildValues(guild, site.cdnUrl) };
      const { content, allowedMentions } = renderTemplate(message.template, 'raid', values);
      if (content === '') return;
      const body = { content, allowed_mentions: allowedMentions };
      await ignoreErrorCodes(
        CAN_NOT_POST,
        send(channelId, body, (posted) => posted.content === content),
      );
    },
  });
}
