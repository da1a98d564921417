import type { core } from 'zod/mini';
import type { RenamedItem } from '../names/renamed-item.ts';
import type { LimitedKind } from '../limits/tier-limits.ts';
import type { DisplayName } from '../schemas/display-name.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { TemplateUse } from '../templates/catalogue.ts';
import type { Destination } from './destinations.ts';
import { type Grant, grantsWithoutGuards } from './grants.ts';
import type { Need } from './needs.ts';
import type { Reference } from './references.ts';
import type { RiskyRole } from './risky-roles.ts';
import type { AutomaticPunishment } from './automatic-punishments.ts';
import { type SaveEndpoint, saveEndpoint } from './save-endpoint.ts';
import type { FeatureUsage } from './feature-usage.ts';

/** What a section knows about its values; used by page, server, import and overview. */
interface SectionRules<Value> {
  /**
   * The form in which a value is stored, for example switched off where nothing would be sent. Idempotent. `stored` is
   * the value so far, for fields that keep it where callers leave them out.
   */
  normalise(value: Value, stored?: Value): Value;
  references(value: Value): Reference[];
  /** Where it sends what is written in other channels; none by default. */
  destinations(value: Value): Destination[];
  /** What the section hands out, and what guards it; by default the roles that its references give. */
  grants(value: Value): Grant[];
  /** The roles it gives to people whom nobody knows, so that dangerous ones have to be confirmed; none by default. */
  riskyRoles(value: Value): RiskyRole[];
  /** The punishments that the bot gives because of it. */
  punishments(value: Value): AutomaticPunishment[];
  /** Dotted paths of the fields in use that need boost. */
  boostFields(value: Value): string[];
  /** The subset of these that is listed as inactive without boost; all by default. */
  inactiveFields(value: Value): string[];
  /** Dotted paths of the messages that are on and would say nothing, with boost or without. */
  silentMessages(value: Value, boost: boolean): string[];
  /** Every message template, for the server to compile. */
  templates(value: Value): TemplateUse[];
  /** Every regular expression, for the server to compile. */
  expressions(value: Value): { path: string; text: string }[];
  /** How many entries it has of a kind with a tier limit; null for none. */
  limited(value: Value): { kind: LimitedKind; count: number } | null;
  /** What the section needs from the bot. */
  needs(value: Value): Need[];
  /** The value after a shop item was renamed. Null for a section that names no items. */
  followItem: ((value: Value, renamed: RenamedItem) => Value) | null;
}

/** Whether a feature is in use in a guild, with boost or without. */
type ReadUsage<Value> = (value: Value, boost: boolean) => FeatureUsage;

/** A part of a guild's settings that is stored, versioned and validated separately. */
export interface Section<Value> extends SectionRules<Value> {
  name: string;
  /** The name shown to people; null where it is that of the tab. */
  title: DisplayName | null;
  /** The tab on which it is edited; null for what only the owner edits, on a page of its own. */
  tab: Tab | null;
  schema: core.$ZodType<Value, Value>;
  /** The value of a guild that never saved it. */
  initial: Value;
  /**
   * The field of the guild's settings that contains it; null where its fields are spread among theirs
   * (docs/rules/settings.md#sections).
   */
  settingsKey: string | null;
  /** Whether an export to another guild includes it. */
  isTransferred: boolean;
  /** The endpoint that saves it as a whole; null where it is saved in parts. */
  save: SaveEndpoint<Value> | null;
  /** Its features on the overview, by name. */
  features: Readonly<Record<string, ReadUsage<Value>>>;
}

interface SectionDescription<Name, Place, Schema extends core.$ZodType, Key, Feature extends string>
  extends Partial<SectionRules<core.output<Schema>>> {
  name: Name;
  /** Defaults to the name of the tab. */
  title?: DisplayName;
  tab: Place;
  schema: Schema;
  initial: core.output<Schema>;
  /** Defaults to the section's name. */
  settingsKey?: Key;
  /** Defaults to true. */
  isTransferred?: boolean;
  /** Defaults to none. */
  features?: Readonly<Record<Feature, ReadUsage<core.output<Schema>>>>;
}

/** Makes the section savable as a whole; one line for the API's documentation page. */
interface SavedWhole {
  summary: string;
}

type DefinedSection<Name, Place, Schema extends core.$ZodType, Key, Feature extends string, Save> = Omit<
  Section<core.output<Schema>>,
  'features'
> & {
  name: Name;
  tab: Place;
  schema: Schema;
  settingsKey: Key;
  features: Readonly<Record<Feature, ReadUsage<core.output<Schema>>>>;
  save: Save;
};

/**
 * Defines a section of a guild's settings. Without rules of its own, it normalises nothing and references nothing in
 * the guild.
 */
export function defineSection<
  const Name extends string,
  const Place extends Tab | null,
  Schema extends core.$ZodType,
  const Key extends string | null = Name,
  const Feature extends string = never,
>(
  description: SectionDescription<Name, Place, Schema, Key, Feature> & SavedWhole,
): DefinedSection<Name, Place, Schema, Key, Feature, SaveEndpoint<core.output<Schema>>>;
export function defineSection<
  const Name extends string,
  const Place extends Tab | null,
  Schema extends core.$ZodType,
  const Key extends string | null = Name,
  const Feature extends string = never,
>(
  description: SectionDescription<Name, Place, Schema, Key, Feature>,
): DefinedSection<Name, Place, Schema, Key, Feature, null>;
export function defineSection({
  summary,
  ...description
}: SectionDescription<string, Tab | null, core.$ZodType, string | null, string> &
  Partial<SavedWhole>): Section<unknown> {
  const { references = () => [] } = description;
  return {
    title: null,
    settingsKey: description.name,
    isTransferred: true,
    normalise: (value) => value,
    references,
    destinations: () => [],
    grants: (value) => grantsWithoutGuards(references(value)),
    riskyRoles: () => [],
    punishments: () => [],
    boostFields: () => [],
    silentMessages: () => [],
    inactiveFields: description.boostFields ?? (() => []),
    templates: () => [],
    expressions: () => [],
    limited: () => null,
    needs: () => [],
    followItem: null,
    features: {},
    ...description,
    save: summary === undefined ? null : saveEndpoint({ ...description, summary }),
  };
}
