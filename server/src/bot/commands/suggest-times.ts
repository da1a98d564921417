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
import { nameMeaning } from './name-meaning.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Durations that moderators use most. */
const COMMON = [10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY];

interface Typing {
  reading: OptionReading;
  locale: Locale;
}

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
  const { times, isMisspelt } = timesIn(option, text, typing.reading);
  return times.filter(isAccepted).flatMap((time) => {
    const meaning = describeTime(time, typing);
    const value = textsOf(time, text, typing).find((each) => says(option, each, time, typing.reading));
    return value === undefined ? [] : [{ name: nameMeaning(text, meaning, { ...typing, isMisspelt }), value }];
  });
}

/** The meanings of a text. It is misspelt if it has only one, and that is in doubt. */
function timesIn(
  option: CommandOption,
  text: string,
  reading: OptionReading,
): { times: readonly Time[]; isMisspelt: boolean } {
  if (text === '') {
    const common: Time[] = COMMON.map((ms) => ({ kind: 'length', ms }));
    return { times: [...common, { kind: 'endless' }], isMisspelt: false };
  }
  const read = readTime(text, { ...reading, ...option });
  if (read.kind === 'unread' || !tookAll(read, text)) return { times: [], isMisspelt: false };
  if (read.kind === 'read') return { times: [read.value], isMisspelt: false };
  return { times: read.meanings, isMisspelt: read.meanings.length === 1 };
}

/** A moment is shown as `Sat, November 28 at 09:00, in 21 hours`. */
function describeTime(time: Time, { reading, locale }: Typing): string {
  if (time.kind === 'endless') return m.time_endless({}, { locale });
  if (time.kind === 'length') return writeDuration(time.ms, locale);
  const shown = writeClock(time.at, { locale, zone: reading.zone, nowMs: reading.nowMs });
  return `${shown}, ${writeDistance(time.at - reading.nowMs, locale)}`;
}

/** How far away a moment is: `in 21 hours`, «через 21 час», `2 days ago`. */
function writeDistance(ms: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale);
  const size = Math.abs(ms);
  if (size < HOUR) return format.format(Math.round(ms / MINUTE), 'minute');
  return size < 2 * DAY ? format.format(Math.round(ms / HOUR), 'hour') : format.format(Math.round(ms / DAY), 'day');
}

/** Texts that may say a time, the shortest first: an hour that comes twice needs its distance to UTC. */
function textsOf(time: Time, text: string, { reading, locale }: Typing): string[] {
  switch (time.kind) {
    case 'endless':
      return [text, ENDLESS[locale]];
    case 'length':
      return [writeDuration(time.ms, locale), text, `${time.ms / 1000} s`];
    case 'moment': {
      const wall = new Date(wallClockAt(reading.zone, time.at)).toISOString();
      return [wall.slice(0, 16).replace('T', ' '), `${new Date(time.at).toISOString().slice(0, 19)}Z`, text];
    }
    default:
      return time satisfies never;
  }
}

const ENDLESS: Record<Locale, string> = { en: 'forever', ru: 'навсегда' };

/** Whether a text says exactly this time. */
function says(option: CommandOption, text: string, time: Time, reading: OptionReading): boolean {
  const read = readTime(text, { ...reading, ...option });
  if (read.kind !== 'read' || !tookAll(read, text)) return false;
  const { value } = read;
  if (value.kind === 'length') return time.kind === 'length' && value.ms === time.ms;
  if (value.kind === 'moment') return time.kind === 'moment' && value.at === time.at;
  return time.kind === 'endless';
}
