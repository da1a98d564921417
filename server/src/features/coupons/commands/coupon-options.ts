import { CODE_MAX } from '@perigee/core/coupons/code';
import {
  COUPON_TIME_MAX_MS,
  COUPON_TIME_MIN_MS,
  OWN_TIME_MAX_MS,
  OWN_USES_MAX,
  USES_MAX,
} from '@perigee/core/coupons/limits';
import { NAME_MAX } from '@perigee/core/names/name-schema';
import type { CommandOption } from '../../../bot/define-command.ts';
import { suggestWhat } from './read-what.ts';

/** Characters that may be typed between those of a code. */
const CODE_TYPED_MAX = CODE_MAX * 2;

const lasting = { min: COUPON_TIME_MIN_MS, max: COUPON_TIME_MAX_MS };

export const CODE_OPTION: CommandOption = {
  key: 'code',
  type: 'string',
  required: true,
  isSecret: true,
  maxLength: CODE_TYPED_MAX,
  takesLine: true,
  config: {
    en: { name: 'code', description: 'The code of the coupon' },
    ru: { name: 'код', description: 'Код купона' },
  },
};

export const NUMBER_OPTION: CommandOption = {
  key: 'number',
  type: 'integer',
  required: true,
  min: 1,
  max: 1_000_000_000,
  config: {
    en: { name: 'number', description: 'The number of the coupon' },
    ru: { name: 'номер', description: 'Номер купона' },
  },
};

export const CHANNEL_OPTION: CommandOption = {
  key: 'channel',
  type: 'channel',
  required: false,
  config: {
    en: { name: 'channel', description: 'Where to; here where you leave it out' },
    ru: { name: 'канал', description: 'Куда; если не указать — сюда' },
  },
};

export const CREATE_OPTIONS: readonly CommandOption[] = [
  {
    key: 'what',
    type: 'string',
    required: true,
    maxLength: 100,
    autocomplete: suggestWhat,
    config: {
      en: { name: 'what', description: 'An amount (500), XP (500xp), a role, or the name of an item or a template' },
      ru: { name: 'что', description: 'Сумма (500), опыт (500xp), роль либо название товара или шаблона' },
    },
  },
  {
    key: 'uses',
    type: 'integer',
    required: false,
    named: true,
    min: 1,
    max: USES_MAX,
    config: {
      en: { name: 'uses', description: 'How many members may use it; any number where you leave it out' },
      ru: { name: 'раз', description: 'Сколько участников могут применить; если не указать — сколько угодно' },
    },
  },
  {
    key: 'lasts',
    type: 'duration',
    required: false,
    named: true,
    ...lasting,
    config: {
      en: { name: 'lasts', description: 'How long it is good, such as 7d; without end where you leave it out' },
      ru: { name: 'срок', description: 'Сколько действует, например 7д; если не указать — бессрочно' },
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
      en: { name: 'code', description: 'A code of your own; one is drawn where you leave it out' },
      ru: { name: 'код', description: 'Свой код; если не указать — будет случайный' },
    },
  },
  {
    key: 'only',
    type: 'role',
    required: false,
    named: true,
    config: {
      en: { name: 'only', description: 'Only members with this role may use it' },
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
      en: { name: 'roletime', description: 'How long the role stays; for good where you leave it out' },
      ru: { name: 'роль-на', description: 'На сколько выдаётся роль; если не указать — навсегда' },
    },
  },
  {
    key: 'name',
    type: 'string',
    required: false,
    named: true,
    maxLength: NAME_MAX,
    config: {
      en: { name: 'name', description: 'What it is called, in quotes' },
      ru: { name: 'название', description: 'Как он называется, в кавычках' },
    },
  },
];

export const GIFT_OPTIONS: readonly CommandOption[] = [
  {
    key: 'amount',
    type: 'string',
    required: true,
    config: {
      en: { name: 'amount', description: 'How much each use gives' },
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
      en: { name: 'uses', description: 'How many members may use it; one where you leave it out' },
      ru: { name: 'раз', description: 'Сколько участников могут применить; если не указать — один' },
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
      en: { name: 'lasts', description: 'How long it is good, up to 30 days; 7 days where you leave it out' },
      ru: { name: 'срок', description: 'Сколько действует, до 30 дней; если не указать — 7 дней' },
    },
  },
];
