import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import type { General } from '@perigee/core/community/general/schema';
import { m } from '#texts';
import { type CommandDefinition, defineCommand, defineOptions } from '../../../bot/define-command.ts';
import type { SettingsService } from '../settings/settings-service.ts';

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', ru: 'Русский' };

/** Each language is offered under its own name, in whatever language the list is shown. */
const LANGUAGES = LOCALES.map((value) => ({ name: LANGUAGE_NAMES[value], value }));

const OPTIONS = defineOptions(
  {
    key: 'language',
    type: 'string',
    required: false,
    config: {
      en: { name: 'language', description: 'The new language', choices: LANGUAGES },
      ru: { name: 'язык', description: 'Новый язык', choices: LANGUAGES },
    },
  },
  {
    key: 'part',
    type: 'string',
    required: false,
    config: {
      en: {
        name: 'part',
        description: 'What to change (default: both)',
        choices: [
          { name: 'commands', value: 'commands' },
          { name: 'replies', value: 'interface' },
        ],
      },
      ru: {
        name: 'часть',
        description: 'Что сменит язык (по умолчанию и команды, и ответы)',
        choices: [
          { name: 'команды', value: 'commands' },
          { name: 'ответы', value: 'interface' },
        ],
      },
    },
  },
);

/** Shows the languages of commands and replies, or changes them. */
export function languageCommand(service: SettingsService): CommandDefinition {
  return defineCommand({
    name: 'language',
    category: 'general',
    config: {
      en: {
        name: 'language',
        description: 'Shows or changes the language of commands and replies',
        aliases: ['lang'],
      },
      ru: { name: 'язык', description: 'Показывает язык команд и ответов или меняет его', aliases: [] },
    },
    options: OPTIONS,
    defaultMemberPermissions: ['ManageGuild'],
    async run({ guildId, user, settings, options, reply }) {
      const { language: chosen, part } = options;
      if (chosen === undefined) {
        await reply({ content: m.language_shown(namesOf(settings.language), { locale: settings.language.interface }) });
        return;
      }
      const language = change(settings.language, chosen, part);
      const value = { prefix: settings.prefix, language };
      await service.save({ guildId, section: 'general', value, savedBy: user.id, caller: null });
      await reply({ content: m.language_changed(namesOf(language), { locale: language.interface }) });
    },
  });
}

type Languages = General['language'];

function change(language: Languages, chosen: Locale, part: keyof Languages | undefined): Languages {
  return {
    commands: part === 'interface' ? language.commands : chosen,
    interface: part === 'commands' ? language.interface : chosen,
  };
}

function namesOf({ commands, interface: replies }: Languages) {
  return { commands: LANGUAGE_NAMES[commands], replies: LANGUAGE_NAMES[replies] };
}
