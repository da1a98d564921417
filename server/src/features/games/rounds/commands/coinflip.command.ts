import { type CommandDefinition, defineCommand, defineOption } from '../../../../bot/define-command.ts';
import { makeChallenge } from './make-challenge.ts';
import type { GameDeps } from '../game-deps.ts';
import { betOption, OPPONENT_OPTION } from './bet-option.ts';
import { playAgainstHouse } from './play-against-house.ts';

const SIDE_OPTION = defineOption({
  key: 'side',
  type: 'string',
  required: false,
  spelled: { heads: /^(?:head|h|орл(?:а|ом|у)|о)$/iu, tails: /^(?:tail|t|решк(?:у|ой|е|и)|р)$/iu },
  config: {
    en: {
      name: 'side',
      description: 'Heads or tails (default: heads)',
      choices: [
        { name: 'heads', value: 'heads' },
        { name: 'tails', value: 'tails' },
      ],
    },
    ru: {
      name: 'сторона',
      description: 'Орёл или решка (по умолчанию орёл)',
      choices: [
        { name: 'орёл', value: 'heads' },
        { name: 'решка', value: 'tails' },
      ],
    },
  },
});

/** Flips a coin. */
export function coinflipCommand(deps: GameDeps): CommandDefinition {
  return defineCommand({
    name: 'coinflip',
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'coinflip', description: 'Heads or tails', aliases: ['cf', 'coin'] },
      ru: { name: 'монетка', description: 'Орёл или решка', aliases: ['монета'] },
    },
    options: [betOption(deps, 'coinflip'), SIDE_OPTION, OPPONENT_OPTION],
    run(ctx) {
      const { side = 'heads', user } = ctx.options;
      const game = { game: 'coinflip', options: { side } } as const;
      return user === undefined ? playAgainstHouse(deps, ctx, game) : makeChallenge(deps, ctx, game);
    },
  });
}
