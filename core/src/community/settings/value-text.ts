import type { core } from 'zod/mini';
import type { Locale } from '../../base/locales/locales.ts';
import { writeDuration } from '../../base/time/write-duration.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { metadataOf, fieldIn, fieldNames } from '../../base/schemas/field-metadata.ts';
import { fieldText } from './field-text.ts';

type Schema = core.$ZodType | undefined;

const NONE: DisplayName = { en: 'nothing', ru: 'ничего' };
const EMPTY: DisplayName = { en: 'empty', ru: 'пусто' };
const ON: DisplayName = { en: 'on', ru: 'вкл.' };
const OFF: DisplayName = { en: 'off', ru: 'выкл.' };

/** Longest text of one value in a list of changes, in UTF-16 code units; the rest is replaced by an ellipsis. */
const SHORT_MAX = 160;

/** How values are worded. */
export interface ValueWords {
  locale: Locale;
  /** The display text of a text that may be the id of a role or channel; unknown ids are returned unchanged. */
  nameId: (value: string, kind: 'role' | 'channel' | undefined) => string;
}

/** The beginning of a field's value in readable form. */
export function shortValueText(schema: Schema, value: unknown, words: ValueWords): string {
  const whole = valueText(schema, value, words);
  return whole.length > SHORT_MAX ? `${whole.slice(0, SHORT_MAX - 1)}…` : whole;
}

/** A field's stored value in readable form: roles and channels by name, durations and choices in words. */
export function valueText(schema: Schema, value: unknown, words: ValueWords): string {
  const { locale, nameId } = words;
  const { unit, choices, refersTo } = metadataOf(schema);
  if (value === undefined || value === null) return NONE[locale];
  if (typeof value === 'boolean') return (value ? ON : OFF)[locale];
  if (typeof value === 'number') {
    if (unit !== 'ms') return value.toLocaleString(locale);
    return writeDuration(value, locale) || NONE[locale];
  }
  if (typeof value === 'string') {
    if (value === '') return EMPTY[locale];
    if (choices !== undefined) return choices[value]?.[locale] ?? value;
    return nameId(value, refersTo);
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown, index) => valueText(fieldIn(schema, String(index)), entry, words));
    const separator = value.some((entry) => typeof entry === 'object') ? '; ' : ', ';
    return entries.length === 0 ? NONE[locale] : entries.join(separator);
  }
  return typeof value === 'object' ? partsText(schema, value, words) : EMPTY[locale];
}

/** Several fields in one text, in form order; empty ones are left out. */
function partsText(schema: Schema, value: object, words: ValueWords): string {
  const { locale } = words;
  const names = fieldNames(schema);
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return (
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([name, inner]) => `${fieldText(schema, name, locale)}: ${valueText(fieldIn(schema, name), inner, words)}`)
      .join(', ') || EMPTY[locale]
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
