import { settingsOfCommand } from '@perigee/core/commands/command-settings';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { holds } from '@perigee/core/permissions/permissions';
import { m } from '#texts';
import type { BotContext } from '../../bot/bot-context.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { missingPermissions, settingsRefusal } from './command-use.ts';
import { authorOf, type GuildMessage, type MessageAuthor } from './message-author.ts';
import { messageContext } from './message-context.ts';
import { replyToMessage, UNANSWERABLE } from './message-reply.ts';
import { describeRefusal } from './option-texts.ts';
import { parseOptions } from './parse-options.ts';
import { namePermissions } from './permission-texts.ts';
import { describeSettingsRefusal } from './refusal-texts.ts';
import { runCommand } from './run-command.ts';
import { type TypedCommand, typedUsage } from './typed-command.ts';

/**
 * Runs the command a message gives, or says why not: a right that is missing, an option that can not be read. A command
 * that is off, or shut out of the channel, gets no answer: a word from the bot is just what the guild does not want there.
 */
export async function answerTextCommand(
  bot: BotContext,
  message: GuildMessage,
  settings: GuildSettings,
  typed: TypedCommand,
  shardId: number,
): Promise<void> {
  const { command, line } = typed;
  const { language } = settings;
  const locale = language.interface;
  const refuse = (content: string) => forgiving(UNANSWERABLE, replyToMessage(bot.api, message, { content }));

  const author = await authorOf(bot, message, settings);
  const why = settingsRefusal(settings, command, author);
  if (why === 'disabled' || why === 'channel') return;
  const reason =
    why === null
      ? describeMissing(typed, author, settings)
      : describeSettingsRefusal(settings, { command, user: author, why });
  if (reason !== null) {
    await refuse(reason);
    return;
  }

  const parsed = parseOptions(command.options, line, language.commands);
  if ('refused' in parsed) {
    const refusal = describeRefusal(parsed.refused, parsed.reason, locale);
    await refuse(`${refusal}\n${m.usage({ usage: typedUsage(command, settings) }, { locale })}`);
    return;
  }

  const { deleteUsage } = settingsOfCommand(settings.commands, command.name);
  const isTakenAway = deleteUsage && holds(author.botPermissions, 'ManageMessages');
  const ctx = messageContext({ bot, message, settings, author, options: parsed.values, shardId, isTakenAway });
  await Promise.all([
    isTakenAway && forgiving(UNANSWERABLE, bot.api.channels.deleteMessage(message.channel_id, message.id)),
    runCommand(command, ctx),
  ]);
}

/** Which permissions the member or the bot lacks for the command; null when neither lacks any. */
function describeMissing({ command }: TypedCommand, author: MessageAuthor, settings: GuildSettings): string | null {
  const locale = settings.language.interface;
  const missing = missingPermissions(command, author);
  if (missing.length > 0) return m.command_forbidden({ permissions: namePermissions(missing, locale) }, { locale });
  const lacking = command.botPermissions.filter((name) => !holds(author.botPermissions, name));
  return lacking.length === 0 ? null : m.bot_forbidden({ permissions: namePermissions(lacking, locale) }, { locale });
}
