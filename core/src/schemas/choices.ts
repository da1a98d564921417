import type { DisplayName } from './display-name.ts';

/** Sets of named values for fields with a fixed choice. */
export const CHOICES = {
  locale: { en: { en: 'English', ru: 'Английский' }, ru: { en: 'Russian', ru: 'Русский' } },
  punishment: {
    warn: { en: 'Warning', ru: 'Предупреждение' },
    mute: { en: 'Mute', ru: 'Мут' },
    kick: { en: 'Kick', ru: 'Кик' },
    ban: { en: 'Ban', ru: 'Бан' },
  },
  listPolicy: {
    allExcept: { en: 'All except those listed', ru: 'Все, кроме перечисленных' },
    onlyThese: { en: 'Only those listed', ru: 'Только перечисленные' },
  },
  wordMatch: {
    whole: { en: 'Whole words', ru: 'Слова целиком' },
    part: { en: 'Also inside words', ru: 'И внутри слов' },
  },
  pictureLayout: {
    orbit: { en: 'Orbit', ru: 'Орбита' },
    horizon: { en: 'Horizon', ru: 'Горизонт' },
    badge: { en: 'Boarding pass', ru: 'Талон' },
  },
  levelCurve: {
    gentle: { en: 'Gentle', ru: 'Пологая' },
    normal: { en: 'Normal', ru: 'Обычная' },
    steep: { en: 'Steep', ru: 'Крутая' },
  },
  levelMessage: {
    off: { en: 'Nowhere', ru: 'Нигде' },
    here: { en: 'Where the XP was earned', ru: 'Там, где получен опыт' },
    channel: { en: 'In a channel', ru: 'В канале' },
    direct: { en: 'By direct message', ru: 'В личном сообщении' },
  },
  couponPrize: {
    money: { en: 'Money', ru: 'Деньги' },
    xp: { en: 'XP', ru: 'Опыт' },
    item: { en: 'Item', ru: 'Товар' },
    role: { en: 'Role', ru: 'Роль' },
  },
  embedTime: {
    current: { en: 'When sent', ru: 'Время отправки' },
    custom: { en: 'Fixed', ru: 'Своё время' },
    template: { en: 'Variable', ru: 'Переменная' },
  },
  prizeKind: {
    text: { en: 'Custom prize', ru: 'Свой приз' },
    money: { en: 'Money', ru: 'Деньги' },
    item: { en: 'Shop item', ru: 'Товар магазина' },
  },
} satisfies Record<string, Readonly<Record<string, DisplayName>>>;

/** The name of such a set. */
export type ChoiceSet = keyof typeof CHOICES;
