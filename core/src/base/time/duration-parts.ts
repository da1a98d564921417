/** A duration split into units. */
export interface DurationParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export type DurationUnit = keyof DurationParts;

/** Milliseconds per unit, longest first. */
export const UNIT_MS: Record<DurationUnit, number> = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
};

/** Splits milliseconds (zero or more) into units, longest first; fractions of a second are dropped. */
export function splitDuration(ms: number): DurationParts {
  return {
    days: Math.floor(ms / UNIT_MS.days),
    hours: Math.floor(ms / UNIT_MS.hours) % 24,
    minutes: Math.floor(ms / UNIT_MS.minutes) % 60,
    seconds: Math.floor(ms / UNIT_MS.seconds) % 60,
  };
}

/** The sum in milliseconds; units may exceed their usual range: 90 minutes are an hour and a half. */
export function joinDuration({ days, hours, minutes, seconds }: DurationParts): number {
  return days * UNIT_MS.days + hours * UNIT_MS.hours + minutes * UNIT_MS.minutes + seconds * UNIT_MS.seconds;
}
