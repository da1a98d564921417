import { channelMention, roleMention, time as timeMark, TimestampStyles, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { escapeText, unmarkedText } from '../../texts/people-text.ts';
import type { OptionDefinition } from '../command-entry.ts';
import type { Candidate } from '../people/candidate.ts';
import type { Places } from './option-reading.ts';
import type { OptionValue } from './option-values.ts';

/** What was understood of an option's text, for the member who wrote it. */
export function writeOptionValue(
  { type, config }: Pick<OptionDefinition, 'type'> & Partial<Pick<OptionDefinition, 'config'>>,
  value: OptionValue,
  locale: Locale,
): string {
  if (typeof value === 'number') return type === 'duration' ? writeLength(value, locale) : writeNumber(value, locale);
  if (typeof value === 'boolean') return value ? m.option_yes({}, { locale }) : m.option_no({}, { locale });
  if (typeof value === 'string') {
    return config?.[locale].choices?.find((choice) => choice.value === value)?.name ?? writeText(type, value);
  }
  if ('units' in value) return writeNumber(value.units, locale);
  if ('percent' in value) return `${writeNumber(value.percent, locale)} %`;
  if ('kind' in value) {
    if (value.kind === 'moment') return writeMoment(value.at);
    return writeLength(value.kind === 'length' ? value.ms : Infinity, locale);
  }
  return value.map((each) => (typeof each === 'string' ? writeText(type, each) : each.name)).join(', ');
}

/** An id as the mention that it stands for. */
function writeText(type: OptionDefinition['type'], text: string): string {
  if (type === 'string') return escapeText(text);
  if (type === 'channel') return channelMention(text);
  return type === 'role' ? roleMention(text) : userMention(text);
}

/** Where a meaning is shown. */
interface MeaningContext {
  locale: Locale;
  zone: string;
  places?: Places | undefined;
  /** Those who may belong to a list of people. */
  people?: readonly Candidate[] | undefined;
}

/** The same in plain text, where marks are not shown, as on a button. */
export function writeMeaning(
  option: Pick<OptionDefinition, 'type'> & Partial<Pick<OptionDefinition, 'config'>>,
  value: OptionValue,
  { locale, zone, places, people = [] }: MeaningContext,
): string {
  if (typeof value === 'object' && 'every' in value && people.length > 0) {
    const names = unmarkedText(people.map(({ shownName }) => shownName).join(', '));
    const isWithThem = value.some((id) => id === people[0]?.id);
    return isWithThem ? m.people_with({ names }, { locale }) : m.people_without({ names }, { locale });
  }
  const place = [...(places?.roles ?? []), ...(places?.channels ?? [])].find(({ id }) => id === value);
  if (place !== undefined) return place.names[0];
  const isText = option.type === 'string' && option.config?.[locale].choices === undefined;
  if (isText && typeof value === 'string') return value;
  const isMoment = typeof value === 'object' && 'kind' in value && value.kind === 'moment';
  return isMoment ? writeClock(value.at, { locale, zone }) : writeOptionValue(option, value, locale);
}

/** A moment by the clocks of a zone: `Sat, November 28 at 09:00`. Far from now its year is named. */
export function writeClock(
  at: number,
  { locale, zone, nowMs = at }: { locale: Locale; zone: string; nowMs?: number },
): string {
  const isNear = Math.abs(at - nowMs) < YEAR_SHOWN_MS;
  const clock: Intl.DateTimeFormatOptions = { ...CLOCK, ...(!isNear && { year: 'numeric' }), timeZone: zone };
  return new Intl.DateTimeFormat(locale, clock).format(at);
}

/** From this distance the year is shown too. */
const YEAR_SHOWN_MS = 300 * 86_400_000;

const CLOCK: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** A moment as a mark that everybody sees in their own time zone. */
export function writeMoment(at: number): string {
  return timeMark(Math.round(at / 1000), TimestampStyles.LongDateShortTime);
}

function writeLength(ms: number, locale: Locale): string {
  return ms === Infinity ? m.time_endless({}, { locale }) : writeDuration(ms, locale);
}

function writeNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value);
}
