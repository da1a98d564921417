import type { core } from 'zod/mini';
import type { LimitedKind } from '../boost/limits.ts';
import type { TemplateUse } from '../templates/catalogue.ts';

/** A role or channel a value names, and where. */
export interface Reference {
  kind: 'role' | 'channel';
  id: string;
  /** Dotted, as in the issues of an error reply. */
  path: string;
  /** The bot gives or takes this role, so both the bot and the person who chose it must be able to. */
  isGiven?: boolean;
}

/** What a section of a guild's settings says about itself; page, server, import and overview all read it from here. */
export interface Section<Value> {
  schema: core.$ZodType<Value, Value>;
  /** What a guild has before anyone saved it. */
  initial: Value;
  /** The form a value is stored in, such as "off, because nothing would be sent". Idempotent. */
  normalise(value: Value): Value;
  references(value: Value): Reference[];
  /** Dotted paths of the fields in use that act only with boost. */
  boostFields(value: Value): string[];
  /** Every message template, for the server to compile. */
  templates(value: Value): TemplateUse[];
  /** What it holds of a kind that each tier has a limit for; null for none. */
  limited(value: Value): { kind: LimitedKind; count: number } | null;
}

/** A section with nothing to put in order, naming nothing of the guild; override what differs. */
export function section<Value>(
  schema: core.$ZodType<Value, Value>,
  initial: Value,
  rules: Partial<Omit<Section<Value>, 'schema' | 'initial'>> = {},
): Section<Value> {
  return {
    schema,
    initial,
    normalise: (value) => value,
    references: () => [],
    boostFields: () => [],
    templates: () => [],
    limited: () => null,
    ...rules,
  };
}

/** References to a list of ids that stands at `path`. */
export function referencesAt(
  kind: Reference['kind'],
  path: string,
  ids: readonly string[],
  isGiven: boolean = false,
): Reference[] {
  return ids.map((id, index) => ({ kind, id, path: `${path}.${index}`, isGiven }));
}
