import { nameKey } from '@perigee/core/base/names/name-key';
import type { TypingContext } from '../../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand, type SubcommandDefinition } from '../../../../bot/define-command.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { entrantsByCommand, listByCommand } from './list-giveaways.ts';
import {
  ABOUT_OPTION,
  GIVEAWAY_CHANNEL_OPTION,
  END_OPTION,
  GIVEAWAY_MEMBER_OPTION,
  GIVEAWAY_NUMBER_OPTION,
  START_OPTIONS,
  WINNERS_OPTION,
} from './options.ts';
import { repeatByCommand, startByCommand } from './start-giveaway.ts';
import { CANCEL, EDIT, END, PAUSE, REROLL, RESUME, stepByCommand } from './step-giveaway.ts';

/** Manages giveaways. */
export function giveawayCommand(deps: GiveawayDeps): CommandDefinition {
  return defineCommand({
    name: 'giveaway',
    category: 'utilities',
    defaultMemberPermissions: ['ManageGuild'],
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'giveaway', description: 'Gives away prizes to members who enter', aliases: ['gw'] },
      ru: { name: 'розыгрыш', description: 'Разыгрывает призы среди участников', aliases: ['конкурс'] },
    },
    subcommands: [...openingSubcommands(deps), ...changingSubcommands(deps), ...readingSubcommands(deps)],
  });
}

function openingSubcommands(deps: GiveawayDeps): SubcommandDefinition[] {
  return [
    {
      name: 'start',
      config: {
        en: { name: 'start', description: 'Opens a giveaway', aliases: ['create'] },
        ru: { name: 'начать', description: 'Открывает розыгрыш', aliases: ['создать'] },
      },
      options: START_OPTIONS,
      run: (ctx) => startByCommand(deps, ctx),
    },
    {
      name: 'repeat',
      config: {
        en: { name: 'repeat', description: 'Opens a giveaway from a dashboard template', aliases: ['template'] },
        ru: { name: 'повторить', description: 'Открывает розыгрыш по шаблону из панели', aliases: ['шаблон'] },
      },
      options: [
        {
          key: 'template',
          type: 'string',
          required: true,
          takesLine: true,
          config: {
            en: { name: 'template', description: 'The name of the template' },
            ru: { name: 'шаблон', description: 'Название шаблона' },
          },
          autocomplete: suggestTemplates,
        },
        GIVEAWAY_CHANNEL_OPTION,
      ],
      run: (ctx) => repeatByCommand(deps, ctx),
    },
  ];
}

function changingSubcommands(deps: GiveawayDeps): SubcommandDefinition[] {
  const way = (
    name: string,
    [en, ru]: readonly [string, string],
    [inEnglish, inRussian]: readonly [string, string],
    step: Parameters<typeof stepByCommand>[2],
    options: SubcommandDefinition['options'] = [],
  ): SubcommandDefinition => ({
    name,
    config: {
      en: { name: en, description: inEnglish, aliases: [] },
      ru: { name: ru, description: inRussian, aliases: [] },
    },
    options: [GIVEAWAY_NUMBER_OPTION, ...options],
    run: (ctx) => stepByCommand(deps, ctx, step),
  });
  return [
    way('edit', ['edit', 'изменить'], ['Changes a giveaway that is not over', 'Меняет розыгрыш'], EDIT, [
      { ...END_OPTION, required: false, named: true },
      WINNERS_OPTION,
      ABOUT_OPTION,
    ]),
    way('pause', ['pause', 'пауза'], ['Takes no entries for now', 'Приостанавливает участие'], PAUSE),
    way('resume', ['resume', 'продолжить'], ['Goes on after a pause', 'Продолжает после паузы'], RESUME),
    way('end', ['end', 'завершить'], ['Draws the winners now', 'Выбирает победителей сейчас'], END),
    way('cancel', ['cancel', 'отменить'], ['Calls it off without a draw', 'Отменяет без победителей'], CANCEL),
    way(
      'reroll',
      ['reroll', 'заново'],
      ['Draws others in the place of winners', 'Выбирает других победителей'],
      REROLL,
      [GIVEAWAY_MEMBER_OPTION],
    ),
  ];
}

function readingSubcommands(deps: GiveawayDeps): SubcommandDefinition[] {
  return [
    {
      name: 'list',
      config: {
        en: { name: 'list', description: 'Lists the giveaways that haven’t ended', aliases: [] },
        ru: { name: 'список', description: 'Розыгрыши, которые ещё не закончились', aliases: [] },
      },
      options: [],
      run: (ctx) => listByCommand(deps, ctx),
    },
    {
      name: 'entrants',
      config: {
        en: { name: 'entrants', description: 'Who entered a giveaway', aliases: ['entries'] },
        ru: { name: 'участники', description: 'Кто участвует в розыгрыше', aliases: [] },
      },
      options: [GIVEAWAY_NUMBER_OPTION],
      run: (ctx) => entrantsByCommand(deps, ctx),
    },
  ];
}

function suggestTemplates({ settings }: TypingContext, typed: string) {
  return settings.giveawayTemplates
    .filter(({ name }) => nameKey(name).includes(nameKey(typed)))
    .map(({ name }) => ({ name, value: name }));
}
