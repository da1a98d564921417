import { defineOption } from '../../../../bot/define-command.ts';

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
