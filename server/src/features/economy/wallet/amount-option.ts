import type { AmountRefusal } from '@perigee/core/base/numbers/read-amount';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { defineOption } from '../../../bot/define-command.ts';

/** An amount of money, as members type it. */
export const AMOUNT_OPTION = defineOption({
  key: 'amount',
  type: 'string',
  required: true,
  config: {
    en: { name: 'amount', description: 'A number such as 250 or 1.5k, “all” or “half”' },
    ru: { name: 'сумма', description: 'Число, например 250 или 1,5к, «всё» или «половина»' },
  },
});

type Text = (inputs: object, options: { locale: Locale }) => string;

const REFUSALS: Record<AmountRefusal, Text> = {
  notANumber: m.amount_not_a_number,
  notWhole: m.amount_not_whole,
  notPositive: m.amount_not_positive,
  tooLarge: m.amount_too_large,
};

/** Explains why the input is not an amount. */
export function amountRefusalOf(refused: AmountRefusal, locale: Locale): string {
  return REFUSALS[refused]({}, { locale });
}
