import type { Amount } from '@perigee/core/base/reading/amount';
import type { GameName } from '@perigee/core/games/names';
import type { TypingContext } from '../../../../bot/command-context.ts';
import { defineOption } from '../../../../bot/define-command.ts';
import type { GameDeps } from '../game-deps.ts';
import { playerStakeOf, readPlayer } from '../play/player.ts';

/** The stake. */
export const BET_OPTION = defineOption({
  key: 'bet',
  type: 'amount',
  required: true,
  config: {
    en: { name: 'bet', description: 'Such as 250, 1,000 or 1.5k; “half”, “all” or 20%' },
    ru: { name: 'ставка', description: 'Например, 250, 1 000 или 1,5к; «половина», «всё» или 20%' },
  },
});

/** The stake in a game, which knows what a member may stake there. */
export function betOption(deps: GameDeps, game: GameName) {
  return defineOption({
    ...BET_OPTION,
    async comesTo({ guildId, user, joinedAt, settings }: TypingContext) {
      const player = await readPlayer(deps, { guildId, userId: user.id, joinedAt, settings }, game);
      return (amount: Amount) => {
        const read = 'refused' in player ? null : playerStakeOf(player, amount, settings);
        return read !== null && 'stake' in read ? read.stake : null;
      };
    },
  });
}

/** Another member to play against. */
export const OPPONENT_OPTION = defineOption({
  key: 'user',
  type: 'user',
  required: false,
  config: {
    en: { name: 'user', description: 'Who to play against (default: the bot)' },
    ru: { name: 'пользователь', description: 'С кем играть (по умолчанию с ботом)' },
  },
});
