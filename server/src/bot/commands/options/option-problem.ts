import { DURATION_MAX_MS } from '@perigee/core/time/duration-schema';
import type { OptionDefinition } from '../../command-entry.ts';
import type { OptionValue } from '../../option-values.ts';

/** What is wrong with what was given for an option. */
export interface OptionProblem {
  option: OptionDefinition;
  reason: 'missing' | 'invalid' | 'range' | 'length' | 'tooMany';
}

/** Of a duration, in milliseconds, where its option says no other. */
const DURATION_MIN_MS = 1000;

/** Whether a value of the right type keeps the bounds of its option. */
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

/** The shortest and the longest span that an option takes, in milliseconds. */
export function durationBounds({ min = DURATION_MIN_MS, max = DURATION_MAX_MS }: OptionDefinition) {
  return { min, max };
}
