import type { API } from '@discordjs/core/http-only';
import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import {
  MessageFlags,
  RESTJSONErrorCodes as Code,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { MessageMatch } from '../../../jobs/job-attempt.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import type { ChannelWriters } from '../../community/index.ts';
import type { CaseStore } from '../../moderation/index.ts';
import { deliverReminderJob } from './deliver-reminder-job.ts';
import type { Reminder, ReminderStore } from './reminder-store.ts';

/** A reminder delivered later than this says that it is late, in milliseconds. */
const LATE_MS = 60_000;

const CHANNEL_CLOSED = [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions];
const NO_MEMBER = [Code.UnknownMember, Code.UnknownUser, Code.UnknownGuild, Code.MissingAccess];

/**
 * Delivers a reminder in its channel. Falls back to a direct message if the bot cannot post there, or if the member has
 * left, is muted or cannot write there any more: they must not speak through the bot.
 */
export function deliverReminder(
  store: ReminderStore,
  cases: Pick<CaseStore, 'inForce'>,
  channelWriters: ChannelWriters,
): Job {
  return defineJob(deliverReminderJob, {
    async perform({ api, settings }, { id }, { guildId, send, sendDirectly }) {
      const reminder = await store.find(guildId, id);
      if (reminder === null) return;
      const { language, muteRole } = await settings.get(guildId);
      const { body, matches } = describe(reminder, language.interface);

      const posted = (await hasWord({ api, cases, muteRole, channelWriters }, reminder))
        ? await ignoreErrorCodes(CHANNEL_CLOSED, send(reminder.channelId, body, matches))
        : undefined;
      if (posted === undefined) await sendDirectly(reminder.userId, body, matches);
    },
    settle: (tx, { id }, { guildId }) => store.remove(tx, guildId, id),
  });
}

interface Voice {
  api: API;
  cases: Pick<CaseStore, 'inForce'>;
  muteRole: string | null;
  channelWriters: ChannelWriters;
}

async function hasWord(
  { api, cases, muteRole, channelWriters }: Voice,
  { guildId, userId, channelId }: Reminder,
): Promise<boolean> {
  const member = await ignoreErrorCodes(NO_MEMBER, api.guilds.getMember(guildId, userId));
  if (member === undefined) return false;
  const silentUntil = member.communication_disabled_until ?? null;
  if (silentUntil !== null && Date.parse(silentUntil) > Date.now()) return false;
  // A mute in force keeps its role when the settings name another.
  const mutes = await cases.inForce(guildId, userId, 'mute');
  const muteRoles = new Set([muteRole, ...mutes.map(({ roleId }) => roleId)]);
  if (member.roles.some((id) => muteRoles.has(id))) return false;
  return channelWriters.mayWrite(guildId, userId, channelId);
}

function describe(
  reminder: Reminder,
  locale: Locale,
): { body: RESTPostAPIChannelMessageJSONBody; matches: MessageMatch } {
  const mention = userMention(reminder.userId);
  const due = time(Math.floor(reminder.dueAt.getTime() / 1000), TimestampStyles.RelativeTime);
  const isLate = Date.now() - reminder.dueAt.getTime() > LATE_MS;
  const words = m.reminder_delivered({ mention, text: reminder.text }, { locale });
  const late = `${words}\n${m.reminder_late({ due }, { locale })}`;
  const body = {
    content: isLate ? late : words,
    allowed_mentions: { users: [reminder.userId] },
    // Member-written links get no previews.
    flags: MessageFlags.SuppressEmbeds,
  };
  return { body, matches: ({ content }) => content === words || content === late };
}
