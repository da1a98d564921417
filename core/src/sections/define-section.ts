import type { core } from 'zod/mini';
import type { LimitedKind } from '../limits/tier-limits.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { TemplateUse } from '../templates/catalogue.ts';
import type { Reference } from './references.ts';
import { type SaveEndpoint, saveEndpoint } from './save-endpoint.ts';

/** What a section knows about its values; page, server, import and overview all read it from here. */
interface SectionRules<Value> {
  /** The form a value is stored in, such as "off, because nothing would be sent". Idempotent. */
  normalise(value: Value): Value;
  references(value: Value): Reference[];
  /** Dotted paths of the fields in use that act only with boost. */
  boostFields(value: Value): string[];
  /** Those of them that somebody who looks for what sleeps without boost is shown; all where it is left out. */
  sleepingFields(value: Value): string[];
  /** Every message template, for the server to compile. */
  templates(value: Value): TemplateUse[];
  /** What it holds of a kind that each tier has a limit for; null for none. */
  limited(value: Value): { kind: LimitedKind; count: number } | null;
}

/** A part of a guild's settings that is stored, versioned and checked by itself. */
export interface Section<Value> extends SectionRules<Value> {
  name: string;
  /** The tab on which it is edited; null for what the owner alone edits, on a page of its own. */
  tab: Tab | null;
  schema: core.$ZodType<Value, Value>;
  /** What a guild has before anyone saved it. */
  initial: Value;
  /** The field of the guild's settings that holds it; null where its fields stand among theirs (spec.md 3). */
  settingsKey: string | null;
  /** Whether a file takes it to another guild. */
  isTransferred: boolean;
  /** The call that saves it as a whole; null where it is saved part by part. */
  save: SaveEndpoint<Value> | null;
}

interface SectionDescription<Name, Schema extends core.$ZodType, Key>
  extends Partial<SectionRules<core.output<Schema>>> {
  name: Name;
  tab: Tab | null;
  schema: Schema;
  initial: core.output<Schema>;
  /** Its own name where it is left out. */
  settingsKey?: Key;
  /** True where it is left out. */
  isTransferred?: boolean;
}

/** Describes the call that saves the section as a whole, in one line for the API's documentation page. */
interface SavedWhole {
  summary: string;
}

type DefinedSection<Name, Schema extends core.$ZodType, Key, Save> = Section<core.output<Schema>> & {
  name: Name;
  schema: Schema;
  settingsKey: Key;
  save: Save;
};

/** A section of a guild's settings. Without rules of its own it has nothing to put in order and names nothing of the guild. */
export function defineSection<
  const Name extends string,
  Schema extends core.$ZodType,
  const Key extends string | null = Name,
>(
  description: SectionDescription<Name, Schema, Key> & SavedWhole,
): DefinedSection<Name, Schema, Key, SaveEndpoint<core.output<Schema>>>;
export function defineSection<
  const Name extends string,
  Schema extends core.$ZodType,
  const Key extends string | null = Name,
>(description: SectionDescription<Name, Schema, Key>): DefinedSection<Name, Schema, Key, null>;
export function defineSection({
  summary,
  ...description
}: SectionDescription<string, core.$ZodType, string | null> & Partial<SavedWhole>): Section<unknown> {
  return {
    settingsKey: description.name,
    isTransferred: true,
    normalise: (value) => value,
    references: () => [],
    boostFields: () => [],
    sleepingFields: description.boostFields ?? (() => []),
    templates: () => [],
    limited: () => null,
    ...description,
    save: summary === undefined ? null : saveEndpoint({ ...description, summary }),
  };
}
