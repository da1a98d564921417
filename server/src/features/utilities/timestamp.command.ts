import { readMoment } from '@perigee/core/base/time/moment';
import { time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import { defineCommand } from '../../bot/define-command.ts';
import { refuseWithUsage } from '../../bot/commands/usage-refusal.ts';

/** From shortest to longest, with the relative style last. */
const STYLES = [
  TimestampStyles.ShortTime,
  TimestampStyles.MediumTime,
  TimestampStyles.ShortDate,
  TimestampStyles.LongDate,
  TimestampStyles.LongDateShortTime,
  TimestampStyles.FullDateShortTime,
  TimestampStyles.RelativeTime,
];

/** Converts a moment into the platform's timestamp markup, which each reader sees in their own time zone. */
export const timestamp = defineCommand({
  name: 'timestamp',
  category: 'utilities',
  config: {
    en: {
      name: 'timestamp',
      description: 'Turns a date into a timestamp everyone sees in their own time zone',
      aliases: ['time'],
    },
    ru: {
      name: 'время',
      description: 'Превращает дату в метку, которую каждый видит в своём часовом поясе',
      aliases: ['таймстамп'],
    },
  },
  options: [
    {
      key: 'moment',
      type: 'string',
      required: true,
      config: {
        en: { name: 'moment', description: 'Such as 2026-12-31 23:59, 18:00 +03:00 or 2h; UTC without an offset' },
        ru: { name: 'момент', description: 'Например, 31.12.2026 23:59, 18:00 +03:00 или 2ч; без смещения — UTC' },
      },
    },
  ],
  async run(ctx) {
    const { options, locale, reply } = ctx;
    const moment = readMoment(options.moment, Date.now());
    if (moment === null) {
      await refuseWithUsage(ctx, timestamp, m.timestamp_unknown({}, { locale }));
      return;
    }
    const seconds = Math.floor(moment / 1000);
    const lines = STYLES.map((style) => `\`${time(seconds, style)}\` → ${time(seconds, style)}`);
    await reply({ content: lines.join('\n') });
  },
});
