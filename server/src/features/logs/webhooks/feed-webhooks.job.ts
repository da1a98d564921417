import { ALL_LOG_EVENTS } from '@perigee/core/logs/events';
import type { Logs } from '@perigee/core/logs/schema';
import { cutText } from '@perigee/core/base/text/cut';
import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';
import { enqueueJob } from '../../../jobs/jobs.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { type GuildDirectory, onSectionSaved, readWith, type SettingsService } from '../../community/index.ts';
import { NAME_MAX, takesName } from './log-webhooks.ts';
import type { WebhookStore } from './webhook-store.ts';

const feedWebhooksJob = defineJobKind('logs.webhooks', z.object({}));

/** Any save of the logs may switch a webhook on or off. */
export const followWebhooks: Subscriber = onSectionSaved('logs', (tx, { guildId, version }) =>
  enqueueJob(tx, feedWebhooksJob, { guildId, key: String(version), payload: {}, subject: 'logs webhooks' }),
);

interface WebhookDeps {
  store: WebhookStore;
  settings: Pick<SettingsService, 'stored'>;
  directory: Pick<GuildDirectory, 'get'>;
}

/** Errors that rule out a wanted webhook; any other error is retried. */
const REFUSED = [
  Code.MissingPermissions,
  Code.MissingAccess,
  Code.MaximumNumberOfWebhooksReached,
  Code.MaximumNumberOfWebhooksPerGuildReached,
];

/** Creates the webhooks that are switched on, and deletes those that no longer are. */
export function feedWebhooks({ store, settings, directory }: WebhookDeps): Job {
  return defineJob(feedWebhooksJob, {
    lane: 'logs',
    async perform(ctx, _payload, { guildId }) {
      const stored = (await settings.stored(guildId, ['logs'])).get('logs');
      const requested = new Set(readWith('logs', stored, (_name, logs) => feedChannelIds(logs)) ?? []);
      const there = await store.list(guildId);
      for (const { channelId, webhookId } of there) {
        if (requested.has(channelId)) continue;
        if (webhookId !== null) await ignoreErrorCodes([Code.UnknownWebhook], remove(ctx, guildId, channelId));
        await store.drop(guildId, channelId, null);
      }
      const fed = new Set(there.flatMap(({ channelId, webhookId }) => (webhookId === null ? [] : channelId)));
      for (const channelId of requested) if (!fed.has(channelId)) await make(ctx, guildId, channelId);
    },
  });

  async function remove({ api }: BotContext, guildId: string, channelId: string): Promise<void> {
    const webhook = await store.find(guildId, channelId);
    if (webhook !== null) await api.webhooks.delete(webhook.id, { token: webhook.token });
  }

  /** Looks for an existing one first: a killed process may have created it without storing it. */
  async function make({ api, clientId }: BotContext, guildId: string, channelId: string): Promise<void> {
    try {
      const own = (await api.channels.getWebhooks(channelId)).find((webhook) => webhook.application_id === clientId);
      const { name } = await directory.get(guildId);
      const { id, token } =
        own ??
        (await api.channels.createWebhook(channelId, {
          name: takesName(name) ? cutText(name, NAME_MAX, '') : 'Perigee',
        }));
      if (token !== undefined) await store.keep({ guildId, channelId, id, token });
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      if (error.code === Code.UnknownChannel) return;
      if (!REFUSED.some((code) => code === error.code)) throw error;
      await store.drop(guildId, channelId, 'refused');
    }
  }
}

/** Only log channels that some event is logged in. */
function feedChannelIds({ list, webhooks }: Logs): string[] {
  const fed = new Set(ALL_LOG_EVENTS.flatMap((event) => (list[event].enabled ? (list[event].channel ?? []) : [])));
  return webhooks.filter((channelId) => fed.has(channelId));
}
