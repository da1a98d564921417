import { DiscordAPIError } from '@discordjs/rest';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import { refusalOf } from '../../../discord/refusal.ts';
import type { LogWebhooks } from '../webhooks/log-webhooks.ts';
import type { BatchStore } from './batch-store.ts';
import { amendJob } from '../entries/deliver-jobs.ts';
import { composeLogMessage } from './deliver.job.ts';

/** Age up to which messages are edited, in milliseconds: the platform limits edits of older ones. */
const CHANGED_WITHIN_MS = 55 * 60_000;

/** Adds later information from the audit log to a posted message. */
export function amend({ batches, webhooks }: { batches: BatchStore; webhooks: LogWebhooks }): Job {
  return defineJob(amendJob, {
    lane: 'logs',
    doneRetention: 'logActs',
    async perform(ctx, { channelId, batch }, { guildId }) {
      const key = { guildId, batch };
      const posted = await batches.posted(key);
      if (posted === null || Date.now() - createdAt(posted.messageId).getTime() > CHANGED_WITHIN_MS) return;
      const { messageId, webhookId } = posted;
      const body = await composeLogMessage(ctx, guildId, await batches.entries(key));
      const change = { ...body, allowed_mentions: NO_PINGS };
      if (webhookId === null) {
        await unlessRefused(ctx.api.channels.editMessage(channelId, messageId, change));
        return;
      }
      const webhook = await webhooks.find(guildId, channelId);
      if (webhook === null || webhook.id !== webhookId) return;
      await unlessRefused(ctx.api.webhooks.editMessage(webhook.id, webhook.token, messageId, change));
    },
  });
}

/** The message may be gone by now, and a missing name is not worth a retry. */
async function unlessRefused(edit: Promise<unknown>): Promise<void> {
  try {
    await edit;
  } catch (error) {
    if (refusalOf(error) === 'passing' && !isTooOften(error)) throw error;
  }
}

function isTooOften(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached;
}
