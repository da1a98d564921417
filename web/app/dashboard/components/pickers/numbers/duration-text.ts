import {
  type DurationParts,
  type DurationUnit,
  joinDuration,
  splitDuration,
} from '@perigee/core/base/time/duration-parts';
import { readInteger } from './integer-text.ts';

/** The texts of a duration's four inputs. */
export type DurationTexts = Record<DurationUnit, string>;

export const DURATION_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly DurationUnit[];

/**
 * The sum in milliseconds. An empty input is zero; NaN if any holds something other than a non-negative integer
 * (docs/rules/settings.md#durations).
 */
export function readDurationTexts({ days, hours, minutes, seconds }: DurationTexts): number {
  const parts: DurationParts = {
    days: readUnit(days),
    hours: readUnit(hours),
    minutes: readUnit(minutes),
    seconds: readUnit(seconds),
  };
  return joinDuration(parts);
}

/** The texts for a duration; all are empty for NaN or a negative value. */
export function writeDurationTexts(ms: number): DurationTexts {
  if (!(ms >= 0)) return { days: '', hours: '', minutes: '', seconds: '' };
  const { days, hours, minutes, seconds } = splitDuration(ms);
  return { days: String(days), hours: String(hours), minutes: String(minutes), seconds: String(seconds) };
}

function readUnit(text: string): number {
  if (text.trim() === '') return 0;
  const amount = readInteger(text);
  return amount >= 0 ? amount : Number.NaN;
}
