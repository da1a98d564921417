import type { OptionType } from '@perigee/core/community/commands/schema';
import type { AmountProblem } from '@perigee/core/base/reading/amount';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import type { OptionDefinition } from '../command-entry.ts';
import type { Candidate } from '../people/candidate.ts';
import type { GivenValues, OptionsOf, OptionValue } from './option-values.ts';

/** What is wrong with the options of a command. */
export type OptionProblem = ValueProblem | SurplusProblem;

/** What is wrong with an option's value. */
export interface ValueProblem {
  option: OptionDefinition;
  reason: OptionRefusal;
  /** What an unclear text may mean. */
  meanings?: readonly OptionValue[];
  /** The name that nobody has, or several people. */
  words?: string;
  people?: readonly Candidate[];
}

/** Words that no option took, and what was understood of the others. */
export interface SurplusProblem {
  reason: 'surplus';
  words: string;
  understood: readonly { option: OptionDefinition; value: OptionValue }[];
}

export type OptionRefusal =
  | 'missing'
  | 'invalid'
  | 'range'
  | 'length'
  | 'tooMany'
  | 'unclear'
  | 'nobody'
  | 'everyone'
  | 'oneMore'
  | 'oneMoreOrText'
  | 'receiver'
  | 'several'
  | 'past'
  | 'noSuchDay'
  | 'noSuchTime'
  | Exclude<AmountProblem, 'absent' | 'notANumber'>;

export type CheckedOptions<Options extends readonly OptionDefinition[]> =
  | { options: OptionsOf<Options> }
  | { problem: OptionProblem | null };

/** Shortest duration in milliseconds, unless its option sets another. */
const DURATION_MIN_MS = 1000;

type Values = Readonly<Record<string, OptionValue | undefined>>;

/**
 * Checks the given values against their options and types them accordingly. The platform checks them too, but may still
 * have an older version of the command.
 */
export function checkOptions<Options extends readonly OptionDefinition[]>(
  options: Options | undefined,
  given: GivenValues,
): CheckedOptions<Options> {
  const entries = options?.map((option) => [option.key, given.get(option.key) ?? valueOfOmitted(option)] as const);
  const values: Values = Object.fromEntries(entries ?? []);
  return fit(options, values) ? { options: values } : { problem: firstProblem(options, values) };
}

function valueOfOmitted({ type, required }: OptionDefinition): OptionValue | undefined {
  return !required && (type === 'members' || type === 'attachment') ? [] : undefined;
}

function fit<Options extends readonly OptionDefinition[]>(
  options: Options | undefined,
  values: Values,
): values is Values & OptionsOf<Options> {
  return firstProblem(options, values) === null;
}

function firstProblem(options: readonly OptionDefinition[] = [], values: Values): ValueProblem | null {
  for (const option of options) {
    const reason = problemOf(option, values[option.key]);
    if (reason !== null) return { option, reason };
  }
  return null;
}

/** Whether a value, if it were given, would fit its option. */
export function isAccepted(option: OptionDefinition, value: OptionValue): boolean {
  return problemOf(option, value) === null;
}

function problemOf(option: OptionDefinition, value: OptionValue | undefined): OptionRefusal | null {
  if (value === undefined) return option.required ? 'missing' : null;
  if (!IS_OF_TYPE[option.type](value) || !isChoice(option, value)) return 'invalid';
  const { minLength = 0, maxLength = Infinity } = option;
  const { min = -Infinity, max = Infinity } = option.type === 'duration' ? durationBounds(option) : option;
  if (value === Infinity && option.mayBeEndless === true) return null;
  if (typeof value === 'number') return value < min || value > max ? 'range' : null;
  if (typeof value === 'string') return value.length < minLength || value.length > maxLength ? 'length' : null;
  return option.type === 'members' && isList(value) && value.length > max ? 'tooMany' : null;
}

type IsOfType = (value: OptionValue) => boolean;

const isList = (value: OptionValue) => typeof value === 'object' && 'every' in value;

const isString: IsOfType = (value) => typeof value === 'string';
const isNumber: IsOfType = (value) => typeof value === 'number';

const IS_OF_TYPE: Record<OptionType, IsOfType> = {
  string: isString,
  integer: isNumber,
  number: isNumber,
  boolean: (value) => typeof value === 'boolean',
  user: isString,
  channel: isString,
  role: isString,
  mentionable: isString,
  member: isString,
  members: (value) => isList(value) && value.every((each) => typeof each === 'string'),
  duration: isNumber,
  time: (value) => typeof value === 'object' && 'kind' in value,
  amount: (value) => typeof value === 'object' && ('units' in value || 'percent' in value),
  attachment: (value) => isList(value) && value.every((each) => typeof each === 'object'),
};

/** Both languages offer the same values. */
function isChoice({ config }: OptionDefinition, value: OptionValue): boolean {
  return config.en.choices === undefined || config.en.choices.some((choice) => choice.value === value);
}

/** The shortest and longest duration an option accepts, in milliseconds. */
export function durationBounds({ min = DURATION_MIN_MS, max = DURATION_MAX_MS }: OptionDefinition) {
  return { min, max };
}
