import type { API } from '@discordjs/core/http-only';
import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/locales/locale';
import {
  MessageFlags,
  RESTJSONErrorCodes as Code,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { TimerTask } from '../../bot/feature.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { REMINDER_TIMER, type Reminder, type ReminderStore } from './reminder-store.ts';

/** From here on a reminder says that it is late, in milliseconds. */
const LATE_MS = 60_000;

/**
 * Delivers a reminder in its channel, or to the member's inbox where the channel is closed to the bot, or where the
 * member has no word in the guild any more: who is banned or timed out shall not speak through the bot.
 */
export function deliverReminder(store: ReminderStore): TimerTask {
  return {
    timer: REMINDER_TIMER,
    async ring({ api, settings, log }, { guildId, id }) {
      const reminder = await store.find(guildId, id);
      if (reminder === null) return;
      const { language } = await settings.get(guildId);
      const body = describe(reminder, language.interface);

      const posted = (await hasWord(api, reminder))
        ? await forgiving(CHANNEL_CLOSED, api.channels.createMessage(reminder.channel_id, body))
        : undefined;
      const isDelivered = posted !== undefined || (await forgiving(INBOX_CLOSED, sendDirectly(api, reminder, body)));
      if (isDelivered !== true) log.info({ guildId, id }, 'a reminder reached nobody: channel and inbox are closed');
      await store.remove(guildId, id);
    },
  };
}

const CHANNEL_CLOSED = [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions];
const NO_MEMBER = [Code.UnknownMember, Code.UnknownUser, Code.UnknownGuild, Code.MissingAccess];
const INBOX_CLOSED = [
  Code.CannotSendMessagesToThisUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  Code.UnknownUser,
];

async function hasWord(api: API, { guild_id: guildId, user_id: userId }: Reminder): Promise<boolean> {
  const member = await forgiving(NO_MEMBER, api.guilds.getMember(guildId, userId));
  if (member === undefined) return false;
  const silentUntil = member.communication_disabled_until ?? null;
  return silentUntil === null || Date.parse(silentUntil) <= Date.now();
}

async function sendDirectly(api: API, { user_id: userId }: Reminder, body: RESTPostAPIChannelMessageJSONBody) {
  const channel = await api.users.createDM(userId);
  await api.channels.createMessage(channel.id, body);
  return true;
}

function describe(reminder: Reminder, locale: Locale): RESTPostAPIChannelMessageJSONBody {
  const mention = userMention(reminder.user_id);
  const due = time(Math.floor(reminder.due_at.getTime() / 1000), TimestampStyles.RelativeTime);
  const isLate = Date.now() - reminder.due_at.getTime() > LATE_MS;
  const words = m.reminder_delivered({ mention, text: reminder.text }, { locale });
  return {
    content: isLate ? `${words}\n${m.reminder_late({ due }, { locale })}` : words,
    allowed_mentions: { users: [reminder.user_id] },
    // The words are the member's; what they link to is not shown off by the bot.
    flags: MessageFlags.SuppressEmbeds,
    // A process that dies between posting and noting it posts again; the platform knows the message by this and drops it.
    nonce: nonceOf(reminder.id),
    enforce_nonce: true,
  };
}

/** A nonce has at most 25 characters, which is exactly what the 128 bits of an id take in base 36. */
function nonceOf(id: string): string {
  return BigInt(`0x${id.replaceAll('-', '')}`).toString(36);
}
