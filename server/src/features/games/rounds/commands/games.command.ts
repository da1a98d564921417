import {
  type CommandDefinition,
  defineCommand,
  defineSubcommand,
  type SubcommandDefinition,
} from '../../../../bot/define-command.ts';
import type { GameDeps } from '../game-deps.ts';
import { PAUSE_OPTION, pauseByCommand } from './pause.ts';
import { SEED_OPTION, seedByCommand } from './seed.ts';
import { showHistory } from './show-history.ts';
import { GAME_OPTION, showOdds } from './show-odds.ts';

/** Commands about all games: odds, a member's own rounds, pause and seed. */
export function gamesCommand(deps: GameDeps): CommandDefinition {
  return defineCommand({
    name: 'games',
    category: 'games',
    isEphemeral: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'games', description: 'Game odds, your rounds, breaks and seed', aliases: ['game'] },
      ru: { name: 'игры', description: 'Шансы в играх, ваши раунды, пауза и сид', aliases: ['игра'] },
    },
    subcommands: [...readingSubcommands(deps), ...changingSubcommands(deps)],
  });
}

function readingSubcommands(deps: GameDeps): SubcommandDefinition[] {
  return [
    defineSubcommand({
      name: 'odds',
      takesRemarks: true,
      config: {
        en: {
          name: 'odds',
          description: 'Shows your chances to win and how much of a bet comes back',
          aliases: ['list'],
        },
        ru: { name: 'шансы', description: 'Показывает шансы выиграть и возврат ставки', aliases: ['список'] },
      },
      options: [GAME_OPTION],
      run: showOdds,
    }),
    defineSubcommand({
      name: 'history',
      takesRemarks: true,
      config: {
        en: { name: 'history', description: 'Shows your last rounds with proofs', aliases: ['rounds'] },
        ru: {
          name: 'история',
          description: 'Показывает ваши последние раунды с доказательствами',
          aliases: ['раунды'],
        },
      },
      run: (ctx) => showHistory(deps, ctx),
    }),
  ];
}

function changingSubcommands(deps: GameDeps): SubcommandDefinition[] {
  return [
    defineSubcommand({
      name: 'pause',
      config: {
        en: {
          name: 'pause',
          description: 'Takes a break from games; it can’t be shortened',
          aliases: ['stop'],
        },
        ru: {
          name: 'пауза',
          description: 'Ставит вам паузу в играх; сократить её нельзя',
          aliases: ['стоп'],
        },
      },
      options: [PAUSE_OPTION],
      run: (ctx) => pauseByCommand(deps, ctx),
    }),
    defineSubcommand({
      name: 'seed',
      config: {
        en: {
          name: 'seed',
          description: 'Shows the seeds of your next round or changes yours',
          aliases: [],
        },
        ru: {
          name: 'сид',
          description: 'Показывает сиды вашего следующего раунда или меняет ваш',
          aliases: [],
        },
      },
      options: [SEED_OPTION],
      run: (ctx) => seedByCommand(deps, ctx),
    }),
  ];
}
