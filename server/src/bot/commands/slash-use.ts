import { commandUsage, subcommandUsage } from '@perigee/core/commands/usage';
import { FALLBACK_LOCALE } from '@perigee/core/locales/locale';
import type { APIApplicationCommandInteraction, APIMessage } from 'discord-api-types/v10';
import {
  isChatInputApplicationCommandInteraction,
  isContextMenuApplicationCommandInteraction,
} from 'discord-api-types/utils/v10';
import type { CommandEntry, SubcommandEntry } from '../command-entry.ts';
import type { CommandDefinition } from '../define-command.ts';
import type { ListenerContext } from '../define-listener.ts';
import { InteractionAnswer } from '../interactions/interaction-answer.ts';
import { isInGuild, memberOf } from '../interactions/guild-interaction.ts';
import { runUse } from '../run-use.ts';
import type { CommandAnswer, ParsedCommand } from './command-use.ts';
import { findMenuCommand } from './menu-command.ts';
import { checkOptions } from './parse-options.ts';
import { readSlashOptions } from './slash-options.ts';
import { takeCommand } from './take-command.ts';

/** A slash command, or one chosen from a menu, as a use like every other. */
export function takeCommandInteraction(
  bot: ListenerContext,
  interaction: APIApplicationCommandInteraction,
  shardId: number,
): Promise<void> | undefined {
  const given = isInGuild(interaction) ? readCommand(bot, interaction) : null;
  if (given === null || !isInGuild(interaction)) return undefined;
  const {
    guild_id: guildId,
    channel,
    member: { user },
    locale,
  } = interaction;
  const { command, target, parse } = given;
  const answer = new InteractionAnswer(bot.api, interaction, { isEphemeral: command.isEphemeral });
  return runUse({ bot, guildId, answer, named: { command: command.name } }, async () => {
    const settings = await bot.settings.get(guildId);
    await takeCommand({
      bot,
      command,
      origin: 'interaction',
      guildId,
      channelId: channel.id,
      shardId,
      user,
      member: memberOf(interaction),
      settings,
      target,
      parse,
      usageOf: (other, subcommand) => slashUsage(other, locale, subcommand),
      answer: toCommand(answer),
    });
  });
}

interface Given {
  command: CommandDefinition;
  target: APIMessage | null;
  parse: () => ParsedCommand;
}

/** Null for a command this version does not know, as while another one is being rolled out. */
function readCommand({ commands }: ListenerContext, interaction: APIApplicationCommandInteraction): Given | null {
  if (isContextMenuApplicationCommandInteraction(interaction)) return findMenuCommand(commands.all, interaction.data);
  if (!isChatInputApplicationCommandInteraction(interaction)) return null;
  const { name, options } = interaction.data;
  const command = commands.byName(name);
  if (command === undefined) return null;
  return { command, target: null, parse: () => parseSlash(command, options) };
}

function parseSlash(command: CommandDefinition, given: Parameters<typeof readSlashOptions>[1]): ParsedCommand {
  const { run, subcommand, options, values } = readSlashOptions(command, given);
  if (run === null) return { problem: null, subcommand: null };
  return { run, subcommand, ...checkOptions(options, values) };
}

/** The names a slash command bears to the member who gives it: the platform shows them in the member's own language. */
function slashUsage(command: CommandEntry, platformLocale: string, subcommand: SubcommandEntry | null = null): string {
  const locale = platformLocale === 'ru' ? 'ru' : FALLBACK_LOCALE;
  return subcommand === null ? commandUsage(command, locale, '/') : subcommandUsage(command, subcommand, locale, '/');
}

/** What a member alone is told leaves nothing behind, and there is no message to take away. */
function toCommand(answer: InteractionAnswer): CommandAnswer {
  const { reply, refuse, finish } = answer;
  return { reply, refuse, finish, notify: refuse, done: refuse, takeAway: () => Promise.resolve() };
}
