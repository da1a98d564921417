import type { API } from '@discordjs/core/http-only';
import { DiscordAPIError, type RawFile } from '@discordjs/rest';
import { type RESTPostAPIChannelMessageJSONBody, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../../bot/bot-context.ts';
import type { GuildDirectory } from '../../directory/index.ts';
import type { LogWebhook, WebhookStore } from './webhook-store.ts';

/** The webhooks that log channels are fed through. */
export interface LogWebhooks {
  find(guildId: string, channelId: string): Promise<LogWebhook | null>;
  /** Writes in the server's name; answers the message's id. */
  execute(ctx: Writer, webhook: LogWebhook, body: Body): Promise<string>;
  /** False where the webhook is gone meanwhile: it is not asked for again. */
  whileThere(webhook: LogWebhook, work: () => Promise<unknown>): Promise<boolean>;
  /** What has to be said where one is gone, once; null for nothing. */
  takeNote(ctx: BotContext, guildId: string, channelId: string): Promise<string | null>;
}

interface Writer {
  api: API;
  site: { cdnUrl: string };
}

type Body = RESTPostAPIChannelMessageJSONBody & { files?: RawFile[] };

/** The longest name of a webhook, in UTF-16 code units. */
export const NAME_MAX = 80;

/** Whether the platform takes that name for a webhook. */
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
        ...(takesName(name) ? { username: name.slice(0, NAME_MAX) } : {}),
        ...(icon === null ? {} : { avatar_url: `${site.cdnUrl}/icons/${guildId}/${icon}.png` }),
      });
      return messageId;
    },

    async whileThere(webhook, work) {
      try {
        await work();
        return true;
      } catch (error) {
        // The platform wants a webhook that is gone never to be called again.
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
