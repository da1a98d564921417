import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { defineListener } from '../../../bot/define-listener.ts';
import { isFromMember } from '../../../bot/from-member.ts';
import { afterMention } from '../../../bot/commands/text/prefix.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { replyToMessage } from '../../../bot/commands/text/message-reply.ts';
import { REPLY_IMPOSSIBLE } from '../../../bot/reply-impossible.ts';

/** Replies with the guild's prefix to a message that only mentions the bot. */
export const prefixHint = defineListener(GatewayDispatchEvents.MessageCreate, (ctx, message) => {
  if (!isFromMember(message)) return undefined;
  if (afterMention(message, ctx)?.trim() !== '') return undefined;
  return replyWithPrefix(ctx, message, message.guild_id);
});

async function replyWithPrefix(ctx: BotContext, message: { id: string; channel_id: string }, guildId: string) {
  const { prefix, language, commands } = await ctx.settings.get(guildId);
  const inLanguage = { locale: language.interface };
  const hasHelp = settingsOfCommand(commands, 'help').enabled;
  const help = `${prefix}${ctx.commands.byName('help')?.config[language.commands].name ?? ''}`;
  const hint = hasHelp ? m.prefix_hint({ prefix, help }, inLanguage) : m.prefix_shown({ prefix }, inLanguage);
  await ignoreErrorCodes(REPLY_IMPOSSIBLE, replyToMessage(ctx.api, { ...message, answers: 0 }, { content: hint }));
}
