import type { GuildInfo } from '@perigee/core/guilds/schema';
import type { Locale } from '@perigee/core/locales/locales';
import { factsOf, fieldIn, fieldNames } from '@perigee/core/schemas/field';
import { writeDuration } from '@perigee/core/time/write-duration';
import type { core } from 'zod/mini';
import { m } from '#texts';
import type { SayText } from '../../lib/preferences/use-text.ts';
import { choiceText } from './choice-text.ts';
import { fieldText } from './field-text.ts';

type Schema = core.$ZodType | undefined;

/** Longest text of one value in a list of changes, in UTF-16 code units; the rest is cut off with an ellipsis. */
const SHORT_MAX = 160;

/** What a value is written with. */
export interface ValueWords {
  text: SayText;
  locale: Locale;
  guild: Pick<GuildInfo, 'roles' | 'channels'>;
}

/** The beginning of a field's value as a person reads it. */
export function shortValueText(schema: Schema, value: unknown, words: ValueWords): string {
  const whole = valueText(schema, value, words);
  return whole.length > SHORT_MAX ? `${whole.slice(0, SHORT_MAX - 1)}…` : whole;
}

/** A field's stored value as a person reads it: roles and channels by name, spans of time and choices in words. */
export function valueText(schema: Schema, value: unknown, words: ValueWords): string {
  const { text, locale } = words;
  const { unit, choices } = factsOf(schema);
  if (value === undefined || value === null) return text(m.value_none);
  if (typeof value === 'boolean') return text(value ? m.value_on : m.value_off);
  if (typeof value === 'number') {
    if (unit !== 'ms') return value.toLocaleString(locale);
    return writeDuration(value, locale) || text(m.value_none);
  }
  if (typeof value === 'string') {
    if (value === '') return text(m.value_empty);
    return choices === undefined ? nameOf(value, words) : choiceText(text, choices, value);
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown, index) => valueText(fieldIn(schema, String(index)), entry, words));
    const separator = value.some((entry) => typeof entry === 'object') ? '; ' : ', ';
    return entries.length === 0 ? text(m.value_none) : entries.join(separator);
  }
  return partsText(schema, value, words);
}

/** Several fields in one, in the order people fill them in; what is empty says nothing. */
function partsText(schema: Schema, value: object, words: ValueWords): string {
  const { text } = words;
  const names = fieldNames(schema);
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return (
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([name, inner]) => `${fieldText(text, schema, name)}: ${valueText(fieldIn(schema, name), inner, words)}`)
      .join(', ') || text(m.value_empty)
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Ids are shown by name where they are known; all other text is itself. */
function nameOf(value: string, { guild: { roles, channels } }: ValueWords): string {
  if (!/^\d{1,20}$/.test(value)) return value;
  const role = roles.find(({ id }) => id === value);
  if (role !== undefined) return `@${role.name}`;
  const channel = channels.find(({ id }) => id === value);
  return channel === undefined ? value : `#${channel.name}`;
}
