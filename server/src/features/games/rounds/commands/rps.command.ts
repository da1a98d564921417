import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { makeChallenge } from './make-challenge.ts';
import type { GameDeps } from '../game-deps.ts';
import { betOption, OPPONENT_OPTION } from './bet-option.ts';
import { playAgainstHouse } from './play-against-house.ts';

/** Rock, paper, scissors. */
export function rpsCommand(deps: GameDeps): CommandDefinition {
  return defineCommand({
    name: 'rps',
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'rps', description: 'Rock, paper, scissors', aliases: ['rockpaperscissors'] },
      ru: { name: 'кнб', description: 'Камень, ножницы, бумага', aliases: ['цуефа'] },
    },
    options: [betOption(deps, 'rps'), OPPONENT_OPTION],
    run(ctx) {
      return ctx.options.user === undefined
        ? playAgainstHouse(deps, ctx, { game: 'rps' })
        : makeChallenge(deps, ctx, { game: 'rps' });
    },
  });
}
