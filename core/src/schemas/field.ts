import * as z from 'zod/mini';
import type { ChoiceSet } from './choices.ts';
import type { DisplayName } from './display-name.ts';
import { FIELD_LABELS, type FieldLabel } from './field-label.ts';

/** What a field is called: in words of its own, or by the key of a name it shares with others. */
export type FieldName = DisplayName | FieldLabel;

/** What is known about a field beside what its schema takes: how it and its value are told to people. */
interface FieldFacts {
  name?: FieldName;
  /** What a number counts. */
  unit?: 'ms';
  choices?: ChoiceSet;
  /** What an id belongs to. */
  refersTo?: 'role' | 'channel';
}

const FACTS = z.registry<FieldFacts>();

/** The same schema as a field that is called so. */
export function field<Schema extends z.core.$ZodType>(name: FieldName, schema: Schema): Schema {
  return withFacts(schema, { name });
}

/** A copy of the schema, as one is used in many places, that knows this besides what it knew. */
export function withFacts<Schema extends z.core.$ZodType>(schema: Schema, facts: FieldFacts): Schema {
  const copy = z.core.clone(schema);
  FACTS.add(copy, facts);
  return copy;
}

/** What is known about the field with this schema. */
export function factsOf(schema: z.core.$ZodType | undefined): FieldFacts {
  if (schema === undefined) return {};
  return { ...factsOf(wrappedIn(schema)), ...FACTS.get(schema) };
}

/** What a field is called, in each language. */
export function displayNameOf(name: FieldName): DisplayName {
  return typeof name === 'string' ? FIELD_LABELS[name] : name;
}

/** The field of that name in an object, an entry in a list or a record; undefined where there is none. */
export function fieldIn(schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined {
  const whole = unwrapped(schema);
  if (whole instanceof z.ZodMiniObject) return new Map(Object.entries<z.core.$ZodType>(whole.def.shape)).get(name);
  if (whole instanceof z.ZodMiniArray) return whole.def.element;
  return whole instanceof z.ZodMiniRecord ? whole.def.valueType : undefined;
}

/** The field at the end of a path. */
export function fieldAt(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>(fieldIn, schema);
}

/** What the keys of a record are chosen from, where these have names for people. */
export function keyChoices(schema: z.core.$ZodType | undefined): ChoiceSet | undefined {
  const whole = unwrapped(schema);
  return whole instanceof z.ZodMiniRecord ? factsOf(whole.def.keyType).choices : undefined;
}

/** The names of an object's fields, in the order people fill them in. */
export function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  const whole = unwrapped(schema);
  return whole instanceof z.ZodMiniObject ? Object.keys(whole.def.shape) : [];
}

function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const inner = schema && wrappedIn(schema);
  return inner === undefined ? schema : unwrapped(inner);
}

/** What may be null or left out, or has a value where it is left out, is told as what it is otherwise. */
function wrappedIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const isWrapper =
    schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault;
  return isWrapper ? schema.def.innerType : undefined;
}
