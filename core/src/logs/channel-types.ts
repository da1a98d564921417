import type { DisplayName } from '../base/schemas/display-name.ts';

/** The names of the platform's channel types, by number. */
const CHANNEL_TYPES: ReadonlyMap<number, DisplayName> = new Map([
  [0, { en: 'Text', ru: 'Текстовый' }],
  [2, { en: 'Voice', ru: 'Голосовой' }],
  [4, { en: 'Category', ru: 'Категория' }],
  [5, { en: 'Announcements', ru: 'Объявления' }],
  [10, { en: 'Announcement thread', ru: 'Ветка объявлений' }],
  [11, { en: 'Thread', ru: 'Ветка' }],
  [12, { en: 'Private thread', ru: 'Приватная ветка' }],
  [13, { en: 'Stage', ru: 'Трибуна' }],
  [15, { en: 'Forum', ru: 'Форум' }],
  [16, { en: 'Media', ru: 'Медиа' }],
]);

/** The name of a channel type; null for types the platform has added since. */
export function nameChannelType(type: number): DisplayName | null {
  return CHANNEL_TYPES.get(type) ?? null;
}
