import type { core } from 'zod/mini';
import type { Locale } from '../locales/locales.ts';
import { choiceText } from './choice-text.ts';
import { factsOf, fieldIn, keyChoices, displayNameOf } from '../schemas/field.ts';

type Schema = core.$ZodType | undefined;

/** What a field of a schema is called; entries of lists (items, commands) go by the name somebody gave them. */
export function fieldText(whole: Schema, name: string, locale: Locale): string {
  const { name: own } = factsOf(fieldIn(whole, name));
  return own === undefined ? choiceText(keyChoices(whole), name, locale) : displayNameOf(own)[locale];
}

/** The names on the way to a field, as one line. */
export function fieldPathText(schema: Schema, path: readonly string[], locale: Locale): string {
  let whole = schema;
  const names = path.flatMap((name) => {
    const here = whole;
    whole = fieldIn(whole, name);
    // Numbers are places in lists, which say nothing to a reader.
    return /^\d+$/.test(name) ? [] : [fieldText(here, name, locale)];
  });
  return names.join(' › ');
}
