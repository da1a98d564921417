import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import {
  type APIGuildMember,
  MessageFlags,
  RESTJSONErrorCodes as Code,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeLines } from '../../../texts/people-text.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import type { JobHandler } from '../../../jobs/job-definition.ts';
import type { MessageMatch } from '../../../jobs/job-attempt.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import type { ChannelWriters } from '../../community/index.ts';
import type { CaseStore } from '../../moderation/index.ts';
import { deliverReminderJob, repeatReminderJob } from './deliver-reminder-job.ts';
import type { Reminder, ReminderStore } from './reminder-store.ts';
import { snoozeButtons, snoozeState } from './snooze.component.ts';

/** A reminder delivered later than this says that it is late, in milliseconds. */
const LATE_MS = 60_000;

const CHANNEL_CLOSED = [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions];
const NO_MEMBER = [Code.UnknownMember, Code.UnknownUser, Code.UnknownGuild, Code.MissingAccess];

/**
 * Delivers a reminder in its channel. Falls back to a direct message if the bot cannot post there, or if the member has
 * left, is muted or cannot write there any more: they must not speak through the bot. A repeated one ends when its
 * member has left, and after a last direct message when its channel is gone.
 */
export function deliverReminders(
  store: ReminderStore,
  cases: Pick<CaseStore, 'inForce'>,
  channelWriters: ChannelWriters,
): Job[] {
  const work: JobHandler<{ id: string }, BotContext> = {
    async perform(bot, { id }, { guildId, send, sendDirectly }) {
      const { api, settings, states } = bot;
      const reminder = await store.find(guildId, id);
      if (reminder === null) return;
      const { language, muteRole } = await settings.get(guildId);
      const locale = language.interface;
      const member = await ignoreErrorCodes(NO_MEMBER, api.guilds.getMember(guildId, reminder.userId));
      const isOver = reminder.repeats !== null && (member === undefined || !(await isThere(bot, reminder)));
      if (isOver) await store.endRepetition(guildId, id);
      if (isOver && member === undefined) return;

      const { body, matches } = describe(reminder, locale, isOver);
      const ownerId = reminder.userId;
      const mayPost = member !== undefined && (await hasWord({ cases, muteRole, channelWriters }, reminder, member));
      const post = async () => {
        const snoozeId = await states.keep(
          snoozeState,
          { guildId, user: { id: ownerId } },
          { text: escapeLines(reminder.text) },
        );
        const buttons = { components: [snoozeButtons({ snoozeId, ownerId }, locale)] };
        return send(reminder.channelId, { ...body, ...buttons }, matches);
      };
      const posted = mayPost ? await ignoreErrorCodes(CHANNEL_CLOSED, post()) : undefined;
      if (posted === undefined) await sendDirectly(ownerId, body, matches);
    },
    settle: (tx, { id }, { guildId }) => store.settle(tx, guildId, id),
  };
  return [defineJob(deliverReminderJob, work), defineJob(repeatReminderJob, work)];
}

/** Whether the channel of a reminder exists. */
async function isThere({ api }: BotContext, { channelId }: Reminder): Promise<boolean> {
  const channel = await ignoreErrorCodes(
    [Code.UnknownChannel],
    api.channels.get(channelId).then(() => true),
  );
  return channel === true;
}

interface Voice {
  cases: Pick<CaseStore, 'inForce'>;
  muteRole: string | null;
  channelWriters: ChannelWriters;
}

async function hasWord(
  { cases, muteRole, channelWriters }: Voice,
  { guildId, userId, channelId }: Reminder,
  member: APIGuildMember,
): Promise<boolean> {
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
  isLast: boolean,
): { body: RESTPostAPIChannelMessageJSONBody; matches: MessageMatch } {
  const mention = userMention(reminder.userId);
  const due = time(Math.floor(reminder.dueAt.getTime() / 1000), TimestampStyles.RelativeTime);
  const isLate = Date.now() - reminder.dueAt.getTime() > LATE_MS;
  const words = m.reminder_delivered({ mention, text: escapeLines(reminder.text) }, { locale });
  const late = `${words}\n${m.reminder_late({ due }, { locale })}`;
  const body = {
    content: isLast ? `${words}\n${m.reminder_last({}, { locale })}` : isLate ? late : words,
    allowed_mentions: { users: [reminder.userId] },
    // Member-written links get no previews.
    flags: MessageFlags.SuppressEmbeds,
  };
  return { body, matches: ({ content }) => content === words || content.startsWith(`${words}\n`) };
}
