import type { API } from '@discordjs/core/http-only';
import type { BotContext } from '../../../bot/bot-context.ts';
import { messageOf } from '../../../bot/message-of.ts';
import { type PlatformRefusal, refusalOf } from '../../../discord/refusal.ts';
import type { JobAttempt } from '../../../jobs/job-attempt.ts';
import { JobRefused } from '../../../jobs/job-refused.ts';
import type { LogWebhooks } from '../webhooks/log-webhooks.ts';
import type { BatchKey, BatchStore } from './batch-store.ts';
import type { DeliveryForm } from './delivery-forms.ts';

/** What the platform refuses because of what a message says. */
const ABOUT_CONTENT: ReadonlySet<PlatformRefusal> = new Set(['content', 'files']);

export interface PostDeps {
  /** Does not retry failed calls: webhooks have no nonce, so a retry has to look for the message first. */
  once: API;
  batches: BatchStore;
  webhooks: LogWebhooks;
}

interface Post {
  channelId: string;
  key: BatchKey;
  attempt: JobAttempt;
}

/**
 * Returns a function that posts a batch in the first form the platform takes, so that one refused text does not hold up
 * the channel's later entries.
 */
export function batchPoster({ once, batches, webhooks }: PostDeps) {
  return postFirst;

  async function postFirst(ctx: BotContext, to: Post, [form, ...others]: readonly DeliveryForm[]): Promise<void> {
    if (form === undefined) throw new JobRefused('Discord rejected the message');
    try {
      await post(ctx, to, form);
    } catch (error) {
      if (!ABOUT_CONTENT.has(refusalOf(error))) throw error;
      await postFirst(ctx, to, others);
    }
  }

  /** Through the channel's webhook where it has one; by the bot where that was deleted. */
  async function post(ctx: BotContext, { channelId, key, attempt }: Post, { body, matches }: DeliveryForm) {
    const webhook = await webhooks.find(key.guildId, channelId);
    await batches.noteWebhook(key, webhook?.id ?? null);
    if (webhook !== null) {
      const by = { channelId, authorId: webhook.id, matches };
      const isSent = await webhooks.whileThere(webhook, () =>
        attempt.sendAs(by, () => webhooks.execute({ ...ctx, api: once }, webhook, messageOf(body))),
      );
      if (isSent) return;
      await batches.noteWebhook(key, null);
    }
    const note = await webhooks.takeNote(ctx, key.guildId, channelId);
    const content = [note, body.content].filter(Boolean).join('\n');
    await attempt.send(channelId, messageOf(content === '' ? body : { ...body, content }), matches);
  }
}
