import type { DisplayName } from '../schemas/display-name.ts';

/** The tabs of a guild's settings that a role may be let into one by one. */
export const TABS = ['general', 'economy', 'commands', 'moderation', 'logs', 'greetings'] as const;
export type Tab = (typeof TABS)[number];

/** What each tab is called. */
export const TAB_TITLES: Record<Tab, DisplayName> = {
  general: { en: 'General', ru: 'Основное' },
  economy: { en: 'Economy', ru: 'Экономика' },
  commands: { en: 'Commands', ru: 'Команды' },
  moderation: { en: 'Moderation', ru: 'Модерация' },
  logs: { en: 'Logs', ru: 'Журналы' },
  greetings: { en: 'Greetings', ru: 'Приветствия' },
};
