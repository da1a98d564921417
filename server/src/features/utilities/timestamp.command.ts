import { FARTHEST_MS } from '@perigee/core/base/reading/wall-time';
import { time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import { defineCommand } from '../../bot/define-command.ts';

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
  worksInDirectMessages: true,
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
      type: 'time',
      required: true,
      mayBePast: true,
      config: {
        en: { name: 'moment', description: 'Such as 2026-12-31 23:59, friday 6pm or 2h, in the server’s time zone' },
        ru: { name: 'момент', description: 'Например, 31.12.2026 23:59, завтра в 9 или 2ч, в часовом поясе сервера' },
      },
    },
  ],
  async run({ options: { moment }, locale, reply, refuse }) {
    const at = moment.kind === 'moment' ? moment.at : Date.now() + (moment.kind === 'length' ? moment.ms : Infinity);
    if (Math.abs(at) > FARTHEST_MS) return refuse(m.timestamp_too_far({}, { locale }));
    const seconds = Math.floor(at / 1000);
    const lines = STYLES.map((style) => `\`${time(seconds, style)}\` → ${time(seconds, style)}`);
    await reply({ content: lines.join('\n') });
  },
});
