import type { DisplayName } from '../base/schemas/display-name.ts';
import { namesOf } from '../base/schemas/names-of.ts';

/** One kind of event that can be logged. */
interface LogEventFacts {
  title: DisplayName;
  /** What the log entry contains. */
  hint: DisplayName;
}

interface LogCategoryFacts {
  title: DisplayName;
  events: Readonly<Record<string, LogEventFacts>>;
}

/**
 * Everything that can be logged: the events of docs/rules/logs.md#events and more. Used by the tab, the bot and the
 * web.
 */
export const LOG_CATALOGUE = {
  messages: {
    title: { en: 'Messages', ru: 'Сообщения' },
    events: {
      messageDelete: {
        title: { en: 'Message deleted', ru: 'Сообщение удалено' },
        hint: { en: 'The text, its author and the channel', ru: 'Текст, автор и канал' },
      },
      messageEdit: {
        title: { en: 'Message edited', ru: 'Сообщение изменено' },
        hint: { en: 'The text before and after', ru: 'Текст до и после правки' },
      },
      messageDeleteBulk: {
        title: { en: 'Messages bulk deleted', ru: 'Массовое удаление сообщений' },
        hint: {
          en: 'How many, in which channel, and a transcript',
          ru: 'Сколько, в каком канале, и запись сообщений',
        },
      },
    },
  },
  roles: {
    title: { en: 'Roles', ru: 'Роли' },
    events: {
      roleCreate: {
        title: { en: 'Role created', ru: 'Роль создана' },
        hint: { en: 'Its name, and who created it', ru: 'Название и кто создал' },
      },
      roleEdit: {
        title: { en: 'Role edited', ru: 'Роль изменена' },
        hint: { en: 'What changed, and who changed it', ru: 'Что изменилось и кто изменил' },
      },
      roleDelete: {
        title: { en: 'Role deleted', ru: 'Роль удалена' },
        hint: { en: 'Its name, and who deleted it', ru: 'Название и кто удалил' },
      },
    },
  },
  moderation: {
    title: { en: 'Moderation', ru: 'Модерация' },
    events: {
      moderationWarn: {
        title: { en: 'Warning', ru: 'Предупреждение' },
        hint: { en: 'Member, moderator and reason', ru: 'Участник, модератор и причина' },
      },
      moderationMute: {
        title: { en: 'Mute', ru: 'Мут' },
        hint: { en: 'Member, moderator, duration and reason', ru: 'Участник, модератор, срок и причина' },
      },
      moderationKick: {
        title: { en: 'Kick', ru: 'Кик' },
        hint: { en: 'Member, moderator and reason', ru: 'Участник, модератор и причина' },
      },
      moderationBan: {
        title: { en: 'Ban', ru: 'Бан' },
        hint: { en: 'Member, moderator, duration and reason', ru: 'Участник, модератор, срок и причина' },
      },
      moderationUnmute: {
        title: { en: 'Unmute', ru: 'Снятие мута' },
        hint: { en: 'Member, and who lifted the mute', ru: 'Участник и кто снял мут' },
      },
      moderationUnban: {
        title: { en: 'Unban', ru: 'Разбан' },
        hint: { en: 'Member, and who lifted the ban', ru: 'Участник и кто снял бан' },
      },
    },
  },
  members: {
    title: { en: 'Members', ru: 'Участники' },
    events: {
      memberJoin: {
        title: { en: 'Member joined', ru: 'Участник пришёл' },
        hint: {
          en: 'Account age, and the invite if known',
          ru: 'Возраст аккаунта и приглашение, если известно',
        },
      },
      memberLeave: {
        title: { en: 'Member left', ru: 'Участник ушёл' },
        hint: {
          en: 'How they left, how long they were here, their roles',
          ru: 'Как ушёл, сколько пробыл на сервере, его роли',
        },
      },
      memberNickname: {
        title: { en: 'Nickname changed', ru: 'Ник изменён' },
        hint: { en: 'The name before and after, and who changed it', ru: 'Имя до и после и кто изменил' },
      },
      memberRoles: {
        title: { en: 'Member’s roles changed', ru: 'Роли участника изменены' },
        hint: { en: 'Roles given and removed, and by whom', ru: 'Выданные и снятые роли и кем' },
      },
      botAdd: {
        title: { en: 'Bot added', ru: 'Бот добавлен' },
        hint: { en: 'Which bot, and who added it', ru: 'Какой бот и кто добавил' },
      },
    },
  },
  channels: {
    title: { en: 'Channels', ru: 'Каналы' },
    events: {
      channelCreate: {
        title: { en: 'Channel created', ru: 'Канал создан' },
        hint: { en: 'Its name and type, and who created it', ru: 'Название, тип и кто создал' },
      },
      channelEdit: {
        title: { en: 'Channel edited', ru: 'Канал изменён' },
        hint: {
          en: 'What changed, including permissions, and who changed it',
          ru: 'Что изменилось, в том числе права, и кто изменил',
        },
      },
      channelDelete: {
        title: { en: 'Channel deleted', ru: 'Канал удалён' },
        hint: { en: 'Its name and type, and who deleted it', ru: 'Название, тип и кто удалил' },
      },
      threadCreate: {
        title: { en: 'Thread created', ru: 'Ветка создана' },
        hint: { en: 'Its name, and who created it', ru: 'Название и кто создал' },
      },
      threadEdit: {
        title: { en: 'Thread edited', ru: 'Ветка изменена' },
        hint: { en: 'What changed, and who changed it', ru: 'Что изменилось и кто изменил' },
      },
      threadDelete: {
        title: { en: 'Thread deleted', ru: 'Ветка удалена' },
        hint: { en: 'Its name, and who deleted it', ru: 'Название и кто удалил' },
      },
      webhookChange: {
        title: { en: 'Webhooks changed', ru: 'Вебхуки изменены' },
        hint: {
          en: 'Webhooks added, edited and deleted, and by whom',
          ru: 'Добавленные, изменённые и удалённые вебхуки и кем',
        },
      },
    },
  },
  voice: {
    title: { en: 'Voice', ru: 'Голосовые каналы' },
    events: {
      voiceJoin: {
        title: { en: 'Voice joined', ru: 'Вход в голосовой канал' },
        hint: { en: 'Member and channel', ru: 'Участник и канал' },
      },
      voiceLeave: {
        title: { en: 'Voice left', ru: 'Выход из голосового канала' },
        hint: { en: 'Member, channel, and how long they were there', ru: 'Участник, канал и сколько там был' },
      },
      voiceMove: {
        title: { en: 'Voice channel changed', ru: 'Переход между голосовыми каналами' },
        hint: { en: 'From which channel to which', ru: 'Из какого канала в какой' },
      },
      voiceMute: {
        title: { en: 'Muted or deafened in voice', ru: 'Микрофон или звук отключены' },
        hint: { en: 'Whom, and who did or lifted it', ru: 'Кому, и кто отключил или вернул' },
      },
    },
  },
  server: {
    title: { en: 'Server', ru: 'Сервер' },
    events: {
      serverEdit: {
        title: { en: 'Server edited', ru: 'Сервер изменён' },
        hint: { en: 'What changed, and who changed it', ru: 'Что изменилось и кто изменил' },
      },
      inviteCreate: {
        title: { en: 'Invite created', ru: 'Приглашение создано' },
        hint: {
          en: 'Who created it, for which channel, and how long it lasts',
          ru: 'Кем, в какой канал и сколько действует',
        },
      },
      inviteDelete: {
        title: { en: 'Invite deleted', ru: 'Приглашение удалено' },
        hint: { en: 'Its code and channel, and who deleted it', ru: 'Код, канал и кто удалил' },
      },
      emojiChange: {
        title: { en: 'Emojis changed', ru: 'Эмодзи изменены' },
        hint: {
          en: 'Emojis added, renamed and deleted, and by whom',
          ru: 'Добавленные, переименованные и удалённые эмодзи и кем',
        },
      },
      stickerChange: {
        title: { en: 'Stickers changed', ru: 'Стикеры изменены' },
        hint: {
          en: 'Stickers added, edited and deleted, and by whom',
          ru: 'Добавленные, изменённые и удалённые стикеры и кем',
        },
      },
      integrationChange: {
        title: { en: 'Integrations changed', ru: 'Интеграции изменены' },
        hint: {
          en: 'Integrations added, changed and removed, and by whom',
          ru: 'Добавленные, изменённые и удалённые интеграции и кем',
        },
      },
      scheduledEventChange: {
        title: { en: 'Events changed', ru: 'Мероприятия изменены' },
        hint: {
          en: 'Events planned, edited and cancelled, and by whom',
          ru: 'Созданные, изменённые и отменённые мероприятия и кем',
        },
      },
      automodAlert: {
        title: { en: 'Stopped by Discord’s AutoMod', ru: 'Остановлено AutoMod Discord' },
        hint: { en: 'Whom it stopped, by which rule and where', ru: 'Кого, каким правилом и где' },
      },
      automodRuleChange: {
        title: { en: 'Discord’s AutoMod rules changed', ru: 'Правила AutoMod Discord изменены' },
        hint: {
          en: 'Rules added, edited and deleted, and by whom',
          ru: 'Добавленные, изменённые и удалённые правила и кем',
        },
      },
      commandUse: {
        title: { en: 'Command used by a moderator', ru: 'Команда модератора' },
        hint: { en: 'Which command, by whom and where', ru: 'Какая команда, кем и где' },
      },
      settingsSave: {
        title: { en: 'Settings saved', ru: 'Настройки сохранены' },
        hint: { en: 'What was changed in the dashboard, and by whom', ru: 'Что изменено в панели управления и кем' },
      },
    },
  },
} as const satisfies Record<string, LogCategoryFacts>;

type Catalogue = typeof LOG_CATALOGUE;
export type LogCategory = keyof Catalogue;
export type LogEvent = { [Category in LogCategory]: keyof Catalogue[Category]['events'] }[LogCategory];

/** In display order. */
export const LOG_CATEGORIES = namesOf(LOG_CATALOGUE);

/** The events of each category. */
export const LOG_EVENTS: { readonly [Category in LogCategory]: readonly LogEvent[] } = {
  messages: namesOf(LOG_CATALOGUE.messages.events),
  roles: namesOf(LOG_CATALOGUE.roles.events),
  moderation: namesOf(LOG_CATALOGUE.moderation.events),
  members: namesOf(LOG_CATALOGUE.members.events),
  channels: namesOf(LOG_CATALOGUE.channels.events),
  voice: namesOf(LOG_CATALOGUE.voice.events),
  server: namesOf(LOG_CATALOGUE.server.events),
};

export const ALL_LOG_EVENTS: readonly LogEvent[] = LOG_CATEGORIES.flatMap((category) => LOG_EVENTS[category]);

/** The events that tell what is written or done in channels, which not everyone can read. */
export const REVEALING_EVENTS: readonly LogEvent[] = [
  ...LOG_EVENTS.messages,
  ...LOG_EVENTS.channels,
  ...LOG_EVENTS.voice,
  'automodAlert',
  'inviteCreate',
  'inviteDelete',
  'scheduledEventChange',
  'commandUse',
];

/** Title and hint of each event. */
export const LOG_EVENT_FACTS: Readonly<Record<LogEvent, LogEventFacts>> = {
  ...LOG_CATALOGUE.messages.events,
  ...LOG_CATALOGUE.roles.events,
  ...LOG_CATALOGUE.moderation.events,
  ...LOG_CATALOGUE.members.events,
  ...LOG_CATALOGUE.channels.events,
  ...LOG_CATALOGUE.voice.events,
  ...LOG_CATALOGUE.server.events,
};
