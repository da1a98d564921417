import type { Locale } from '@perigee/core/base/locales/locales';
import { time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import { idOfInvocation } from '../../../bot/id-of-invocation.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import { checkReminder, REMINDER_TEXT_MAX } from './check-reminder.ts';
import { type Reminder, type ReminderStore, REMINDERS_MAX } from './reminder-store.ts';

/** When a reminder comes on a day without a time: at nine. */
const REMINDED_AT_S = 9 * 3600;

/** Sets a reminder for the member. */
export function remindCommand(store: ReminderStore): CommandDefinition {
  const remind = defineCommand({
    name: 'remind',
    category: 'utilities',
    config: {
      en: { name: 'remind', description: 'Reminds you of something later', aliases: ['remindme', 'reminder'] },
      ru: { name: 'напомни', description: 'Напоминает вам через какое-то время', aliases: ['напомнить'] },
    },
    options: [
      {
        key: 'when',
        type: 'time',
        required: true,
        daySeconds: REMINDED_AT_S,
        config: {
          en: { name: 'when', description: 'Such as 10m, 2 days, “tomorrow 9am” or “31.12 18:00”' },
          ru: { name: 'когда', description: 'Например, 10м, 2 дня, «завтра в 9» или «31.12 18:00»' },
        },
      },
      {
        key: 'text',
        type: 'string',
        required: true,
        config: {
          en: { name: 'text', description: 'What to remind you about' },
          ru: { name: 'текст', description: 'О чём напомнить' },
        },
      },
    ],
    async run(ctx) {
      const { guildId, channelId, user, invocationId, options, locale, reply, refuse } = ctx;
      const now = Date.now();
      const read = checkReminder(options.when, options.text, now);
      if ('refused' in read) {
        await refuseWithUsage(ctx, remind, describeRefusal(read.refused, locale));
        return;
      }
      const dueAt = new Date(now + read.aheadMs);
      const id = idOfInvocation('reminder', invocationId);
      const kept = await store.add({ guildId, id, userId: user.id, channelId, text: read.text, dueAt });
      if (kept === null) {
        await refuse(m.remind_too_many({ max: REMINDERS_MAX }, { locale }));
        return;
      }
      await reply({ content: describeKept(kept, locale) });
    },
  });
  return remind;
}

function describeKept({ number, dueAt }: Pick<Reminder, 'number' | 'dueAt'>, locale: Locale): string {
  const seconds = Math.round(dueAt.getTime() / 1000);
  const moment = time(seconds, TimestampStyles.LongDateShortTime);
  const relative = time(seconds, TimestampStyles.RelativeTime);
  return m.remind_set({ number, moment, relative }, { locale });
}

type Refusal = Extract<ReturnType<typeof checkReminder>, { refused: string }>['refused'];

function describeRefusal(refused: Refusal, locale: Locale): string {
  switch (refused) {
    case 'tooSoon':
      return m.remind_too_soon({}, { locale });
    case 'tooFar':
      return m.remind_too_far({}, { locale });
    case 'textMissing':
      return m.remind_text_missing({}, { locale });
    case 'textTooLong':
      return m.text_too_long({ max: REMINDER_TEXT_MAX }, { locale });
    default:
      return refused satisfies never;
  }
}
