import { holds } from '@perigee/core/base/permissions/permissions';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { namePermissions } from '../../../../bot/access/permission-texts.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { overwritesOf } from '../../../../discord/permission-guild.ts';
import { computeChannelPermissions } from '../../../../discord/permissions.ts';
import { JobRefused } from '../../../../jobs/job-refused.ts';
import { lockChannel, unlockChannel } from './lock-channel.ts';
import { lockChannelJob } from './lock-job.ts';
import type { LockStore } from './lock-store.ts';

const NEEDED = ['ViewChannel', 'SendMessages', 'ManageRoles'] as const;

/** Locks or unlocks one of many channels. What is done already is not done again. */
export function lockOneOfMany(locks: LockStore): Job {
  return defineJob(lockChannelJob, {
    failsWithoutAccess: true,
    async perform({ api, cache, botId, settings }, payload, { guildId }) {
      const { channelId, isLock, moderatorId, moderatorRoleIds, reason, auditReason } = payload;
      const channel = await ignoreErrorCodes([Code.UnknownChannel], api.channels.get(channelId));
      const guild = cache.get(guildId);
      if (channel === undefined) return locks.remove(guildId, channelId);
      if (guild === undefined) throw new Error('the server is not loaded yet');
      const bot = { userId: botId, roleIds: guild.ownRoleIds };
      const overwrites = overwritesOf(channel);
      const botPermissions = computeChannelPermissions(guild, bot, overwrites);
      const missing = NEEDED.filter((name) => !holds(botPermissions, name));
      if (missing.length > 0) {
        const { language } = await settings.get(guildId);
        const locale = language.interface;
        throw new JobRefused(m.bot_forbidden({ permissions: namePermissions(missing, locale) }, { locale }));
      }
      const locking = { api, locks, channelId, auditReason, place: { guild, bot, botPermissions, overwrites } };
      if (!isLock) await unlockChannel(locking);
      else await lockChannel(locking, { moderator: { userId: moderatorId, roleIds: moderatorRoleIds }, reason });
      return undefined;
    },
  });
}
