import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { Locale } from '@perigee/core/locales/locale';
import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed, APIUser } from 'discord-api-types/v10';
import type { BotContext } from './bot-context.ts';
import type { OptionValues } from './option-values.ts';

/** What a command answers with. Nobody is pinged by it, whatever it holds. */
export interface ReplyBody {
  content?: string;
  embeds?: APIEmbed[];
  components?: APIActionRowComponent<APIComponentInMessageActionRow>[];
}

export interface Reply {
  /** Replaces the reply's whole body. */
  edit(body: ReplyBody): Promise<void>;
}

/** One use of a command, whichever way it was given. */
export interface CommandContext {
  bot: BotContext;
  guildId: string;
  channelId: string;
  shardId: number;
  user: APIUser;
  settings: GuildSettings;
  /** The language to answer in: the guild's interface language. */
  locale: Locale;
  options: OptionValues;
  reply: (body: ReplyBody) => Promise<Reply>;
}
