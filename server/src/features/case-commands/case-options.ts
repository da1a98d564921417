import { REASON_MAX } from '@perigee/core/moderation/punishment';
import type { OptionDefinition } from '../../bot/command-entry.ts';

/** The largest number a case can bear. */
const NUMBER_MAX = 999_999_999;

export const NUMBER_OPTION: OptionDefinition = {
  key: 'number',
  type: 'integer',
  required: true,
  min: 1,
  max: NUMBER_MAX,
  config: {
    en: { name: 'number', description: 'The number of the case' },
    ru: { name: 'номер', description: 'Номер случая' },
  },
};

export const MEMBER_OPTION: OptionDefinition = {
  key: 'member',
  type: 'member',
  required: true,
  config: {
    en: { name: 'member', description: 'Whose: a mention, an id or a name; also who left' },
    ru: { name: 'участник', description: 'Чьи: упоминание, id или имя; можно и того, кто ушёл' },
  },
};

export const REASON_OPTION: OptionDefinition = {
  key: 'reason',
  type: 'string',
  required: true,
  maxLength: REASON_MAX,
  config: {
    en: { name: 'reason', description: 'The new reason' },
    ru: { name: 'причина', description: 'Новая причина' },
  },
};

export const DURATION_OPTION: OptionDefinition = {
  key: 'duration',
  type: 'string',
  required: true,
  config: {
    en: { name: 'duration', description: 'From the beginning of the case, such as 2h or 3 days; 0 is without end' },
    ru: { name: 'срок', description: 'От начала случая, например 2ч или 3 дня; 0 — без срока' },
  },
};
