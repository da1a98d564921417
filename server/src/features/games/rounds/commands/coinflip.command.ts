import { COIN_SIDES, type CoinSide } from '@perigee/core/games/coinflip/rules';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { OptionDefinition } from '../../../../bot/command-entry.ts';
import { makeChallenge } from './make-challenge.ts';
import type { GameDeps } from '../game-deps.ts';
import { BET_OPTION, OPPONENT_OPTION } from './bet-option.ts';
import { playAgainstHouse } from './play-against-house.ts';

const SIDE_OPTION: OptionDefinition = {
  key: 'side',
  type: 'string',
  required: false,
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
};

/** Flips a coin. */
export function coinflipCommand(deps: GameDeps): CommandDefinition {
  const command: CommandDefinition = defineCommand({
    name: 'coinflip',
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'coinflip', description: 'Heads or tails', aliases: ['cf', 'coin'] },
      ru: { name: 'монетка', description: 'Орёл или решка', aliases: ['монета'] },
    },
    options: [BET_OPTION, SIDE_OPTION, OPPONENT_OPTION],
    run(ctx) {
      const choice = ctx.options.string(SIDE_OPTION.key);
      const side: CoinSide = COIN_SIDES.find((each) => each === choice) ?? 'heads';
      const isChallenge = ctx.options.string(OPPONENT_OPTION.key) !== undefined;
      const game = { game: 'coinflip', options: { side } } as const;
      return isChallenge ? makeChallenge(deps, ctx, game) : playAgainstHouse(deps, ctx, { command, ...game });
    },
  });
  return command;
}
