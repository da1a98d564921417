import type { core } from 'zod/mini';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { metadataOf, fieldIn, isNumeric } from '../../base/schemas/field-metadata.ts';
import { fieldText } from './field-text.ts';
import type { ValueWords } from './value-text.ts';

type Schema = core.$ZodType | undefined;

const DELETED: Record<'role' | 'channel', DisplayName> = {
  role: { en: 'deleted role', ru: 'удалённая роль' },
  channel: { en: 'deleted channel', ru: 'удалённый канал' },
};

/** The path to a changed field as one line, entries of lists by what identifies them. */
export function changePathText(schema: Schema, path: readonly string[], words: ValueWords): string {
  let whole = schema;
  const names = path.map((name) => {
    const here = whole;
    whole = fieldIn(whole, name);
    return metadataOf(here).entryKey === undefined ? fieldText(here, name, words.locale) : entryText(here, name, words);
  });
  return names.join(' › ');
}

/** An entry of a list for people: `Level 5`, the name of a role, or the name that people gave it. */
export function entryText(list: Schema, name: string, { locale, nameId }: ValueWords): string {
  const { entryKey = '' } = metadataOf(list);
  const entry = fieldIn(list, name);
  const key = fieldIn(entry, entryKey);
  // A number says nothing without what it counts.
  if (isNumeric(key)) return `${fieldText(entry, entryKey, locale)} ${Number(name).toLocaleString(locale)}`;
  const { refersTo } = metadataOf(key);
  if (refersTo === undefined) return name;
  const shown = nameId(name, refersTo);
  return shown === name ? DELETED[refersTo][locale] : shown;
}
