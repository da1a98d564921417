import * as z from 'zod/mini';
import type { DisplayName } from '../base/schemas/display-name.ts';
import { namesOf } from '../base/schemas/names-of.ts';
import { named } from './parts.ts';

/** Changeable fields of roles, channels and servers, with their names. */
export const CHANGED_FIELDS = {
  name: { en: 'Name', ru: 'Название' },
  color: { en: 'Colour', ru: 'Цвет' },
  hoist: { en: 'Shown separately', ru: 'Показывать отдельно' },
  mentionable: { en: 'Anyone can mention it', ru: 'Можно упоминать всем' },
  icon: { en: 'Icon', ru: 'Иконка' },
  tags: { en: 'Related emoji', ru: 'Похожий эмодзи' },
  archived: { en: 'Archived', ru: 'В архиве' },
  locked: { en: 'Locked', ru: 'Закрыта' },
  autoArchive: { en: 'Hidden after', ru: 'Скрывать через' },
  invitable: { en: 'Anyone can invite', ru: 'Приглашать может каждый' },
  channel: { en: 'Channel', ru: 'Канал' },
  enabled: { en: 'On', ru: 'Включено' },
  place: { en: 'Place', ru: 'Место' },
  starts: { en: 'Starts', ru: 'Начало' },
  voiceMute: { en: 'Microphone off', ru: 'Микрофон отключён' },
  voiceDeaf: { en: 'Sound off', ru: 'Звук отключён' },
  colors: { en: 'Gradient', ru: 'Градиент' },
  topic: { en: 'Topic', ru: 'Тема' },
  kind: { en: 'Type', ru: 'Тип' },
  parent: { en: 'Category', ru: 'Категория' },
  nsfw: { en: 'Age-restricted', ru: 'Возрастное ограничение' },
  slowmode: { en: 'Slow mode', ru: 'Медленный режим' },
  bitrate: { en: 'Bitrate', ru: 'Битрейт' },
  userLimit: { en: 'User limit', ru: 'Лимит участников' },
  region: { en: 'Region', ru: 'Регион' },
  description: { en: 'Description', ru: 'Описание' },
  owner: { en: 'Owner', ru: 'Владелец' },
  banner: { en: 'Banner', ru: 'Баннер' },
  splash: { en: 'Invite background', ru: 'Фон приглашения' },
  vanityCode: { en: 'Custom invite link', ru: 'Своя ссылка-приглашение' },
  verificationLevel: { en: 'Verification level', ru: 'Уровень проверки' },
  contentFilter: { en: 'Media filter', ru: 'Фильтр медиа' },
  notifications: { en: 'Notifications', ru: 'Уведомления' },
  twoFactor: { en: 'Two-factor for moderators', ru: 'Двухфакторная защита модераторов' },
  afkChannel: { en: 'AFK channel', ru: 'Канал для неактивных' },
  afkTimeout: { en: 'AFK timeout', ru: 'Время до неактивности' },
  systemChannel: { en: 'System messages channel', ru: 'Канал системных сообщений' },
  rulesChannel: { en: 'Rules channel', ru: 'Канал правил' },
  updatesChannel: { en: 'Community updates channel', ru: 'Канал новостей сообщества' },
  locale: { en: 'Language', ru: 'Язык' },
  boostBar: { en: 'Boost progress bar', ru: 'Полоса бустов' },
} as const satisfies Record<string, DisplayName>;
export type ChangedField = keyof typeof CHANGED_FIELDS;

const field = z.enum(namesOf(CHANGED_FIELDS));
const sides = <Value extends z.ZodMiniType>(value: Value) => ({ field, before: value, after: value });

/** One changed field; `kind` is the type of its values. Null means none or unknown. */
export const logChange = z.discriminatedUnion('kind', [
  /** As somebody typed it. */
  z.object({ kind: z.literal('text'), ...sides(z.nullable(z.string())) }),
  /** Our own wording, in both languages. */
  z.object({ kind: z.literal('word'), ...sides(z.nullable(z.object({ en: z.string(), ru: z.string() }))) }),
  z.object({ kind: z.literal('number'), ...sides(z.nullable(z.int())) }),
  /** In milliseconds; 0 is off. */
  z.object({ kind: z.literal('duration'), ...sides(z.nullable(z.int())) }),
  z.object({ kind: z.literal('switch'), ...sides(z.nullable(z.boolean())) }),
  /** 0xRRGGBB; 0 is none. */
  z.object({ kind: z.literal('color'), ...sides(z.nullable(z.int())) }),
  z.object({ kind: z.literal('channel'), ...sides(z.nullable(named)) }),
  z.object({ kind: z.literal('member'), ...sides(z.nullable(named)) }),
  /** Whether there is a picture; both are true where it was replaced. */
  z.object({ kind: z.literal('picture'), ...sides(z.boolean()) }),
]);
export type LogChange = z.infer<typeof logChange>;
