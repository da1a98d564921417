import { defineOption } from '../../../../bot/define-command.ts';

/** The stake. */
export const BET_OPTION = defineOption({
  key: 'bet',
  type: 'string',
  required: true,
  config: {
    en: { name: 'bet', description: 'A number such as 250 or 1.5k, “half” or “all”' },
    ru: { name: 'ставка', description: 'Число, например 250 или 1,5к, «половина» или «всё»' },
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
