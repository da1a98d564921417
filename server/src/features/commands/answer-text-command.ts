import type { GuildSettings } from '@perigee/core/guilds/schema';
import { holds } from '@perigee/core/permissions/permissions';
import type { GatewayMessageCreateDispatchData } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../bot/bot-context.ts';
import type { CommandContext } from '../../bot/command-context.ts';
import type { OptionValues } from '../../bot/option-values.ts';
import { computeChannelPermissions } from '../../discord/permissions.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { replyToMessage, UNANSWERABLE } from './message-reply.ts';
import { describeRefusal } from './option-texts.ts';
import { parseOptions } from './parse-options.ts';
import { namePermissions } from './permission-texts.ts';
import { runCommand } from './run-command.ts';
import { type TypedCommand, typedUsage } from './typed-command.ts';

/** A message a member wrote in a guild. */
export type GuildMessage = GatewayMessageCreateDispatchData & { guild_id: string };

/** Runs the command a message gives, or says why not: a right that is missing, an option that can not be read. */
export async function answerTextCommand(
  bot: BotContext,
  message: GuildMessage,
  settings: GuildSettings,
  { command, line }: TypedCommand,
  shardId: number,
): Promise<void> {
  const { language } = settings;
  const locale = language.interface;
  const refuse = async (content: string) => {
    await forgiving(UNANSWERABLE, replyToMessage(bot.api, message, { content }));
  };

  const permissions = permissionsOf(bot, message);
  const missing = command.defaultMemberPermissions.filter((name) => !holds(permissions, name));
  if (missing.length > 0) {
    return refuse(m.command_forbidden({ permissions: namePermissions(missing, locale) }, { locale }));
  }

  const parsed = parseOptions(command.options, line, language.commands);
  if ('refused' in parsed) {
    const reason = describeRefusal(parsed.refused, parsed.reason, locale);
    return refuse(`${reason}\n${m.usage({ usage: typedUsage(command, settings) }, { locale })}`);
  }
  return runCommand(command, contextOf(bot, message, settings, parsed.values, shardId));
}

function contextOf(
  bot: BotContext,
  message: GuildMessage,
  settings: GuildSettings,
  options: OptionValues,
  shardId: number,
): CommandContext {
  return {
    bot,
    guildId: message.guild_id,
    channelId: message.channel_id,
    shardId,
    user: message.author,
    settings,
    locale: settings.language.interface,
    options,
    reply: (body) => replyToMessage(bot.api, message, body),
  };
}

/** Threads are not cached: in them a member has the rights of the guild, without the parent channel's exceptions. */
function permissionsOf({ cache }: BotContext, message: GuildMessage): bigint {
  const guild = cache.get(message.guild_id);
  if (guild === undefined) return 0n;
  const member = { userId: message.author.id, roleIds: message.member?.roles ?? [] };
  const channel = guild.channels.find(({ id }) => id === message.channel_id);
  return computeChannelPermissions(guild, member, channel?.overwrites ?? []);
}
