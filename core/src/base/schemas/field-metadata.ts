import * as z from 'zod/mini';
import type { DisplayName } from './display-name.ts';
import { FIELD_LABELS, type FieldLabel } from './field-label.ts';

/** The name of a field: its own, or the key of a shared one. */
export type FieldName = DisplayName | FieldLabel;

/** Facts about a field besides its schema: how it and its value are shown to people. */
interface FieldMetadata {
  name?: FieldName;
  /** The unit of a number. */
  unit?: 'ms';
  /** The names of its values, where it has a fixed choice of them. */
  choices?: Readonly<Record<string, DisplayName>>;
  /** What an id refers to. */
  refersTo?: ReferenceKind;
  /** Of a list: the field that identifies an entry. */
  entryKey?: string;
}

type ReferenceKind = 'role' | 'channel';

const METADATA = z.registry<FieldMetadata>();

/** A copy of the schema with that field name. */
export function labelled<Schema extends z.core.$ZodType>(name: FieldName, schema: Schema): Schema {
  return withMetadata(schema, { name });
}

/** A copy of the schema with these facts added; a copy, since one schema is used in many places. */
export function withMetadata<Schema extends z.core.$ZodType>(schema: Schema, metadata: FieldMetadata): Schema {
  const copy = z.core.clone(schema);
  METADATA.add(copy, metadata);
  return copy;
}

/**
 * A copy of the list's schema whose entries are identified by that field: changes, conflicts and undo match them by it
 * instead of treating the list as one value.
 */
export function identifiedBy<List extends z.core.$ZodType<readonly object[]>>(
  entryKey: keyof z.core.output<List>[number] & string,
  list: List,
): List {
  return withMetadata(list, { entryKey });
}

/** The facts known about the field with this schema. */
export function metadataOf(schema: z.core.$ZodType | undefined): FieldMetadata {
  if (schema === undefined) return {};
  return { ...metadataOf(wrappedIn(schema)), ...METADATA.get(schema) };
}

/** The name of a field in each language. */
export function displayNameOf(name: FieldName): DisplayName {
  return typeof name === 'string' ? FIELD_LABELS[name] : name;
}

/** The schema of that field of an object, or of the entries of a list or record; undefined where there is none. */
export function fieldIn(schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined {
  const whole = unwrap(schema);
  if (whole instanceof z.ZodMiniObject) return new Map(Object.entries<z.core.$ZodType>(whole.def.shape)).get(name);
  if (whole instanceof z.ZodMiniArray) return whole.def.element;
  return whole instanceof z.ZodMiniRecord ? whole.def.valueType : undefined;
}

/** The schema of the field at a path. */
export function fieldAt(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>(fieldIn, schema);
}

/** Whether the field holds a number. */
export function isNumeric(schema: z.core.$ZodType | undefined): boolean {
  return unwrap(schema) instanceof z.ZodMiniNumber;
}

/** Whether its fields have keys that the schema does not list. */
export function isRecord(schema: z.core.$ZodType | undefined): boolean {
  return unwrap(schema) instanceof z.ZodMiniRecord;
}

/** The names of an object's fields, in the order of its form. */
export function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  const whole = unwrap(schema);
  return whole instanceof z.ZodMiniObject ? Object.keys(whole.def.shape) : [];
}

function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const inner = schema && wrappedIn(schema);
  return inner === undefined ? schema : unwrap(inner);
}

/** Nullable, optional and default wrappers have the facts of their inner schema. */
function wrappedIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const isWrapper =
    schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault;
  return isWrapper ? schema.def.innerType : undefined;
}
