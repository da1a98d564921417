import { type DurationUnit, splitDuration, UNIT_MS } from '@perigee/core/base/time/duration-parts';
import { onlyValue, tookAll } from '@perigee/core/base/reading/reading';
import { readTime, type TimeReading } from '@perigee/core/base/reading/time';
import { type FieldReading, valueOfReading } from './field-reading.ts';
import { readIntegerText } from './integer-text.ts';

/** The texts of a duration's four inputs. */
export type DurationTexts = Record<DurationUnit, string>;

export const DURATION_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly DurationUnit[];

/**
 * The sum in milliseconds. An empty input is zero; NaN if any holds something other than a number of its unit from 0,
 * or a duration in words (docs/rules/settings.md#durations).
 */
export function readDurationTexts(texts: DurationTexts): number {
  const amounts = DURATION_UNITS.map((unit) => readUnitText(texts[unit], unit));
  return amounts.reduce((sum, read) => sum + (read.kind === 'empty' ? 0 : valueOfReading(read)), 0);
}

/** The texts for a duration; all are empty for NaN or a negative value. */
export function writeDurationTexts(ms: number): DurationTexts {
  if (!(ms >= 0)) return { days: '', hours: '', minutes: '', seconds: '' };
  const { days, hours, minutes, seconds } = splitDuration(ms);
  return { days: String(days), hours: String(hours), minutes: String(minutes), seconds: String(seconds) };
}

/** Reads one input in milliseconds: `90` of its unit, `1.5` of it, or a duration that names its units, `1h 30m`. */
export function readUnitText(text: string, unit: DurationUnit): FieldReading {
  const number = readIntegerText(text);
  if (number.kind === 'empty') return number;
  if (number.kind === 'read') {
    return number.value < 0 ? { kind: 'unread' } : { kind: 'read', value: number.value * UNIT_MS[unit] };
  }
  const inUnit = `${text} ${unit}`;
  const [said, withUnit] = [readLengthText(text), readLengthText(inUnit)];
  const value = lengthIn(said, text) ?? lengthIn(withUnit, inUnit);
  if (value !== undefined) return { kind: 'read', value };
  const meanings = said.kind === 'ambiguous' && tookAll(said, text) ? said.meanings : [];
  const lengths = meanings.flatMap((time) => (time.kind === 'length' ? [time.ms] : []));
  return lengths.length > 0 ? { kind: 'unclear', meanings: lengths } : { kind: 'unread' };
}

/** Moments are refused whatever they are, so that the clock and its zone don't matter. */
function readLengthText(text: string): TimeReading {
  return readTime(text, { nowMs: 0, zone: 'UTC' });
}

function lengthIn(reading: TimeReading, text: string): number | undefined {
  const time = onlyValue(reading, text);
  return time?.kind === 'length' ? time.ms : undefined;
}
