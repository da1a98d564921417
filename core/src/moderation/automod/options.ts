import * as z from 'zod/mini';
import { choiceSchema } from '../../base/schemas/choice-schema.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { type FieldName, labelled } from '../../base/schemas/field-metadata.ts';
import { percent as percentSchema, positiveInteger } from '../../base/numbers/integers.ts';
import { durationSchema } from '../../base/time/duration-schema.ts';
import { type ListContent, listSchema } from './lists.ts';

/** A setting of one rule besides those all rules have; `kind` says which control a page shows. */
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

/** A whole number from 1. */
export function countOption(label: FieldName, initial: number): CountOption {
  return { kind: 'count', initial, schema: labelled(label, positiveInteger) };
}

/** A whole number from 0 to 100. */
export function percentOption(label: FieldName, initial: number): PercentOption {
  return { kind: 'percent', initial, schema: labelled(label, percentSchema) };
}

/** Something that is on or off. */
export function switchOption(label: FieldName, initial: boolean): SwitchOption {
  return { kind: 'switch', initial, schema: labelled(label, z.boolean()) };
}

/** Both in milliseconds. */
export function durationOption(label: FieldName, initial: number, maxMs: number): DurationOption {
  return { kind: 'duration', initial, maxMs, schema: labelled(label, durationSchema(maxMs)) };
}

/** One of several; the first is the initial one. */
export function choiceOption<const Choice extends string>(
  label: FieldName,
  names: Readonly<Record<NoInfer<Choice>, DisplayName>>,
  ...choices: readonly [Choice, ...Choice[]]
): ChoiceOption<Choice> {
  const schema = labelled(label, choiceSchema(choices, names));
  return { kind: 'choice', initial: choices[0], choices, schema };
}

/** At most `max` entries, without duplicates. */
export function listOption(
  label: FieldName,
  content: { of: ListContent; max: number },
  initial: string[] = [],
): ListOption {
  const { of, max } = content;
  return { kind: 'list', of, max, initial, schema: labelled(label, listSchema(of, max)) };
}
