import type { OptionDefinition } from '../../../../bot/command-entry.ts';
import { DURATION_OPTION, PUNISH_REASON_OPTION as REASON_OPTION } from '../orders/punish-options.ts';
import { defineOption } from '../../../../bot/define-command.ts';

/** The largest case number. */
const NUMBER_MAX = 999_999_999;

export const CASE_NUMBER_OPTION = defineOption({
  key: 'number',
  type: 'integer',
  required: true,
  min: 1,
  max: NUMBER_MAX,
  config: {
    en: { name: 'number', description: 'The case number' },
    ru: { name: 'номер', description: 'Номер случая' },
  },
});

export const NEW_REASON_OPTION = defineOption({
  ...REASON_OPTION,
  required: true,
  config: withDescriptions(REASON_OPTION, 'The new reason', 'Новая причина'),
});

export const NEW_DURATION_OPTION = defineOption({
  ...DURATION_OPTION,
  type: 'time',
  required: true,
  config: withDescriptions(
    DURATION_OPTION,
    'From the start, such as 3 days, or “until friday”; 0 means until lifted',
    'С начала наказания, например 3 дня, или «до пятницы»; 0 — пока не снимут',
  ),
});

function withDescriptions({ config }: OptionDefinition, en: string, ru: string): OptionDefinition['config'] {
  return { en: { ...config.en, description: en }, ru: { ...config.ru, description: ru } };
}
