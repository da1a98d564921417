import { factsOf, fieldIn, keyChoices } from '@perigee/core/schemas/field';
import type { core } from 'zod/mini';
import { named } from '../../lib/preferences/named.ts';
import type { SayText } from '../../lib/preferences/use-text.ts';
import { choiceText } from './choice-text.ts';
import { FIELD_TEXTS } from './field-texts.ts';

type Schema = core.$ZodType | undefined;

/** What a field of a schema is called; entries of lists (items, commands) go by the name somebody gave them. */
export function fieldText(text: SayText, whole: Schema, name: string): string {
  const { name: own } = factsOf(fieldIn(whole, name));
  if (own === undefined) return choiceText(text, keyChoices(whole), name);
  return text(typeof own === 'string' ? FIELD_TEXTS[own] : named(own));
}

/** The names on the way to a field, as one line. */
export function fieldPathText(text: SayText, schema: Schema, path: readonly string[]): string {
  let whole = schema;
  const names = path.flatMap((name) => {
    const here = whole;
    whole = fieldIn(whole, name);
    // Numbers are places in lists, which say nothing to a reader.
    return /^\d+$/.test(name) ? [] : [fieldText(text, here, name)];
  });
  return names.join(' › ');
}
