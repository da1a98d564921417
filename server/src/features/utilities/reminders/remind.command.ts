import type { Locale } from '@perigee/core/base/locales/locales';
import { type ReminderOrder, readReminder, readWhen, type When } from '@perigee/core/base/reading/reminder-order';
import type { TimeContext } from '@perigee/core/base/reading/wall-time';
import { escapeMarkdown, time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import type { CommandContext } from '../../../bot/command-context.ts';
import { idOfInvocation } from '../../../bot/id-of-invocation.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import { readingIn } from '../../../bot/options/option-reading.ts';
import { writeMeaning } from '../../../bot/options/write-value.ts';
import { checkReminder, REMINDER_TEXT_MAX, type ReminderRefusal } from './check-reminder.ts';
import { describeRepetition } from './describe-repetition.ts';
import { type Reminder, type ReminderStore, REMINDERS_MAX } from './reminder-store.ts';
import { WHEN_OPTION } from './when-option.ts';

/** Sets a reminder for the member. */
export function remindCommand(store: ReminderStore): CommandDefinition {
  const remind: CommandDefinition = defineCommand({
    name: 'remind',
    category: 'utilities',
    config: {
      en: {
        name: 'remind',
        description: 'Reminds you of something, once or again and again',
        aliases: ['remindme', 'reminder'],
      },
      ru: { name: 'напомни', description: 'Напоминает вам о чём-то, один раз или регулярно', aliases: ['напомнить'] },
    },
    options: [
      WHEN_OPTION,
      {
        key: 'text',
        type: 'string',
        // Typed in one line, it is part of `when`.
        required: false,
        config: {
          en: { name: 'text', description: 'What to remind you about' },
          ru: { name: 'текст', description: 'О чём напомнить' },
        },
      },
    ],
    async run(ctx) {
      const { guildId, channelId, user, invocationId, settings, options, locale, reply, refuse } = ctx;
      const reading = readingIn(settings);
      const order = readOrder(ctx, options, { ...reading, daySeconds: WHEN_OPTION.daySeconds });
      if (order.kind === 'unread') return refuseWithUsage(ctx, remind, describeUnread(order, locale));
      const when = await chosenOf(ctx, order);
      if (when === null) return;
      const read = checkReminder(when, order.text, reading);
      if ('refused' in read) return refuseWithUsage(ctx, remind, describeRefusal(read.refused, locale));
      const id = idOfInvocation('reminder', invocationId);
      const kept = await store.add({ guildId, id, userId: user.id, channelId, ...read });
      if (kept === null) return refuse(m.remind_too_many({ max: REMINDERS_MAX }, { locale }));
      const repeated = read.repeats && describeRepetition(read.repeats.recurrence, locale);
      await reply({ content: describeKept(kept, repeated, locale) });
    },
  });
  return remind;
}

/** The text is never taken for a time if it is given on its own; quoted first, a typed text comes before its time. */
function readOrder(
  { messageId }: CommandContext,
  { when, text }: { when: string; text: string | undefined },
  context: TimeContext,
): ReminderOrder {
  if (text === undefined) return readReminder(when, context);
  const swapped = messageId === null ? null : readWhen(text, context);
  if (swapped?.kind === 'read') return { ...swapped, text: when };
  const read = readWhen(when, context);
  return read.kind === 'unread' ? read : { ...read, text };
}

/** What was meant; null if the member is asked. */
async function chosenOf(
  { clarify, settings, locale }: CommandContext,
  { kind, whens }: Exclude<ReminderOrder, { kind: 'unread' }>,
): Promise<When | null> {
  const [only = null] = whens;
  if (kind === 'read') return only;
  const { zone } = settings.timeZone;
  const texts = whens.map((when) =>
    when.kind === 'repeats'
      ? describeRepetition(when.recurrence, locale)
      : writeMeaning({ type: 'time' }, when.time, { locale, zone }),
  );
  const chosen = await clarify({ ...WHEN_OPTION, type: 'string' }, texts);
  return whens[texts.indexOf(chosen ?? '')] ?? null;
}

function describeKept(
  { number, dueAt }: Pick<Reminder, 'number' | 'dueAt'>,
  repeated: string | null,
  locale: Locale,
): string {
  const seconds = Math.round(dueAt.getTime() / 1000);
  const moment = time(seconds, TimestampStyles.LongDateShortTime);
  const relative = time(seconds, TimestampStyles.RelativeTime);
  return repeated === null
    ? m.remind_set({ number, moment, relative }, { locale })
    : m.remind_set_repeated({ number, repeated, moment, relative }, { locale });
}

function describeUnread({ why, said }: Extract<ReminderOrder, { kind: 'unread' }>, locale: Locale): string {
  const words = escapeMarkdown(said, { maskedLink: true });
  if (why === 'noSuchDay') return m.no_such_day({ day: words }, { locale });
  if (why === 'noSuchTime') return m.no_such_time({ time: words }, { locale });
  const option = WHEN_OPTION.config[locale].name;
  return why === 'past' ? m.option_past({ option }, { locale }) : m.remind_when_missing({ option }, { locale });
}

function describeRefusal(refused: ReminderRefusal, locale: Locale): string {
  switch (refused) {
    case 'tooSoon':
      return m.remind_too_soon({}, { locale });
    case 'tooFar':
      return m.remind_too_far({}, { locale });
    case 'tooOften':
      return m.remind_too_often({}, { locale });
    case 'textMissing':
      return m.remind_text_missing({}, { locale });
    case 'textTooLong':
      return m.text_too_long({ max: REMINDER_TEXT_MAX }, { locale });
    default:
      return refused satisfies never;
  }
}
