import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { BotContext } from '../../bot-context.ts';
import { attachedFile } from '../../options/option-values.ts';
import { runInvocation } from '../../run-invocation.ts';
import { mentionedIn } from '../../named-people.ts';
import { answerMessage } from './message-answer.ts';
import { messageAuthorOf, type GuildMessage } from './message-author.ts';
import { handleCommand } from '../handle-command.ts';
import { parseTyped, type TypedCommand, typedInput, typedUsage } from './typed-command.ts';

/** Handles a typed command like any other use of a command. */
export function handleTypedCommand(
  bot: BotContext,
  message: GuildMessage,
  settings: GuildSettings,
  typed: TypedCommand,
  shardId: number,
): Promise<void> {
  const { guild_id: guildId, channel_id: channelId, author } = message;
  const { command } = typed;
  const repliedTo = message.referenced_message ?? null;
  const extras = { files: message.attachments.map(attachedFile), repliedTo: repliedTo?.author.id ?? null };
  const answer = answerMessage(bot, message);
  return runInvocation({ bot, guildId, shardId, answer, named: { command: command.name } }, async () => {
    const member = await messageAuthorOf(bot, message);
    await handleCommand({
      bot,
      command,
      origin: 'message',
      invocationId: message.id,
      guildId,
      channelId,
      shardId,
      user: author,
      member,
      settings,
      target: repliedTo,
      people: mentionedIn(message),
      parse: () => parseTyped(typed, settings.language.commands, extras),
      input: () => typedInput(typed),
      usageOf: (other, subcommand) => typedUsage(other, settings, subcommand),
      answer,
    });
  });
}
