import { time as timeMark, TimestampStyles } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import type { OptionDefinition } from '../command-entry.ts';
import type { OptionValue } from './option-values.ts';

/** What was understood of an option's text, for the member who wrote it. */
export function writeOptionValue({ type }: Pick<OptionDefinition, 'type'>, value: OptionValue, locale: Locale): string {
  if (typeof value === 'number') return type === 'duration' ? writeLength(value, locale) : writeNumber(value, locale);
  if (typeof value !== 'object') return String(value);
  if ('units' in value) return writeNumber(value.units, locale);
  if ('percent' in value) return `${writeNumber(value.percent, locale)} %`;
  if ('kind' in value) {
    if (value.kind === 'moment') return writeMoment(value.at);
    return writeLength(value.kind === 'length' ? value.ms : Infinity, locale);
  }
  return value.map((each) => (typeof each === 'string' ? each : each.name)).join(', ');
}

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
