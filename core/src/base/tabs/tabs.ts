import type { DisplayName } from '../schemas/display-name.ts';

/** The tabs of a guild's settings; access can be granted to roles tab by tab. */
export const TABS = ['general', 'economy', 'commands', 'moderation', 'logs', 'greetings'] as const;
export type Tab = (typeof TABS)[number];

/** The title of each tab. */
export const TAB_TITLES: Record<Tab, DisplayName> = {
  general: { en: 'General', ru: 'Основное' },
  economy: { en: 'Economy', ru: 'Экономика' },
  commands: { en: 'Commands', ru: 'Команды' },
  moderation: { en: 'Moderation', ru: 'Модерация' },
  logs: { en: 'Logs', ru: 'Журналы' },
  greetings: { en: 'Greetings', ru: 'Приветствия' },
};
