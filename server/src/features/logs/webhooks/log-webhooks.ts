import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import { cutText } from '@perigee/core/base/text/cut';
import type { API } from '@discordjs/core/http-only';
import { DiscordAPIError, type RawFile } from '@discordjs/rest';
import { type RESTPostAPIChannelMessageJSONBody, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../../bot/bot-context.ts';
import type { GuildDirectory } from '../../community/index.ts';
import type { ProblemContext } from '../../problems.ts';
import type { LogWebhook, WebhookStore } from './webhook-store.ts';

/** The webhooks that post in log channels. */
export interface LogWebhooks {
  find(guildId: string, channelId: string): Promise<LogWebhook | null>;
  /** Posts in the guild's name; returns the message's id. */
  execute(ctx: Writer, webhook: LogWebhook, body: Body): Promise<string>;
  /** False where the webhook was deleted: it is not called again then. */
  whileThere(webhook: LogWebhook, work: () => Promise<unknown>): Promise<boolean>;
  /** The note to post once after a webhook was deleted; null for none. */
  takeNote(ctx: BotContext, guildId: string, channelId: string): Promise<string | null>;
}

interface Writer {
  api: API;
  site: { cdnUrl: string };
}

type Body = RESTPostAPIChannelMessageJSONBody & { files?: RawFile[] };

/** The platform's limit for names of webhooks, in UTF-16 code units. */
export const NAME_MAX = 80;

/** Whether the platform accepts that name for a webhook. */
export function takesName(name: string): boolean {
  return !/discord|clyde/i.test(name);
}

export function createLogWebhooks(store: WebhookStore, directory: GuildDirectory): LogWebhooks {
  return {
    find: store.find,

    async execute({ api, site }, { id, token, guildId }, body) {
      const { name, icon } = await directory.get(guildId);
      const { id: messageId } = await api.webhooks.execute(id, token, {
        ...body,
        wait: true,
        ...(takesName(name) ? { username: cutText(name, NAME_MAX, '') } : {}),
        ...(icon === null ? {} : { avatar_url: `${site.cdnUrl}/icons/${guildId}/${icon}.png` }),
      });
      return messageId;
    },

    async whileThere(webhook, work) {
      try {
        await work();
        return true;
      } catch (error) {
        // The platform demands that a deleted webhook is never called again.
        if (!(error instanceof DiscordAPIError) || error.status !== 404) throw error;
        if (error.code !== Code.UnknownWebhook) throw error;
        await store.markDeleted(webhook);
        return false;
      }
    },

    async takeNote({ settings }, guildId, channelId) {
      if (!(await store.consumeDeleted(guildId, channelId))) return null;
      const { language } = await settings.get(guildId);
      return m.log_webhook_gone({}, { locale: language.interface });
    },
  };
}

/** Log channels that should have a webhook, where the bot posts itself instead. */
export function webhookProblems(
  { channels }: Pick<ProblemContext, 'channels'>,
  channelIds: readonly string[],
): OverviewProblem[] {
  return channels
    .filter(({ id }) => channelIds.includes(id))
    .map(({ name }) => ({
      code: 'webhookMissing',
      section: 'logs',
      tab: 'logs',
      path: 'webhooks',
      name,
      permission: null,
    }));
}
