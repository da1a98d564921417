import { readAmount } from '@perigee/core/base/reading/amount';
import { tookAll } from '@perigee/core/base/reading/reading';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import { CODE_MAX } from '@perigee/core/rewards/coupons/code';
import {
  COUPON_TIME_MAX_MS,
  COUPON_TIME_MIN_MS,
  OWN_TIME_MAX_MS,
  OWN_USES_MAX,
  USES_MAX,
} from '@perigee/core/rewards/coupons/limits';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import type { TypedPart } from '../../../../bot/command-entry.ts';
import { defineOption, defineOptions } from '../../../../bot/define-command.ts';
import { suggestPrize } from './read-prize.ts';

/** Longest typed code, including separators between its characters. */
const CODE_TYPED_MAX = CODE_MAX * 2;

const lasting = { min: COUPON_TIME_MIN_MS, max: COUPON_TIME_MAX_MS };

export const CODE_OPTION = defineOption({
  key: 'code',
  type: 'string',
  required: true,
  isSecret: true,
  maxLength: CODE_TYPED_MAX,
  takesLine: true,
  config: {
    en: { name: 'code', description: 'The coupon code' },
    ru: { name: 'код', description: 'Код купона' },
  },
});

export const COUPON_NUMBER_OPTION = defineOption({
  key: 'number',
  type: 'integer',
  required: true,
  min: 1,
  max: 1_000_000_000,
  config: {
    en: { name: 'number', description: 'The coupon number' },
    ru: { name: 'номер', description: 'Номер купона' },
  },
});

export const COUPON_CHANNEL_OPTION = defineOption({
  key: 'channel',
  type: 'channel',
  required: false,
  config: {
    en: { name: 'channel', description: 'Where to post it (default: here)' },
    ru: { name: 'канал', description: 'Куда (по умолчанию сюда)' },
  },
});

/** The unit of experience after a number. */
const POINTS = /^\s*(?:xp|опыта?)(?!\p{L})/iu;

/** "100 5" are 100 for five members; "100 500" may be one number. */
function splitUses(line: string): TypedPart | null {
  const amount = readAmount(line, { symbol: '', isBeforeNumber: true });
  if (amount.kind !== 'read') return null;
  const points = POINTS.exec(line.slice(amount.length))?.[0] ?? '';
  const length = amount.length + points.length;
  const rest = line.slice(length);
  const uses = readWholeNumber(rest);
  const isTaken = /^\s/u.test(rest) && uses.kind === 'read' && tookAll(uses, rest);
  return isTaken ? { value: line.slice(0, length).trim(), rest } : null;
}

export const WHAT_OPTION = defineOption({
  key: 'what',
  type: 'string',
  required: true,
  maxLength: 100,
  split: splitUses,
  autocomplete: suggestPrize,
  config: {
    en: { name: 'what', description: 'An amount (500), XP (500xp), a role, or the name of an item or template' },
    ru: { name: 'что', description: 'Сумма (500), опыт (500xp), роль либо название товара или шаблона' },
  },
});

export const CREATE_OPTIONS = defineOptions(
  WHAT_OPTION,
  {
    key: 'uses',
    type: 'integer',
    required: false,
    named: true,
    min: 1,
    max: USES_MAX,
    config: {
      en: { name: 'uses', description: 'How many members can use it (default: unlimited)' },
      ru: { name: 'раз', description: 'Сколько участников могут применить (по умолчанию без ограничения)' },
    },
  },
  {
    key: 'lasts',
    type: 'duration',
    required: false,
    named: true,
    ...lasting,
    config: {
      en: { name: 'lasts', description: 'How long it’s valid, such as 7d (default: no expiry)' },
      ru: { name: 'срок', description: 'Сколько действует, например 7д (по умолчанию бессрочно)' },
    },
  },
  {
    key: 'code',
    type: 'string',
    required: false,
    named: true,
    isSecret: true,
    maxLength: CODE_TYPED_MAX,
    config: {
      en: { name: 'code', description: 'Your own code (default: random)' },
      ru: { name: 'код', description: 'Свой код (по умолчанию случайный)' },
    },
  },
  {
    key: 'only',
    type: 'role',
    required: false,
    named: true,
    config: {
      en: { name: 'only', description: 'Only members with this role can use it' },
      ru: { name: 'для', description: 'Применить смогут только участники с этой ролью' },
    },
  },
  {
    key: 'roletime',
    type: 'duration',
    required: false,
    named: true,
    ...lasting,
    config: {
      en: { name: 'roletime', description: 'How long the role lasts (default: forever)' },
      ru: { name: 'роль-на', description: 'На сколько выдаётся роль (по умолчанию навсегда)' },
    },
  },
  {
    key: 'name',
    type: 'string',
    required: false,
    named: true,
    maxLength: NAME_MAX,
    config: {
      en: { name: 'name', description: 'Its name, in quotes' },
      ru: { name: 'название', description: 'Название купона, в кавычках' },
    },
  },
);

export const GIFT_OPTIONS = defineOptions(
  {
    key: 'amount',
    type: 'amount',
    required: true,
    config: {
      en: { name: 'amount', description: 'Amount per use' },
      ru: { name: 'сумма', description: 'Сколько даёт каждое использование' },
    },
  },
  {
    key: 'uses',
    type: 'integer',
    required: false,
    min: 1,
    max: OWN_USES_MAX,
    config: {
      en: { name: 'uses', description: 'How many members can use it (default: 1)' },
      ru: { name: 'раз', description: 'Сколько участников могут применить (по умолчанию 1)' },
    },
  },
  {
    key: 'lasts',
    type: 'duration',
    required: false,
    named: true,
    min: COUPON_TIME_MIN_MS,
    max: OWN_TIME_MAX_MS,
    config: {
      en: { name: 'lasts', description: 'How long it’s valid, up to 30 days (default: 7 days)' },
      ru: { name: 'срок', description: 'Сколько действует, до 30 дней (по умолчанию 7 дней)' },
    },
  },
);
