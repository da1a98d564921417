import * as z from 'zod/mini';
import { percent as percentSchema, positiveInteger } from '../numbers/integers.ts';
import { durationSchema } from '../time/duration-schema.ts';
import { type ListContent, listSchema } from './lists.ts';

/** What a rule can be told beside what all rules have; `kind` says how a page asks for it. */
export type AutomodOption =
  | CountOption
  | PercentOption
  | DurationOption
  | SwitchOption
  | ChoiceOption<string>
  | ListOption;

interface OptionOf<Kind extends string, Value> {
  kind: Kind;
  initial: Value;
  schema: z.ZodMiniType<Value, Value>;
}

/** A whole number of one or more. */
export type CountOption = OptionOf<'count', number>;
/** 0 to 100. */
export type PercentOption = OptionOf<'percent', number>;
export type SwitchOption = OptionOf<'switch', boolean>;

export interface DurationOption extends OptionOf<'duration', number> {
  maxMs: number;
}

export interface ChoiceOption<Choice extends string> extends OptionOf<'choice', Choice> {
  choices: readonly Choice[];
}

export interface ListOption extends OptionOf<'list', string[]> {
  of: ListContent;
  max: number;
}

export function count(initial: number): CountOption {
  return { kind: 'count', initial, schema: positiveInteger };
}

export function percent(initial: number): PercentOption {
  return { kind: 'percent', initial, schema: percentSchema };
}

export function toggle(initial: boolean): SwitchOption {
  return { kind: 'switch', initial, schema: z.boolean() };
}

/** Both in milliseconds. */
export function duration(initial: number, maxMs: number): DurationOption {
  return { kind: 'duration', initial, maxMs, schema: durationSchema(maxMs) };
}

/** One of several; the first is the initial one. */
export function choice<const Choice extends string>(initial: Choice, ...others: Choice[]): ChoiceOption<Choice> {
  const choices = [initial, ...others];
  return { kind: 'choice', initial, choices, schema: z.enum(choices) };
}

/** At most `max` entries, each once. */
export function list(of: ListContent, max: number, initial: string[] = []): ListOption {
  return { kind: 'list', of, max, initial, schema: listSchema(of, max) };
}
