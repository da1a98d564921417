import type { LogEntry } from '@perigee/core/logs/entry';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { JobRefused } from '../../../jobs/job-refused.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { TranscriptFiles } from '../messages/transcript-files.ts';
import { composeBatch } from './compose-batch.ts';
import { deliveryForms } from './delivery-forms.ts';
import { batchPoster, type PostDeps } from './post-batch.ts';
import { deliverJob } from '../entries/deliver-jobs.ts';
import { JobPostponed } from '../../../jobs/job-postponed.ts';
import { ownPermissions } from '../../../bot/guilds/own-permissions.ts';

/** A message that could not be posted for this long is given up, in milliseconds; its entries stay on the site. */
const GIVES_UP_MS = 24 * 60 * 60 * 1000;

/** Longest pause between attempts, in milliseconds, so that a repaired channel is noticed soon. */
const LONGEST_PAUSE_MS = 2 * 60_000;

interface DeliveryDeps extends PostDeps {
  transcripts: TranscriptFiles;
}

/** Posts the gathered entries of a log channel as one message. */
export function deliver({ transcripts, ...deps }: DeliveryDeps): Job {
  const { batches } = deps;
  const postBatch = batchPoster(deps);
  return defineJob(deliverJob, {
    lane: 'logs',
    doneRetention: 'logActs',
    longestPauseMs: LONGEST_PAUSE_MS,

    async perform(ctx, { channelId, batch }, attempt) {
      const key = { guildId: attempt.guildId, batch };
      await batches.close(channelId, key);
      const entries = await batches.entries(key);
      const [oldest] = entries;
      if (oldest === undefined) return;
      if (Date.now() - Date.parse(oldest.at) > GIVES_UP_MS) throw new JobRefused('It could not be posted within a day');

      const maySendFiles = mayAttach(ctx, key.guildId, channelId);
      const view = await viewOf(ctx, key.guildId);
      const files = maySendFiles ? await transcripts.of(key.guildId, entries, view.locale) : [];
      await postBatch(ctx, { channelId, key, attempt }, deliveryForms(entries, { ...view, files }));
    },

    isRepeatable: true,

    async settle(tx, { batch }, { guildId, messageId }) {
      if (messageId !== null) await batches.notePosted(tx, { guildId, batch }, messageId);
    },
  });
}

/** In the guild's current language. */
export async function composeLogMessage(ctx: BotContext, guildId: string, entries: readonly LogEntry[]) {
  return { embeds: composeBatch(entries, await viewOf(ctx, guildId)) };
}

async function viewOf({ settings, site }: BotContext, guildId: string) {
  const { language } = await settings.get(guildId);
  return { guildId, locale: language.interface, publicUrl: site.publicUrl };
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
