import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import type { OptionDefinition } from '../../command-entry.ts';
import type { OptionValue } from '../../option-values.ts';

/** What is wrong with an option's value. */
export interface OptionProblem {
  option: OptionDefinition;
  reason: 'missing' | 'invalid' | 'range' | 'length' | 'tooMany';
}

/** Shortest duration in milliseconds, unless its option sets another. */
const DURATION_MIN_MS = 1000;

/** Checks that a value of the right type is within the bounds of its option. */
export function problemOf(option: OptionDefinition, value: OptionValue): OptionProblem | null {
  const { minLength = 0, maxLength = Infinity } = option;
  const { min = -Infinity, max = Infinity } = option.type === 'duration' ? durationBounds(option) : option;
  if (typeof value === 'number' && (value < min || value > max)) return { option, reason: 'range' };
  if (typeof value === 'string' && (value.length < minLength || value.length > maxLength)) {
    return { option, reason: 'length' };
  }
  if (typeof value === 'object' && 'members' in value && value.members.length > max) {
    return { option, reason: 'tooMany' };
  }
  return null;
}

/** The shortest and longest duration an option accepts, in milliseconds. */
export function durationBounds({ min = DURATION_MIN_MS, max = DURATION_MAX_MS }: OptionDefinition) {
  return { min, max };
}
