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
  const refuse = (content: string) => refuseMessage(bot, message, content);

  const permissions = permissionsOf(bot, message);
  const missing = command.defaultMemberPermissions.filter((name) => !holds(permissions.member, name));
  if (missing.length > 0) {
    return refuse(m.command_forbidden({ permissions: namePermissions(missing, locale) }, { locale }));
  }
  const lacking = command.botPermissions.filter((name) => !holds(permissions.bot, name));
  if (lacking.length > 0) {
    return refuse(m.bot_forbidden({ permissions: namePermissions(lacking, locale) }, { locale }));
  }

  const parsed = parseOptions(command.options, line, language.commands);
  if ('refused' in parsed) {
    const reason = describeRefusal(parsed.refused, parsed.reason, locale);
    return refuse(`${reason}\n${m.usage({ usage: typedUsage(command, settings) }, { locale })}`);
  }
  return runCommand(command, contextOf(bot, message, settings, permissions, parsed.values, shardId));
}

function contextOf(
  bot: BotContext,
  message: GuildMessage,
  settings: GuildSettings,
  permissions: Permissions,
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
    permissions: permissions.member,
    botPermissions: permissions.bot,
    reply: (body) => replyToMessage(bot.api, message, body),
    refuse: (content) => refuseMessage(bot, message, content),
    async done() {
      if (!holds(permissions.bot, 'ManageMessages')) return;
      await forgiving(UNANSWERABLE, bot.api.channels.deleteMessage(message.channel_id, message.id));
    },
  };
}

async function refuseMessage({ api }: BotContext, message: GuildMessage, content: string): Promise<void> {
  await forgiving(UNANSWERABLE, replyToMessage(api, message, { content }));
}

interface Permissions {
  member: bigint;
  bot: bigint;
}

/** Threads are not cached: in them a member has the rights of the guild, without the parent channel's exceptions. */
function permissionsOf({ cache, clientId }: BotContext, message: GuildMessage): Permissions {
  const guild = cache.get(message.guild_id);
  if (guild === undefined) return { member: 0n, bot: 0n };
  const overwrites = guild.channels.find(({ id }) => id === message.channel_id)?.overwrites ?? [];
  const author = { userId: message.author.id, roleIds: message.member?.roles ?? [] };
  const own = { userId: clientId, roleIds: guild.ownRoleIds };
  return {
    member: computeChannelPermissions(guild, author, overwrites),
    bot: computeChannelPermissions(guild, own, overwrites),
  };
}
