import { commandUsage, subcommandUsage } from '@perigee/core/community/commands/usage';
import { FALLBACK_LOCALE } from '@perigee/core/base/locales/locales';
import type { CommandEntry, SubcommandEntry } from '../command-entry.ts';
import type { CommandDefinition } from '../define-command.ts';
import type { PeopleFinder } from '../people/people-finder.ts';
import type { InvocationSource, ParsedCommand } from './command-invocation.ts';
import type { SlashUse } from './kept-use.ts';
import { readSlashOptions, resolvedIn, type SlashData, slashInput } from './slash-options.ts';
import type { SlashSource } from './slash-values.ts';

/** What to run for a slash command. */
export function slashSource(command: CommandDefinition, use: SlashUse, finder: PeopleFinder): InvocationSource {
  const { id, data, locale, shardId } = use;
  return {
    command,
    origin: 'interaction',
    invocationId: id,
    shardId,
    target: null,
    people: resolvedIn(data.resolved),
    parse: (reading) => parseSlash(command, data, { reading, finder }),
    input: () => slashInput(data),
    usageOf: (other, subcommand) => slashUsage(other, locale, subcommand),
    kept: use,
  };
}

async function parseSlash(command: CommandDefinition, data: SlashData, source: SlashSource): Promise<ParsedCommand> {
  const { bind, subcommand, given, people, problem } = await readSlashOptions(command, data, source);
  if (bind === null) return { problem: null, subcommand: null };
  return problem === null ? { ...bind(given), subcommand, people } : { problem, subcommand };
}

/** Usage with the names the platform shows to this member, which follow the member's own language. */
export function slashUsage(
  command: CommandEntry,
  platformLocale: string | undefined,
  subcommand: SubcommandEntry | null = null,
): string {
  const locale = platformLocale === 'ru' ? 'ru' : FALLBACK_LOCALE;
  return subcommand === null ? commandUsage(command, locale, '/') : subcommandUsage(command, subcommand, locale, '/');
}
