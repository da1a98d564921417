import * as z from 'zod/mini';
import { type ListedSection, SECTION_LIST, type SectionName, SECTIONS, type SectionValues } from './sections.ts';

/** Sections whose fields are spread among those of the settings. */
type SpreadSection = Extract<ListedSection, { settingsKey: null }>;
type KeyedSection = Exclude<ListedSection, SpreadSection>;

type Nested = { [One in KeyedSection as One['settingsKey']]: z.output<One['schema']> } & Intersection<
  z.output<SpreadSection['schema']>
>;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The value of every section, nested as in docs/rules/settings.md#sections. */
export type NestedSections = { [Field in keyof Nested]: Nested[Field] };

/** A field of the settings: a section, or one of the fields of a section that is spread among them. */
export type SettingsField = keyof NestedSections;

/** The fields of a section. */
export type FieldOf<One extends ListedSection> = Extract<
  One extends SpreadSection ? keyof z.output<One['schema']> : One['settingsKey'],
  SettingsField
>;

/** The schema of each field. */
export const NESTED_SHAPE = nestedShape();

function nestedShape(): {
  [Field in keyof NestedSections]: z.ZodMiniType<NestedSections[Field], NestedSections[Field]>;
};
function nestedShape(): Record<string, z.core.$ZodType> {
  return Object.fromEntries(
    SECTION_LIST.flatMap(({ settingsKey, schema }): [string, z.core.$ZodType][] =>
      settingsKey === null ? Object.entries(schema.shape) : [[settingsKey, schema]],
    ),
  );
}

/** The same schemas, for settings that leave out some fields: a default would put them back in. */
export const PARTIAL_SHAPE = partialShape();

function partialShape(): {
  [Field in SettingsField]: z.ZodMiniExactOptional<z.ZodMiniType<NestedSections[Field], NestedSections[Field]>>;
};
function partialShape(): Record<string, z.core.$ZodType> {
  return Object.fromEntries(
    Object.entries(NESTED_SHAPE).map(([field, schema]) => [field, z.exactOptional(withoutDefault(schema))]),
  );
}

function withoutDefault(schema: z.ZodMiniType): z.core.$ZodType {
  return schema instanceof z.ZodMiniDefault ? schema.def.innerType : schema;
}

/** Builds settings from the values of the sections. */
export function nestSections(read: <Name extends SectionName>(name: Name) => SectionValues[Name]): NestedSections;
export function nestSections(read: (name: SectionName) => object): object {
  return Object.fromEntries(
    SECTION_LIST.flatMap(({ name, settingsKey }): [string, unknown][] =>
      settingsKey === null ? Object.entries(read(name)) : [[settingsKey, read(name)]],
    ),
  );
}

/** A section's value at its place in the settings. */
export function nestedValue<Name extends SectionName>(name: Name, value: SectionValues[Name]): Partial<NestedSections>;
export function nestedValue(name: SectionName, value: unknown): unknown {
  const { settingsKey } = SECTIONS[name];
  return settingsKey === null ? value : { [settingsKey]: value };
}

/** The value of a section, taken from the settings. */
export function sectionIn<Name extends SectionName>(settings: NestedSections, name: Name): SectionValues[Name];
export function sectionIn(settings: NestedSections, name: SectionName): unknown {
  return readSection(settings, name);
}

/** The value of a section in settings that leave out some fields; null if they leave out one of its own. */
export function sectionIfIn<Name extends SectionName>(
  settings: Partial<NestedSections>,
  name: Name,
): SectionValues[Name] | null;
export function sectionIfIn(settings: Partial<NestedSections>, name: SectionName): unknown {
  return fieldsOfSection(name).every((field) => field in settings) ? readSection(settings, name) : null;
}

/** The fields of the settings that a section has. */
export function fieldsOfSection(name: SectionName): readonly string[] {
  const { settingsKey, initial } = SECTIONS[name];
  return settingsKey === null ? Object.keys(initial) : [settingsKey];
}

function readSection(settings: object, name: SectionName): unknown {
  const fields = new Map<string, unknown>(Object.entries(settings));
  const { settingsKey } = SECTIONS[name];
  if (settingsKey !== null) return fields.get(settingsKey);
  return Object.fromEntries(fieldsOfSection(name).map((field) => [field, fields.get(field)]));
}
