import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { m } from '#texts';
import type { CommandContext, ReplyBody, TypingContext } from '../../../bot/command-context.ts';
import { clarifyName } from '../../../bot/commands/clarify-name.ts';
import { startsWithPrefix } from '../../../bot/commands/text/prefix.ts';
import { defineCommand, defineOption, type Suggestion } from '../../../bot/define-command.ts';
import { commandDetails } from './command-details.ts';
import { commandOverview } from './command-overview.ts';
import { readTopic } from './help-topics.ts';

const COMMAND_OPTION = defineOption({
  key: 'command',
  type: 'string',
  required: false,
  autocomplete: suggestCommands,
  config: {
    en: { name: 'command', description: 'The command or category to explain' },
    ru: { name: 'команда', description: 'Команда или раздел, о которых рассказать' },
  },
});

/** Lists the commands a member may use, or explains one. Commands the guild switched off are treated as unknown. */
export const help = defineCommand({
  name: 'help',
  category: 'general',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  worksInDirectMessages: true,
  config: {
    en: { name: 'help', description: 'Shows all commands, or how to use one of them', aliases: ['h', 'commands'] },
    ru: {
      name: 'помощь',
      description: 'Показывает все команды или как пользоваться одной из них',
      aliases: ['хелп', 'команды'],
    },
  },
  options: [COMMAND_OPTION],
  async run(ctx) {
    const answered = await answer(ctx, ctx.options.command);
    if (answered !== null) await ctx.reply(answered);
  },
});

/** The commands the member may use here and their subcommands, by their names in the guild's command language. */
function suggestCommands({ bot, settings, mayUse }: TypingContext, typed: string): Suggestion[] {
  const locale = settings.language.commands;
  const word = typed.toLowerCase();
  return bot.commands.all
    .filter(mayUse)
    .flatMap((command) => [
      { name: command.config[locale].name, value: command.name },
      ...command.subcommands.map((subcommand) => ({
        name: `${command.config[locale].name} ${subcommand.config[locale].name}`,
        value: `${command.name} ${subcommand.name}`,
      })),
    ])
    .filter(({ name, value }) => name.includes(word) || value.includes(word))
    .toSorted((one, other) => one.name.split(' ').length - other.name.split(' ').length);
}

/** Null if the member was asked which command they meant. */
async function answer(ctx: CommandContext, requested: string | undefined): Promise<ReplyBody | null> {
  const { bot, settings, locale, mayUse } = ctx;
  const { prefix, language } = settings;
  const usable = bot.commands.all.filter(mayUse);
  if (requested === undefined) {
    const content = ctx.guildId === '' ? m.help_direct({ url: `${bot.site.publicUrl}/commands` }, { locale }) : '';
    return { content, embeds: [commandOverview(usable, settings)] };
  }

  const text = startsWithPrefix(requested, prefix)
    ? requested.slice(prefix.length).trim()
    : requested.replace(/^\//, '');
  const known = bot.commands.all.filter(({ name }) => settingsOfCommand(settings.commands, name).enabled);
  const found = await clarifyName(ctx, COMMAND_OPTION, readTopic(text, { known, usable }, settings));
  if (found === 'asked') return null;
  if (found === null) {
    const content = m.help_unknown({ help: `${prefix}${help.config[language.commands].name}` }, { locale });
    return { content };
  }
  const { topic } = found;
  if ('category' in topic) return { embeds: [commandOverview(usable, settings, topic.category)] };
  return { embeds: [commandDetails(topic.command, settings, topic.subcommand)] };
}
