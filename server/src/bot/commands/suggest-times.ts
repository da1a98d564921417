import type { Locale } from '@perigee/core/base/locales/locales';
import { readTime, type Time } from '@perigee/core/base/reading/time';
import { wallClockAt } from '@perigee/core/base/time-zone/wall-clock';
import { tookAll } from '@perigee/core/base/reading/reading';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import type { CommandOption, Suggestion } from '../define-command.ts';
import { durationBounds } from '../options/check-options.ts';
import type { OptionReading } from '../options/option-reading.ts';
import { writeClock } from '../options/write-value.ts';

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
 * Suggests times that can be read again: common ones, what a typed text means, or all that it may mean. Only times that
 * the option accepts.
 */
export function suggestTimes(option: CommandOption, typed: string, typing: Typing): Suggestion[] {
  const text = typed.trim();
  const { min, max } = option.type === 'duration' ? durationBounds(option) : { min: 1000, max: DURATION_MAX_MS };
  const isAccepted = (time: Time) => {
    if (time.kind === 'endless') return option.mayBeEndless === true;
    const aheadMs = time.kind === 'length' ? time.ms : time.at - typing.reading.nowMs;
    return (time.kind === 'moment' && option.mayBePast === true) || (aheadMs >= min && aheadMs <= max);
  };
  return timesIn(option, text, typing.reading)
    .filter(isAccepted)
    .map((time) => suggestionOf(time, text, typing));
}

function timesIn(option: CommandOption, text: string, reading: OptionReading): readonly Time[] {
  if (text === '') return COMMON.map((ms) => ({ kind: 'length', ms }));
  const read = readTime(text, { ...reading, ...option });
  if (read.kind === 'unread' || !tookAll(read, text)) return [];
  return read.kind === 'read' ? [read.value] : read.meanings;
}

/** A moment is shown as `tomorrow 9am → Sat, 28 November, 09:00`, and sent as `2026-11-28 09:00`. */
function suggestionOf(time: Time, text: string, { reading, locale }: Typing): Suggestion {
  if (time.kind === 'endless') return { name: m.time_endless({}, { locale }), value: text };
  if (time.kind === 'length') {
    const words = writeDuration(time.ms, locale);
    return { name: words, value: words };
  }
  const wall = new Date(wallClockAt(reading.zone, time.at)).toISOString();
  const shown = writeClock(time.at, { locale, zone: reading.zone });
  const name = `${text} → ${shown}`;
  return { name: name.length > NAME_MAX ? shown : name, value: wall.slice(0, 16).replace('T', ' ') };
}
