import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { makeChallenge } from './make-challenge.ts';
import type { GameDeps } from '../game-deps.ts';
import { betOption, OPPONENT_OPTION } from './bet-option.ts';

/** Challenges a member, or anybody, to a duel. */
export function duelCommand(deps: GameDeps): CommandDefinition {
  return defineCommand({
    name: 'duel',
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'duel', description: 'Two members, 100 HP each, with the equipment they choose', aliases: ['fight'] },
      ru: { name: 'дуэль', description: 'Два участника, у каждого 100 HP и своё снаряжение', aliases: [] },
    },
    options: [
      betOption(deps, 'duel'),
      {
        ...OPPONENT_OPTION,
        config: {
          en: { name: 'user', description: 'Who to challenge (default: anyone)' },
          ru: { name: 'пользователь', description: 'Кого вызвать (по умолчанию любого)' },
        },
      },
    ],
    run: (ctx) => makeChallenge(deps, ctx, { game: 'duel' }),
  });
}
