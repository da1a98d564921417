import type { API } from '@discordjs/core/http-only';
import type { LogEntry } from '@perigee/core/logs/entry';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { JobAttempt } from '../../../jobs/job-attempt.ts';
import { JobRefused } from '../../../jobs/job-refused.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { messageOf } from '../../../bot/message-of.ts';
import type { TranscriptFiles } from '../messages/transcript-files.ts';
import type { LogWebhooks } from '../webhooks/log-webhooks.ts';
import type { BatchKey, BatchStore } from './batch-store.ts';
import { composeBatch, isBatch } from './compose-batch.ts';
import { deliverJob } from '../entries/deliver-jobs.ts';
import { JobPostponed } from '../../../jobs/job-postponed.ts';
import { ownPermissions } from '../../../bot/guilds/own-permissions.ts';

/** A message that could not be posted for this long is given up, in milliseconds; its entries stay on the site. */
const GIVES_UP_MS = 24 * 60 * 60 * 1000;

/** Longest pause between attempts, in milliseconds, so that a repaired channel is noticed soon. */
const LONGEST_PAUSE_MS = 2 * 60_000;

interface DeliveryDeps {
  /** Does not retry failed calls: webhooks have no nonce, so a retry has to look for the message first. */
  once: API;
  batches: BatchStore;
  webhooks: LogWebhooks;
  transcripts: TranscriptFiles;
}

/** Posts the gathered entries of a log channel as one message. */
export function deliver({ once, batches, webhooks, transcripts }: DeliveryDeps): Job {
  return defineJob(deliverJob, {
    lane: 'logs',
    doneRetention: 'logActs',
    longestPauseMs: LONGEST_PAUSE_MS,
    failsOn: [Code.UnknownChannel],

    async perform(ctx, { channelId, batch }, attempt) {
      const key = { guildId: attempt.guildId, batch };
      await batches.close(channelId, key);
      const entries = await batches.entries(key);
      const [oldest] = entries;
      if (oldest === undefined) return;
      if (Date.now() - Date.parse(oldest.at) > GIVES_UP_MS) throw new JobRefused('It could not be posted within a day');

      const maySendFiles = mayAttach(ctx, key.guildId, channelId);
      const message = await composeLogMessage(ctx, key.guildId, entries);
      const files = maySendFiles ? await transcripts.of(key.guildId, entries, message.locale) : [];
      await post(ctx, { channelId, key, attempt, body: messageOf({ ...message.body, files }) });
    },

    isRepeatable: true,

    async settle(tx, { batch }, { guildId, messageId }) {
      if (messageId !== null) await batches.notePosted(tx, { guildId, batch }, messageId);
    },
  });

  interface Post {
    channelId: string;
    key: BatchKey;
    attempt: JobAttempt;
    body: ReturnType<typeof messageOf>;
  }

  /** Through the channel's webhook where it has one; by the bot where that was deleted. */
  async function post(ctx: BotContext, { channelId, key, attempt, body }: Post): Promise<void> {
    const matches = isBatch(body.embeds ?? []);
    const webhook = await webhooks.find(key.guildId, channelId);
    await batches.noteWebhook(key, webhook?.id ?? null);
    if (webhook !== null) {
      const by = { channelId, authorId: webhook.id, matches };
      const isSent = await webhooks.whileThere(webhook, () =>
        attempt.sendAs(by, () => webhooks.execute({ ...ctx, api: once }, webhook, body)),
      );
      if (isSent) return;
      await batches.noteWebhook(key, null);
    }
    const note = await webhooks.takeNote(ctx, key.guildId, channelId);
    await attempt.send(channelId, note === null ? body : { ...body, content: note }, matches);
  }
}

/** In the guild's current language. */
export async function composeLogMessage({ settings, site }: BotContext, guildId: string, entries: readonly LogEntry[]) {
  const { language } = await settings.get(guildId);
  const locale = language.interface;
  return { locale, body: { embeds: composeBatch(entries, { guildId, locale, publicUrl: site.publicUrl }) } };
}

const NEEDED = PERMISSIONS.ViewChannel | PERMISSIONS.SendMessages | PERMISSIONS.EmbedLinks;

/**
 * Whether the bot may attach files in a log channel, by cached permissions: the platform blocks addresses that make too
 * many refused requests.
 * @throws JobRefused for a deleted channel, JobPostponed for one the bot currently may not post in.
 */
function mayAttach(ctx: BotContext, guildId: string, channelId: string): boolean {
  // Another process runs the shard, or the guild has not arrived yet: the platform has to decide.
  if (ctx.cache.get(guildId) === undefined) return true;
  const permissions = ownPermissions(ctx, guildId, channelId);
  if (permissions === undefined) throw new JobRefused('Unknown Channel');
  if ((permissions & NEEDED) !== NEEDED) throw new JobPostponed('Missing Permissions');
  return (permissions & PERMISSIONS.AttachFiles) !== 0n;
}
