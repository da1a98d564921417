import type { Locale } from '@perigee/core/base/locales/locales';
import { readTime } from '@perigee/core/base/reading/time';
import { tookAll } from '@perigee/core/base/reading/reading';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { Suggestion } from '../define-command.ts';
import type { CommandOption } from '../define-command.ts';
import { durationBounds } from '../options/check-options.ts';
import type { OptionReading } from '../options/option-reading.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Durations that moderators use most. */
const COMMON = [10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY];

interface Typing {
  reading: OptionReading;
  locale: Locale;
}

/** The longest name of a suggestion, by the platform. */
const NAME_MAX = 100;

/**
 * Suggests times that can be read again: common ones, what a typed text means, or what it may mean. Only times that the
 * option accepts.
 */
export function suggestTimes(option: CommandOption, typed: string, { reading, locale }: Typing): Suggestion[] {
  const { min, max } = option.type === 'duration' ? durationBounds(option) : { min: 1000, max: DURATION_MAX_MS };
  const text = typed.trim();
  const lengths = (spans: readonly number[]) =>
    spans
      .filter((ms) => ms >= min && ms <= max)
      .map((ms) => writeDuration(ms, locale))
      .map((words) => ({ name: words, value: words }));
  if (text === '') return lengths(COMMON);
  const read = readTime(text, { ...reading, ...option });
  if (read.kind === 'unread' || !tookAll(read, text)) return [];
  const times = read.kind === 'read' ? [read.value] : read.meanings;
  const [first] = times;
  if (times.length === 1 && first?.kind === 'moment') return momentSuggestion(text, first.at, { reading, locale });
  return lengths(times.flatMap((time) => (time.kind === 'length' ? [time.ms] : [])));
}

/** "tomorrow 9am → Sat, 28 November, 09:00". */
function momentSuggestion(text: string, at: number, { reading, locale }: Typing): Suggestion[] {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: reading.zone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const name = `${text} → ${format.format(at)}`;
  return name.length > NAME_MAX ? [{ name: text.slice(0, NAME_MAX), value: text }] : [{ name, value: text }];
}
