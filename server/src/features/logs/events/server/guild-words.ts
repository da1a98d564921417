import {
  GuildDefaultMessageNotifications as Notify,
  GuildExplicitContentFilter as Filter,
  GuildVerificationLevel as Level,
} from 'discord-api-types/v10';

interface Words {
  en: string;
  ru: string;
}

/** The platform's choices, named as in its settings. */
export const VERIFICATION_LEVELS: Record<Level, Words> = {
  [Level.None]: { en: 'None', ru: 'Нет' },
  [Level.Low]: { en: 'Low', ru: 'Низкий' },
  [Level.Medium]: { en: 'Medium', ru: 'Средний' },
  [Level.High]: { en: 'High', ru: 'Высокий' },
  [Level.VeryHigh]: { en: 'Highest', ru: 'Самый высокий' },
};

export const CONTENT_FILTERS: Record<Filter, Words> = {
  [Filter.Disabled]: { en: 'Off', ru: 'Выключен' },
  [Filter.MembersWithoutRoles]: { en: 'Members without roles', ru: 'Участники без ролей' },
  [Filter.AllMembers]: { en: 'Everyone', ru: 'Все участники' },
};

export const NOTIFICATIONS: Record<Notify, Words> = {
  [Notify.AllMessages]: { en: 'All messages', ru: 'Все сообщения' },
  [Notify.OnlyMentions]: { en: 'Only mentions', ru: 'Только упоминания' },
};
