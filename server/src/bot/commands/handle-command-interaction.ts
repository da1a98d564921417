import { commandUsage, subcommandUsage } from '@perigee/core/community/commands/usage';
import { FALLBACK_LOCALE } from '@perigee/core/base/locales/locales';
import type { APIApplicationCommandInteraction, APIMessage } from 'discord-api-types/v10';
import {
  isChatInputApplicationCommandInteraction,
  isContextMenuApplicationCommandInteraction,
} from 'discord-api-types/utils/v10';
import { m } from '#texts';
import type { CommandEntry, SubcommandEntry } from '../command-entry.ts';
import type { CommandDefinition } from '../define-command.ts';
import type { ListenerContext } from '../define-listener.ts';
import type { OptionReading } from '../options/option-reading.ts';
import { InteractionAnswer } from '../interactions/interaction-answer.ts';
import { isInGuild, readContext } from '../interactions/guild-interaction.ts';
import { expiredIn, inAllLanguages, runInvocation } from '../run-invocation.ts';
import {
  type InvocationSource,
  type CommandAnswer,
  createInvocation,
  type ParsedCommand,
} from './command-invocation.ts';
import { type NamedPeople, NO_NAMED_PEOPLE } from '../named-people.ts';
import { findMenuCommand } from './menu-command.ts';
import { readSlashOptions, resolvedIn, type SlashData, slashInput } from './slash-options.ts';
import { handleCommand } from './handle-command.ts';

/** Handles a slash command or menu entry like any other invocation of a command. */
export function handleCommandInteraction(
  bot: ListenerContext,
  interaction: APIApplicationCommandInteraction,
  shardId: number,
): Promise<void> {
  const given = isInGuild(interaction) ? readCommand(bot, interaction) : null;
  if (given === null || !isInGuild(interaction)) return refuseUnknown(bot, interaction, shardId);
  const { guild_id: guildId, locale } = interaction;
  const { command, target, people, opensForm, parse, input } = given;
  const answer = new InteractionAnswer(bot.api, interaction, {
    isEphemeral: command.isEphemeral,
    isDeferred: !opensForm,
    onExpired: expiredIn(bot, { command: command.name, guildId }),
  });
  return runInvocation({ bot, guildId, shardId, answer, named: { command: command.name } }, async () => {
    const source: InvocationSource = {
      command,
      origin: 'interaction',
      invocationId: interaction.id,
      shardId,
      target,
      people,
      parse,
      input,
      usageOf: (other, subcommand) => slashUsage(other, locale, subcommand),
    };
    await handleCommand(createInvocation(await readContext(bot, interaction), source, toCommand(answer)));
  });
}

/** Every interaction gets an answer, including unknown commands and those outside of guilds. */
function refuseUnknown(
  bot: ListenerContext,
  interaction: APIApplicationCommandInteraction,
  shardId: number,
): Promise<void> {
  const { guild_id: guildId = '' } = interaction;
  const named = { command: 'unknown' };
  const answer = new InteractionAnswer(bot.api, interaction, { onExpired: expiredIn(bot, { ...named, guildId }) });
  return runInvocation({ bot, guildId, shardId, answer, named }, () =>
    answer.refuse(inAllLanguages((locale) => m.command_unavailable({}, { locale }))),
  );
}

interface SlashInput {
  command: CommandDefinition;
  target: APIMessage | null;
  people: NamedPeople;
  opensForm: boolean;
  parse: (reading: OptionReading) => ParsedCommand;
  input: () => string;
}

/** Null for a command this version does not know, as during a rolling update. */
function readCommand({ commands }: ListenerContext, interaction: APIApplicationCommandInteraction): SlashInput | null {
  if (isContextMenuApplicationCommandInteraction(interaction))
    return withoutInput(findMenuCommand(commands.all, interaction.data));
  if (!isChatInputApplicationCommandInteraction(interaction)) return null;
  const { data } = interaction;
  const command = commands.byName(data.name);
  if (command === undefined) return null;
  const parse = (reading: OptionReading) => parseSlash(command, data, reading);
  return {
    command,
    target: null,
    people: resolvedIn(data.resolved),
    opensForm: false,
    parse,
    input: () => slashInput(data),
  };
}

/** A menu entry has no arguments besides its target. */
function withoutInput(given: Omit<SlashInput, 'input' | 'people'> | null): SlashInput | null {
  return given && { ...given, people: NO_NAMED_PEOPLE, input: () => '' };
}

function parseSlash(command: CommandDefinition, data: SlashData, reading: OptionReading): ParsedCommand {
  const { bind, subcommand, given, problem } = readSlashOptions(command, data, reading);
  if (bind === null) return { problem: null, subcommand: null };
  return problem === null ? { ...bind(given), subcommand, otherName: null } : { problem, subcommand };
}

/** Usage with the names the platform shows to this member, which follow the member's own language. */
function slashUsage(
  command: CommandEntry,
  platformLocale: string | undefined,
  subcommand: SubcommandEntry | null = null,
): string {
  const locale = platformLocale === 'ru' ? 'ru' : FALLBACK_LOCALE;
  return subcommand === null ? commandUsage(command, locale, '/') : subcommandUsage(command, subcommand, locale, '/');
}

/** Private answers leave nothing behind, and there is no message to delete. */
function toCommand(answer: InteractionAnswer): CommandAnswer {
  const { reply, openForm, refuse, finish } = answer;
  return { reply, openForm, refuse, finish, notify: refuse, done: refuse, deleteInvocation: () => Promise.resolve() };
}
