import { type BoardPeriod, PERIODS, type Sort, SORTS } from '@perigee/core/economy/leaderboard/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { defineOptions } from '../../../bot/define-command.ts';
import { PAGE_OPTION } from '../../../bot/commands/page-option.ts';
import type { OptionsOf } from '../../../bot/options/option-values.ts';
import { namePeriod, nameSort } from './board-texts.ts';

const sortChoices = (locale: Locale) => SORTS.map((value) => ({ name: nameSort(value, locale), value }));
const periodChoices = (locale: Locale) => PERIODS.map((value) => ({ name: namePeriod(value, locale), value }));

export const BOARD_OPTIONS = defineOptions(
  {
    key: 'sort',
    type: 'string',
    required: false,
    config: {
      en: { name: 'sort', description: 'Sort by balance (default) or experience', choices: sortChoices('en') },
      ru: { name: 'порядок', description: 'Сортировка: баланс (по умолчанию) или опыт', choices: sortChoices('ru') },
    },
  },
  {
    key: 'period',
    type: 'string',
    required: false,
    config: {
      en: { name: 'period', description: 'Time period (default: all time)', choices: periodChoices('en') },
      ru: { name: 'период', description: 'Период (по умолчанию за всё время)', choices: periodChoices('ru') },
    },
  },
  PAGE_OPTION,
);

/** Reads the options, with defaults for omitted ones. */
export function readBoardOptions({ sort = 'balance', period = 'all', page = 1 }: OptionsOf<typeof BOARD_OPTIONS>): {
  sort: Sort;
  period: BoardPeriod;
  page: number;
} {
  return { sort, period, page };
}
