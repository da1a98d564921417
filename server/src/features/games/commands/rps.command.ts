import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import type { GameParts } from '../game-parts.ts';
import { BET_OPTION } from './bet-option.ts';
import { playHouse } from './play-house.ts';

/** Rock, paper, scissors. */
export function rpsCommand(parts: GameParts): CommandDefinition {
  const command: CommandDefinition = defineCommand({
    name: 'rps',
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'rps', description: 'Rock, paper, scissors', aliases: ['rockpaperscissors'] },
      ru: { name: 'кнб', description: 'Камень, ножницы, бумага', aliases: ['цуефа'] },
    },
    options: [BET_OPTION],
    run: (ctx) => playHouse(parts, ctx, { command, game: 'rps' }),
  });
  return command;
}
