import { defineOption } from '../../../bot/define-command.ts';

/** An amount of money, as members type it. */
export const AMOUNT_OPTION = defineOption({
  key: 'amount',
  type: 'amount',
  required: true,
  config: {
    en: { name: 'amount', description: 'Such as 250, 1,000 or 1.5k; “all”, “half” or 20%' },
    ru: { name: 'сумма', description: 'Например, 250, 1 000 или 1,5к; «всё», «половина» или 20%' },
  },
});
