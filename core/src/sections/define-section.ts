import type { core } from 'zod/mini';
import type { RenamedItem } from '../names/renamed-item.ts';
import type { LimitedKind } from '../limits/tier-limits.ts';
import type { DisplayName } from '../schemas/display-name.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { TemplateUse } from '../templates/catalogue.ts';
import { type Gift, unguarded } from './gifts.ts';
import type { Need } from './needs.ts';
import type { Reference } from './references.ts';
import { type SaveEndpoint, saveEndpoint } from './save-endpoint.ts';
import type { Use } from './use.ts';

/** What a section knows about its values; page, server, import and overview all read it from here. */
interface SectionRules<Value> {
  /** The form a value is stored in, such as "off, because nothing would be sent". Idempotent. */
  normalise(value: Value): Value;
  references(value: Value): Reference[];
  /** What it hands out, and what keeps that from everybody; the roles its references give where it is left out. */
  gifts(value: Value): Gift[];
  /** Dotted paths of the fields in use that act only with boost. */
  boostFields(value: Value): string[];
  /** Those of them that somebody who looks for what is inactive without boost is shown; all where it is left out. */
  inactiveFields(value: Value): string[];
  /** Every message template, for the server to compile. */
  templates(value: Value): TemplateUse[];
  /** What it holds of a kind that each tier has a limit for; null for none. */
  limited(value: Value): { kind: LimitedKind; count: number } | null;
  /** What of the bot it needs to act as it says. */
  needs(value: Value): Need[];
  /** What becomes of it where an item of the shop is called anew; the same value where it does not name that. */
  followItem(value: Value, renamed: RenamedItem): Value;
}

/** Says whether a part is in use in a guild, with boost or without. */
type ReadUse<Value> = (value: Value, boost: boolean) => Use;

/** A part of a guild's settings that is stored, versioned and checked by itself. */
export interface Section<Value> extends SectionRules<Value> {
  name: string;
  /** What people know it by; null where that is the name of its tab. */
  title: DisplayName | null;
  /** The tab on which it is edited; null for what the owner alone edits, on a page of its own. */
  tab: Tab | null;
  schema: core.$ZodType<Value, Value>;
  /** What a guild has before anyone saved it. */
  initial: Value;
  /**
   * The field of the guild's settings that holds it; null where its fields stand among theirs
   * (docs/rules/settings.md#sections).
   */
  settingsKey: string | null;
  /** Whether a file takes it to another guild. */
  isTransferred: boolean;
  /** The call that saves it as a whole; null where it is saved part by part. */
  save: SaveEndpoint<Value> | null;
  /** Its parts that people look for on the overview, by name. */
  features: Readonly<Record<string, ReadUse<Value>>>;
}

interface SectionDescription<Name, Schema extends core.$ZodType, Key, Feature extends string>
  extends Partial<SectionRules<core.output<Schema>>> {
  name: Name;
  /** Called as its tab is where it is left out. */
  title?: DisplayName;
  tab: Tab | null;
  schema: Schema;
  initial: core.output<Schema>;
  /** Its own name where it is left out. */
  settingsKey?: Key;
  /** True where it is left out. */
  isTransferred?: boolean;
  /** None where it is left out. */
  features?: Readonly<Record<Feature, ReadUse<core.output<Schema>>>>;
}

/** Describes the call that saves the section as a whole, in one line for the API's documentation page. */
interface SavedWhole {
  summary: string;
}

type DefinedSection<Name, Schema extends core.$ZodType, Key, Feature extends string, Save> = Omit<
  Section<core.output<Schema>>,
  'features'
> & {
  name: Name;
  schema: Schema;
  settingsKey: Key;
  features: Readonly<Record<Feature, ReadUse<core.output<Schema>>>>;
  save: Save;
};

/**
 * A section of a guild's settings. Without rules of its own it has nothing to put in order and names nothing of the
 * guild.
 */
export function defineSection<
  const Name extends string,
  Schema extends core.$ZodType,
  const Key extends string | null = Name,
  const Feature extends string = never,
>(
  description: SectionDescription<Name, Schema, Key, Feature> & SavedWhole,
): DefinedSection<Name, Schema, Key, Feature, SaveEndpoint<core.output<Schema>>>;
export function defineSection<
  const Name extends string,
  Schema extends core.$ZodType,
  const Key extends string | null = Name,
  const Feature extends string = never,
>(description: SectionDescription<Name, Schema, Key, Feature>): DefinedSection<Name, Schema, Key, Feature, null>;
export function defineSection({
  summary,
  ...description
}: SectionDescription<string, core.$ZodType, string | null, string> & Partial<SavedWhole>): Section<unknown> {
  const { references = () => [] } = description;
  return {
    title: null,
    settingsKey: description.name,
    isTransferred: true,
    normalise: (value) => value,
    references,
    gifts: (value) => unguarded(references(value)),
    boostFields: () => [],
    inactiveFields: description.boostFields ?? (() => []),
    templates: () => [],
    limited: () => null,
    needs: () => [],
    followItem: (value) => value,
    features: {},
    ...description,
    save: summary === undefined ? null : saveEndpoint({ ...description, summary }),
  };
}
