import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { cutText } from '@perigee/core/base/text/cut';
import { time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import { escapeText } from '../../../texts/people-text.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { describeRepetition } from './describe-repetition.ts';
import type { Reminder, ReminderStore } from './reminder-store.ts';

/** Characters shown of each text, so that the longest list stays below the platform's 4096 characters. */
const SHOWN_MAX = 100;

/** Lists the member's pending reminders. */
export function listRemindersCommand(store: ReminderStore): CommandDefinition {
  return defineCommand({
    name: 'reminders',
    category: 'utilities',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'reminders', description: 'Lists your reminders', aliases: [] },
      ru: { name: 'напоминания', description: 'Показывает ваши напоминания', aliases: [] },
    },
    async run({ guildId, user, locale, reply }) {
      const reminders = await store.list({ guildId, userId: user.id });
      if (reminders.length === 0) {
        await reply({ content: m.reminders_none({}, { locale }) });
        return;
      }
      const title = m.reminders_title({ count: reminders.length }, { locale });
      await reply({
        embeds: [{ color: ACCENT_COLOR, title, description: reminders.map((each) => lineOf(each, locale)).join('\n') }],
      });
    },
  });
}

function lineOf({ number, dueAt, text, repeats }: Reminder, locale: Locale): string {
  const shown = escapeText(cutText(text, SHOWN_MAX));
  const relative = time(Math.round(dueAt.getTime() / 1000), TimestampStyles.RelativeTime);
  const repeated = repeats === null ? '' : ` · 🔁 ${describeRepetition(repeats.recurrence, locale)}`;
  return `**${number}** · ${relative}${repeated} · ${shown}`;
}
