import type { OptionDefinition } from '../command-entry.ts';
import type { OptionValue } from '../option-values.ts';

/** What is wrong with what was given for an option. */
export interface OptionProblem {
  option: OptionDefinition;
  reason: 'missing' | 'invalid' | 'range' | 'length';
}

/** Whether a value of the right type keeps the bounds of its option. */
export function problemOf(option: OptionDefinition, value: OptionValue): OptionProblem | null {
  const { min = -Infinity, max = Infinity, minLength = 0, maxLength = Infinity } = option;
  if (typeof value === 'number' && (value < min || value > max)) return { option, reason: 'range' };
  if (typeof value === 'string' && (value.length < minLength || value.length > maxLength)) {
    return { option, reason: 'length' };
  }
  return null;
}
