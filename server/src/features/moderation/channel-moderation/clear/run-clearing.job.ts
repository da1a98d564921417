import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { API } from '@discordjs/core/http-only';
import { m } from '#texts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import type { GuildDirectory } from '../../../community/index.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { runClearingJob } from './clearing-jobs.ts';
import type { ClearingStore } from './clearing-store.ts';
import { planClearing } from './plan-clearing.ts';

/** Deletes the messages of a clearing. They are chosen only once: a retry continues with the same ones. */
export function runClearing(store: ClearingStore, directory: Pick<GuildDirectory, 'nameOf'>): Job {
  return defineJob(runClearingJob, {
    failsWithoutAccess: true,
    async perform({ api, settings, ownDeletions }, { id }, { guildId }) {
      const clearing = await store.find(guildId, id);
      if (clearing === null || clearing.state !== 'running') return;
      const { channelId, wanted, moderatorId } = clearing;
      const plan = clearing.plan ?? (await planClearing(api, channelId, wanted));
      if (clearing.plan === null) await store.savePlan(guildId, id, plan);
      const { language } = await settings.get(guildId);
      // A failed lookup of the name must not stop the clearing.
      const name = await directory.nameOf(guildId, moderatorId).catch(() => null);
      const moderator = name === null ? moderatorId : `${name} (${moderatorId})`;
      const reason = m.clear_reason({ moderator }, { locale: language.interface });
      const command = wanted.commandId === null ? [] : [wanted.commandId];
      ownDeletions.note([...command, ...plan.recent, ...plan.old], { by: { id: moderatorId, name }, why: null });
      await deleteRecent(api, channelId, [...command, ...plan.recent], reason);
      for (const messageId of plan.old) await deleteOne(api, channelId, messageId, reason);
    },
    async settle(tx, { id }, { guildId, problem }) {
      await store.end(tx, guildId, id, problem);
    },
  });
}

/** The platform's limit for one bulk deletion. */
const BULK = 100;

/** Deletes messages younger than two weeks. Messages already gone are ignored, so it can be repeated. */
async function deleteRecent(api: API, channelId: string, messageIds: readonly string[], reason: string): Promise<void> {
  for (let start = 0; start < messageIds.length; start += BULK) {
    const [only, ...others] = messageIds.slice(start, start + BULK);
    if (only === undefined) return;
    if (others.length === 0) await deleteOne(api, channelId, only, reason);
    else await api.channels.bulkDeleteMessages(channelId, [only, ...others], { reason });
  }
}

/** Deletes a message; one already gone is ignored. */
async function deleteOne(api: API, channelId: string, messageId: string, reason: string): Promise<void> {
  await ignoreErrorCodes([Code.UnknownMessage], api.channels.deleteMessage(channelId, messageId, { reason }));
}
