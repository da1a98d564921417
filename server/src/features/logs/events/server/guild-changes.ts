import type { LogChange } from '@perigee/core/logs/changes';
import type { LoggedName } from '@perigee/core/logs/parts';
import {
  GuildMFALevel,
  GuildDefaultMessageNotifications as Notify,
  GuildExplicitContentFilter as Filter,
  GuildVerificationLevel as Level,
} from 'discord-api-types/v10';
import { channel, compare, duration, type FieldReader, member, picture, textField, toggle, word } from '../compare.ts';
import type { GuildFacts } from '../observed/guild-facts.ts';

interface Words {
  en: string;
  ru: string;
}

/** The platform's choices, named as in its settings. */
const VERIFICATION_LEVELS: Record<Level, Words> = {
  [Level.None]: { en: 'None', ru: 'Нет' },
  [Level.Low]: { en: 'Low', ru: 'Низкий' },
  [Level.Medium]: { en: 'Medium', ru: 'Средний' },
  [Level.High]: { en: 'High', ru: 'Высокий' },
  [Level.VeryHigh]: { en: 'Highest', ru: 'Самый высокий' },
};

const CONTENT_FILTERS: Record<Filter, Words> = {
  [Filter.Disabled]: { en: 'Off', ru: 'Выключен' },
  [Filter.MembersWithoutRoles]: { en: 'Members without roles', ru: 'Участники без ролей' },
  [Filter.AllMembers]: { en: 'Everyone', ru: 'Все участники' },
};

const NOTIFICATIONS: Record<Notify, Words> = {
  [Notify.AllMessages]: { en: 'All messages', ru: 'Все сообщения' },
  [Notify.OnlyMentions]: { en: 'Only mentions', ru: 'Только упоминания' },
};

type NameOf = (channelId: string) => string | null;

/** What changed in a guild. */
export function guildChanges(before: GuildFacts, after: GuildFacts, nameOf: NameOf): LogChange[] {
  return compare(readersFor(nameOf), before, after);
}

function readersFor(nameOf: NameOf): FieldReader<GuildFacts>[] {
  const named = (id: string | null): LoggedName | null => (id === null ? null : { id, name: nameOf(id) });
  return [
    textField('name', ({ name }) => name),
    textField('description', ({ description }) => description),
    picture('icon', ({ icon }) => icon),
    picture('banner', ({ banner }) => banner),
    picture('splash', ({ splash }) => splash),
    member('owner', ({ owner_id: id }) => ({ id, name: null })),
    textField('vanityCode', ({ vanity_url_code: code }) => code),
    word('verificationLevel', ({ verification_level: level }) => VERIFICATION_LEVELS[level]),
    word('contentFilter', ({ explicit_content_filter: filter }) => CONTENT_FILTERS[filter]),
    word('notifications', ({ default_message_notifications: level }) => NOTIFICATIONS[level]),
    toggle('twoFactor', ({ mfa_level: level }) => level === GuildMFALevel.Elevated),
    channel('afkChannel', ({ afk_channel_id: id }) => named(id)),
    duration('afkTimeout', ({ afk_timeout: seconds }) => seconds * 1000),
    channel('systemChannel', ({ system_channel_id: id }) => named(id)),
    channel('rulesChannel', ({ rules_channel_id: id }) => named(id)),
    channel('updatesChannel', ({ public_updates_channel_id: id }) => named(id)),
    textField('locale', ({ preferred_locale: locale }) => locale),
    toggle('boostBar', ({ premium_progress_bar_enabled: isShown }) => isShown),
  ];
}
