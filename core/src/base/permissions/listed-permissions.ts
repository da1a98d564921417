import type { DisplayName } from '../schemas/display-name.ts';
import { namesOf } from '../schemas/names-of.ts';

/** Every permission of the platform with its bit and its name in the platform's client. */
export const LISTED_PERMISSION_FACTS = {
  CreateInstantInvite: { bit: 0, en: 'Create Invite', ru: 'Создание приглашений' },
  KickMembers: { bit: 1, en: 'Kick Members', ru: 'Выгонять участников' },
  BanMembers: { bit: 2, en: 'Ban Members', ru: 'Банить участников' },
  Administrator: { bit: 3, en: 'Administrator', ru: 'Администратор' },
  ManageChannels: { bit: 4, en: 'Manage Channels', ru: 'Управлять каналами' },
  ManageGuild: { bit: 5, en: 'Manage Server', ru: 'Управлять сервером' },
  AddReactions: { bit: 6, en: 'Add Reactions', ru: 'Добавлять реакции' },
  ViewAuditLog: { bit: 7, en: 'View Audit Log', ru: 'Просматривать журнал аудита' },
  PrioritySpeaker: { bit: 8, en: 'Priority Speaker', ru: 'Приоритетный режим' },
  Stream: { bit: 9, en: 'Video', ru: 'Видео' },
  ViewChannel: { bit: 10, en: 'View Channels', ru: 'Просматривать каналы' },
  SendMessages: { bit: 11, en: 'Send Messages', ru: 'Отправлять сообщения' },
  SendTTSMessages: { bit: 12, en: 'Send Text-to-Speech Messages', ru: 'Отправлять сообщения text-to-speech' },
  ManageMessages: { bit: 13, en: 'Manage Messages', ru: 'Управлять сообщениями' },
  EmbedLinks: { bit: 14, en: 'Embed Links', ru: 'Встраивать ссылки' },
  AttachFiles: { bit: 15, en: 'Attach Files', ru: 'Прикреплять файлы' },
  ReadMessageHistory: { bit: 16, en: 'Read Message History', ru: 'Читать историю сообщений' },
  MentionEveryone: { bit: 17, en: 'Mention everyone and all roles', ru: 'Упоминать всех и все роли' },
  UseExternalEmojis: { bit: 18, en: 'Use External Emoji', ru: 'Использовать внешние эмодзи' },
  ViewGuildInsights: { bit: 19, en: 'View Server Insights', ru: 'Просматривать аналитику сервера' },
  Connect: { bit: 20, en: 'Connect', ru: 'Подключаться' },
  Speak: { bit: 21, en: 'Speak', ru: 'Говорить' },
  MuteMembers: { bit: 22, en: 'Mute Members', ru: 'Отключать участникам микрофон' },
  DeafenMembers: { bit: 23, en: 'Deafen Members', ru: 'Отключать участникам звук' },
  MoveMembers: { bit: 24, en: 'Move Members', ru: 'Перемещать участников' },
  UseVAD: { bit: 25, en: 'Use Voice Activity', ru: 'Использовать режим активации по голосу' },
  ChangeNickname: { bit: 26, en: 'Change Nickname', ru: 'Изменить никнейм' },
  ManageNicknames: { bit: 27, en: 'Manage Nicknames', ru: 'Управлять никнеймами' },
  ManageRoles: { bit: 28, en: 'Manage Roles', ru: 'Управлять ролями' },
  ManageWebhooks: { bit: 29, en: 'Manage Webhooks', ru: 'Управлять вебхуками' },
  ManageGuildExpressions: { bit: 30, en: 'Manage Expressions', ru: 'Управлять выражениями' },
  UseApplicationCommands: { bit: 31, en: 'Use Application Commands', ru: 'Использовать команды приложения' },
  RequestToSpeak: { bit: 32, en: 'Request to Speak', ru: 'Попросить выступить' },
  ManageEvents: { bit: 33, en: 'Manage Events', ru: 'Управлять событиями' },
  ManageThreads: { bit: 34, en: 'Manage Threads', ru: 'Управлять ветками' },
  CreatePublicThreads: { bit: 35, en: 'Create Public Threads', ru: 'Создание публичных веток' },
  CreatePrivateThreads: { bit: 36, en: 'Create Private Threads', ru: 'Создание приватных веток' },
  UseExternalStickers: { bit: 37, en: 'Use External Stickers', ru: 'Использовать внешние стикеры' },
  SendMessagesInThreads: { bit: 38, en: 'Send Messages in Threads', ru: 'Отправлять сообщения в ветках' },
  UseEmbeddedActivities: { bit: 39, en: 'Use Activities', ru: 'Использовать активности' },
  ModerateMembers: { bit: 40, en: 'Time Out Members', ru: 'Отправлять участников в тайм-аут' },
  ViewCreatorMonetizationAnalytics: {
    bit: 41,
    en: 'View Monetization Insights',
    ru: 'Просматривать аналитику монетизации',
  },
  UseSoundboard: { bit: 42, en: 'Use Soundboard', ru: 'Использовать звуковую панель' },
  CreateGuildExpressions: { bit: 43, en: 'Create Expressions', ru: 'Создавать выражения' },
  CreateEvents: { bit: 44, en: 'Create Events', ru: 'Создание событий' },
  UseExternalSounds: { bit: 45, en: 'Use External Sounds', ru: 'Использовать внешние звуки' },
  SendVoiceMessages: { bit: 46, en: 'Send Voice Messages', ru: 'Отправлять голосовые сообщения' },
  SetVoiceChannelStatus: { bit: 48, en: 'Set Voice Channel Status', ru: 'Установить статус голосового канала' },
  SendPolls: { bit: 49, en: 'Create Polls', ru: 'Создание опросов' },
  UseExternalApps: { bit: 50, en: 'Use External Apps', ru: 'Использовать внешние приложения' },
  PinMessages: { bit: 51, en: 'Pin Messages', ru: 'Закреплять сообщения' },
  BypassSlowmode: { bit: 52, en: 'Bypass Slow Mode', ru: 'Обходить медленный режим' },
} as const satisfies Record<string, DisplayName & { bit: number }>;

export type ListedPermission = keyof typeof LISTED_PERMISSION_FACTS;
export const LISTED_PERMISSIONS = namesOf(LISTED_PERMISSION_FACTS);

/**
 * The names of the permissions in a set, in the platform's order. Permissions the platform has added since are left
 * out.
 */
export function listPermissions(permissions: bigint): ListedPermission[] {
  return LISTED_PERMISSIONS.filter((name) => (permissions & (1n << BigInt(LISTED_PERMISSION_FACTS[name].bit))) !== 0n);
}
