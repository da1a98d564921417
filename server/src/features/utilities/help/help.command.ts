import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { m } from '#texts';
import type { CommandContext, ReplyBody, TypingContext } from '../../../bot/command-context.ts';
import { defineCommand, type Suggestion } from '../../../bot/define-command.ts';
import { commandDetails } from './command-details.ts';
import { commandOverview } from './command-overview.ts';

/** Lists the commands a member may use, or explains one. Commands the guild switched off are treated as unknown. */
export const help = defineCommand({
  name: 'help',
  category: 'general',
  botPermissions: ['EmbedLinks'],
  config: {
    en: { name: 'help', description: 'Shows all commands, or how to use one of them', aliases: ['h', 'commands'] },
    ru: {
      name: 'помощь',
      description: 'Показывает все команды или как пользоваться одной из них',
      aliases: ['хелп', 'команды'],
    },
  },
  options: [
    {
      key: 'command',
      type: 'string',
      required: false,
      autocomplete: suggestCommands,
      config: {
        en: { name: 'command', description: 'The command to explain' },
        ru: { name: 'команда', description: 'Команда, о которой рассказать' },
      },
    },
  ],
  async run(ctx) {
    await ctx.reply(answer(ctx, ctx.options.command));
  },
});

/** The commands the member may use here, by their names in the guild's command language. */
function suggestCommands({ bot, settings, mayUse }: TypingContext, typed: string): Suggestion[] {
  const word = typed.toLowerCase();
  return bot.commands.all
    .filter(mayUse)
    .map(({ name, config }) => ({ name: config[settings.language.commands].name, value: name }))
    .filter(({ name, value }) => name.includes(word) || value.includes(word));
}

function answer({ bot, settings, locale, mayUse }: CommandContext, requested: string | undefined): ReplyBody {
  const { prefix, language } = settings;
  if (requested === undefined) return { embeds: [commandOverview(bot.commands.all.filter(mayUse), settings)] };

  const name = requested.startsWith(prefix) ? requested.slice(prefix.length) : requested;
  const command = bot.commands.find(language.commands, name.trim());
  if (command !== undefined && settingsOfCommand(settings.commands, command.name).enabled) {
    return { embeds: [commandDetails(command, settings)] };
  }
  return { content: m.help_unknown({ help: `${prefix}${help.config[language.commands].name}` }, { locale }) };
}
