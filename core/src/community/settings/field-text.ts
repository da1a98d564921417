import type { core } from 'zod/mini';
import type { Locale } from '../../base/locales/locales.ts';
import { displayNameOf, metadataOf, fieldIn } from '../../base/schemas/field-metadata.ts';

type Schema = core.$ZodType | undefined;

/** The name of a field; entries of lists (items, commands) have the names that people gave them. */
export function fieldText(whole: Schema, name: string, locale: Locale): string {
  const { name: own } = metadataOf(fieldIn(whole, name));
  return own === undefined ? name : displayNameOf(own)[locale];
}

/** The dotted path to a field as one line; for that of a change see `changePathText`. */
export function fieldPathText(schema: Schema, path: readonly string[], locale: Locale): string {
  let whole = schema;
  const names = path.flatMap((name) => {
    const here = whole;
    whole = fieldIn(whole, name);
    // Numbers are list indexes, which mean nothing to a reader.
    return /^\d+$/.test(name) ? [] : [fieldText(here, name, locale)];
  });
  return names.join(' › ');
}
