import {
  GIVEAWAY_DESCRIPTION_MAX,
  PRIZE_TEXT_MAX,
  REQUIRED_DAYS_MAX,
  WINNERS_MAX,
} from '@perigee/core/rewards/giveaways/limits';
import { GIVEAWAY_PRIZE_KINDS, GIVEAWAY_PRIZE_NAMES } from '@perigee/core/rewards/giveaways/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { suggestNames } from '../../../../bot/commands/clarify-name.ts';
import type { TypingContext } from '../../../../bot/command-context.ts';
import { defineOption, defineOptions } from '../../../../bot/define-command.ts';

const kinds = (locale: Locale) =>
  GIVEAWAY_PRIZE_KINDS.map((value) => ({ name: GIVEAWAY_PRIZE_NAMES[value][locale], value }));

/** The number of the giveaway; may be omitted where only one is possible. */
export const GIVEAWAY_NUMBER_OPTION = defineOption({
  key: 'number',
  type: 'integer',
  required: false,
  min: 1,
  max: 2_147_483_647,
  config: {
    en: { name: 'number', description: 'The giveaway’s number; not needed if there’s only one' },
    ru: { name: 'номер', description: 'Номер; не нужен, если розыгрыш один' },
  },
});

const END_OPTION = defineOption({
  key: 'end',
  type: 'time',
  required: true,
  config: {
    en: { name: 'end', description: 'Such as 2h or 3d, or a time in the server’s time zone such as “31.12 18:00”' },
    ru: { name: 'срок', description: 'Например, 2ч или 3д, либо время в часовом поясе сервера: «31.12 18:00»' },
  },
});

export const PRIZE_OPTION = defineOption({
  key: 'prize',
  type: 'string',
  required: true,
  takesLine: true,
  maxLength: PRIZE_TEXT_MAX,
  config: {
    en: { name: 'prize', description: 'What each winner gets: a description, an amount of money or an item name' },
    ru: { name: 'приз', description: 'Что получит каждый победитель: описание, сумма или название товара' },
  },
});

const GIVEAWAY_MEMBER_OPTION = defineOption({
  key: 'member',
  type: 'user',
  required: false,
  named: true,
  config: {
    en: { name: 'member', description: 'Whose prize to draw again (default: all winners)' },
    ru: { name: 'участник', description: 'Победитель, вместо которого выбрать другого (по умолчанию все)' },
  },
});

const GIVEAWAY_CHANNEL_OPTION = defineOption({
  key: 'channel',
  type: 'channel',
  required: false,
  named: true,
  config: {
    en: { name: 'channel', description: 'Where to post it (default: here)' },
    ru: { name: 'канал', description: 'Где опубликовать (по умолчанию здесь)' },
  },
});

export const WINNERS_OPTION = defineOption({
  key: 'winners',
  type: 'integer',
  required: false,
  named: true,
  min: 1,
  max: WINNERS_MAX,
  config: {
    en: { name: 'winners', description: 'Number of winners, from 1 to 20' },
    ru: { name: 'победителей', description: 'Сколько победителей, от 1 до 20' },
  },
});

const ABOUT_OPTION = defineOption({
  key: 'about',
  type: 'string',
  required: false,
  named: true,
  maxLength: GIVEAWAY_DESCRIPTION_MAX,
  config: {
    en: { name: 'about', description: 'A short description below the prize' },
    ru: { name: 'описание', description: 'Короткое описание под призом' },
  },
});

/** What to change about a giveaway. */
export const EDIT_OPTIONS = defineOptions(
  GIVEAWAY_NUMBER_OPTION,
  { ...END_OPTION, required: false, named: true },
  WINNERS_OPTION,
  ABOUT_OPTION,
);

/** Whose prize to draw again. */
export const REROLL_OPTIONS = defineOptions(GIVEAWAY_NUMBER_OPTION, GIVEAWAY_MEMBER_OPTION);

/** Which template to open a giveaway from. */
export const TEMPLATE_OPTION = defineOption({
  key: 'template',
  type: 'string',
  required: true,
  takesLine: true,
  config: {
    en: { name: 'template', description: 'The name of the template' },
    ru: { name: 'шаблон', description: 'Название шаблона' },
  },
  autocomplete: suggestTemplates,
});

export const REPEAT_OPTIONS = defineOptions(TEMPLATE_OPTION, GIVEAWAY_CHANNEL_OPTION);

/** The kind of prize, and the requirements to enter. */
export const START_OPTIONS = defineOptions(
  END_OPTION,
  PRIZE_OPTION,
  WINNERS_OPTION,
  {
    key: 'type',
    type: 'string',
    required: false,
    named: true,
    config: {
      en: { name: 'type', description: 'Type of prize (default: custom prize)', choices: kinds('en') },
      ru: { name: 'тип', description: 'Тип приза (по умолчанию свой приз)', choices: kinds('ru') },
    },
  },
  {
    key: 'minted',
    type: 'boolean',
    required: false,
    named: true,
    config: {
      en: { name: 'minted', description: 'Use new money instead of your own' },
      ru: { name: 'новые', description: 'Новые деньги вместо ваших' },
    },
  },
  GIVEAWAY_CHANNEL_OPTION,
  {
    key: 'role',
    type: 'role',
    required: false,
    named: true,
    config: {
      en: { name: 'role', description: 'Only members with this role can enter' },
      ru: { name: 'роль', description: 'Участвовать могут только с этой ролью' },
    },
  },
  {
    key: 'xp',
    type: 'integer',
    required: false,
    named: true,
    min: 0,
    config: {
      en: { name: 'xp', description: 'Minimum experience to enter' },
      ru: { name: 'опыт', description: 'Минимальный опыт для участия' },
    },
  },
  {
    key: 'days',
    type: 'integer',
    required: false,
    named: true,
    min: 0,
    max: REQUIRED_DAYS_MAX,
    config: {
      en: { name: 'days', description: 'Minimum days on the server to enter' },
      ru: { name: 'дней', description: 'Сколько дней нужно быть на сервере' },
    },
  },
  ABOUT_OPTION,
);

/** Those that may be used: templates above the limit since a boost ended may not. */
function suggestTemplates({ settings }: TypingContext, typed: string) {
  const active = settings.giveawayTemplates.slice(0, limitOf('giveaways', settings.boost));
  return suggestNames(
    active.map(({ name }) => name),
    typed,
  );
}
