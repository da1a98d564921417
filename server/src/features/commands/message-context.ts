import type { GuildSettings } from '@perigee/core/guilds/schema';
import { holds } from '@perigee/core/permissions/permissions';
import type { BotContext } from '../../bot/bot-context.ts';
import type { CommandContext, ReplyBody } from '../../bot/command-context.ts';
import type { OptionValues } from '../../bot/option-values.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { mayUse } from './command-use.ts';
import type { GuildMessage, MessageAuthor } from './message-author.ts';
import { postReply, replyToMessage, UNANSWERABLE } from './message-reply.ts';
import { typedUsage } from './typed-command.ts';

interface MessageUse {
  bot: BotContext;
  message: GuildMessage;
  settings: GuildSettings;
  author: MessageAuthor;
  options: OptionValues;
  shardId: number;
  /** The message goes away, so that an answer can not refer to it. */
  isTakenAway: boolean;
}

/** What a typed command runs with. */
export function messageContext(use: MessageUse): CommandContext {
  const { bot, message, settings, author, options, shardId, isTakenAway } = use;
  const reply = (body: ReplyBody) =>
    isTakenAway ? postReply(bot.api, message.channel_id, body) : replyToMessage(bot.api, message, body);
  return {
    bot,
    guildId: message.guild_id,
    channelId: message.channel_id,
    shardId,
    user: message.author,
    settings,
    locale: settings.language.interface,
    options,
    permissions: author.permissions,
    botPermissions: author.botPermissions,
    mayUse: (command) => mayUse(settings, command, author),
    usageOf: (command) => typedUsage(command, settings),
    reply,
    async refuse(content) {
      await forgiving(UNANSWERABLE, reply({ content }));
    },
    async done() {
      if (isTakenAway || !holds(author.botPermissions, 'ManageMessages')) return;
      await forgiving(UNANSWERABLE, bot.api.channels.deleteMessage(message.channel_id, message.id));
    },
  };
}
