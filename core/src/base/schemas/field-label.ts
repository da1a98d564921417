import type { DisplayName } from './display-name.ts';

/** Names that fields of several features share; any other stands with its field. */
export const FIELD_LABELS = {
  enabled: { en: 'Enabled', ru: 'Включено' },
  name: { en: 'Name', ru: 'Название' },
  description: { en: 'Description', ru: 'Описание' },
  type: { en: 'Type', ru: 'Вид' },
  min: { en: 'Minimum', ru: 'Минимум' },
  max: { en: 'Maximum', ru: 'Максимум' },
  cooldown: { en: 'Cooldown', ru: 'Перерыв' },
  punishment: { en: 'Punishment', ru: 'Наказание' },
  message: { en: 'Message', ru: 'Сообщение' },
  template: { en: 'Template', ru: 'Шаблон' },
  iconUrl: { en: 'Icon', ru: 'Иконка' },
  channel: { en: 'Channel', ru: 'Канал' },
  channels: { en: 'Channels', ru: 'Каналы' },
  requiredRoles: { en: 'Required roles', ru: 'Нужные роли' },
  requiredXp: { en: 'Required XP', ru: 'Нужный опыт' },
} as const satisfies Record<string, DisplayName>;

export type FieldLabel = keyof typeof FIELD_LABELS;
