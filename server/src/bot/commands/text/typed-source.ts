import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { BotContext } from '../../bot-context.ts';
import { peopleFinder, personOfUser } from '../../people/people-finder.ts';
import { attachedFile } from '../../options/option-values.ts';
import type { InvocationSource } from '../command-invocation.ts';
import type { TypedUse } from '../kept-use.ts';
import { mentionedIn } from './message-author.ts';
import { parseTyped, type TypedCommand, typedInput, typedUsage } from './typed-command.ts';

interface TypedMessage extends Pick<TypedUse, 'message' | 'shardId'> {
  bot: BotContext;
  guildId: string;
  settings: GuildSettings;
}

/** What to run for a typed command. */
export function typedSource(
  typed: TypedCommand,
  {
    message: { id, attachments, mentions, referenced_message: target = null },
    bot,
    guildId,
    settings,
    shardId,
  }: TypedMessage,
): InvocationSource {
  const { command, line } = typed;
  const extras = {
    files: attachments.map(attachedFile),
    repliedTo: target === null ? null : personOfUser(target.author),
    finder: peopleFinder(bot, guildId),
    selfId: bot.botId,
  };
  const message = { id, attachments, mentions, referenced_message: target };
  return {
    command,
    origin: 'message',
    invocationId: id,
    shardId,
    target,
    people: mentionedIn({ mentions }),
    parse: (reading) => parseTyped(typed, settings.language.commands, { ...extras, reading }),
    input: () => typedInput(typed, settings.language.commands),
    usageOf: (other, subcommand) => typedUsage(other, settings, subcommand),
    kept: { origin: 'message', command: command.name, line, shardId, message },
  };
}
