import {
  type CommandDefinition,
  defineCommand,
  defineSubcommand,
  type SubcommandDefinition,
} from '../../../../bot/define-command.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { entrantsByCommand, listByCommand } from './list-giveaways.ts';
import { EDIT_OPTIONS, GIVEAWAY_NUMBER_OPTION, REPEAT_OPTIONS, REROLL_OPTIONS, START_OPTIONS } from './options.ts';
import { repeatByCommand, startByCommand } from './start-giveaway.ts';
import { CANCEL, EDIT, END, PAUSE, REROLL, RESUME, type GiveawayStep, stepByCommand } from './step-giveaway.ts';

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
    defineSubcommand({
      name: 'start',
      isMeantBy: () => true,
      config: {
        en: { name: 'start', description: 'Opens a giveaway', aliases: ['create'] },
        ru: { name: 'начать', description: 'Открывает розыгрыш', aliases: ['создать'] },
      },
      options: START_OPTIONS,
      run: (ctx) => startByCommand(deps, ctx),
    }),
    defineSubcommand({
      name: 'repeat',
      config: {
        en: { name: 'repeat', description: 'Opens a giveaway from a dashboard template', aliases: ['template'] },
        ru: { name: 'повторить', description: 'Открывает розыгрыш по шаблону из панели', aliases: ['шаблон'] },
      },
      options: REPEAT_OPTIONS,
      run: (ctx) => repeatByCommand(deps, ctx),
    }),
  ];
}

function changingSubcommands(deps: GiveawayDeps): SubcommandDefinition[] {
  const plain = (texts: ReturnType<typeof stepTexts>, step: GiveawayStep) =>
    defineSubcommand({
      ...texts,
      options: [GIVEAWAY_NUMBER_OPTION],
      run: (ctx) => stepByCommand(deps, ctx, step),
    });
  return [
    defineSubcommand({
      ...stepTexts('edit', ['edit', 'изменить'], ['Changes a giveaway that is not over', 'Меняет розыгрыш']),
      options: EDIT_OPTIONS,
      run: (ctx) => stepByCommand(deps, ctx, EDIT),
    }),
    plain(stepTexts('pause', ['pause', 'пауза'], ['Takes no entries for now', 'Приостанавливает участие']), PAUSE),
    plain(stepTexts('resume', ['resume', 'продолжить'], ['Goes on after a pause', 'Продолжает после паузы']), RESUME),
    plain(stepTexts('end', ['end', 'завершить'], ['Draws the winners now', 'Выбирает победителей сейчас']), END),
    plain(
      stepTexts('cancel', ['cancel', 'отменить'], ['Calls it off without a draw', 'Отменяет без победителей']),
      CANCEL,
    ),
    defineSubcommand({
      ...stepTexts(
        'reroll',
        ['reroll', 'заново'],
        ['Draws others in the place of winners', 'Выбирает других победителей'],
      ),
      options: REROLL_OPTIONS,
      run: (ctx) => stepByCommand(deps, ctx, REROLL),
    }),
  ];
}

type InBothLanguages = readonly [english: string, russian: string];

function stepTexts(name: string, names: InBothLanguages, descriptions: InBothLanguages) {
  const [en, ru] = names;
  const [inEnglish, inRussian] = descriptions;
  return {
    name,
    config: {
      en: { name: en, description: inEnglish, aliases: [] },
      ru: { name: ru, description: inRussian, aliases: [] },
    },
  };
}

function readingSubcommands(deps: GiveawayDeps): SubcommandDefinition[] {
  return [
    defineSubcommand({
      name: 'list',
      takesRemarks: true,
      config: {
        en: { name: 'list', description: 'Lists the giveaways that haven’t ended', aliases: [] },
        ru: { name: 'список', description: 'Розыгрыши, которые ещё не закончились', aliases: [] },
      },
      run: (ctx) => listByCommand(deps, ctx),
    }),
    defineSubcommand({
      name: 'entrants',
      takesRemarks: true,
      config: {
        en: { name: 'entrants', description: 'Who entered a giveaway', aliases: ['entries'] },
        ru: { name: 'участники', description: 'Кто участвует в розыгрыше', aliases: [] },
      },
      options: [GIVEAWAY_NUMBER_OPTION],
      run: (ctx) => entrantsByCommand(deps, ctx),
    }),
  ];
}
