import type { GuildInfo } from '@perigee/core/guilds/schema';
import type { Locale } from '@perigee/core/locales/locales';
import { writeDuration } from '@perigee/core/time/write-duration';
import { m } from '#texts';
import type { SayText } from '../../lib/preferences/use-text.ts';
import { choiceText } from './choice-text.ts';
import { fieldPlace, fieldText } from './field-text.ts';

/** Longest text of one value in a list of changes, in UTF-16 code units; the rest is cut off with an ellipsis. */
const SHORT_MAX = 160;

/** What a value is written with. */
export interface ValueWords {
  text: SayText;
  locale: Locale;
  guild: Pick<GuildInfo, 'roles' | 'channels'>;
}

/** Fields that hold a span of time, in milliseconds. */
const DURATIONS: ReadonlySet<string> = new Set(['cooldown', 'duration', 'withinMs']);

/** The beginning of a field's value as a person reads it. `field` is the field's name in the contract. */
export function shortValueText(field: string, value: unknown, words: ValueWords): string {
  const whole = valueText(field, value, words);
  return whole.length > SHORT_MAX ? `${whole.slice(0, SHORT_MAX - 1)}…` : whole;
}

/** A field's stored value as a person reads it: roles and channels by name, spans of time and choices in words. */
export function valueText(field: string, value: unknown, words: ValueWords): string {
  const { text, locale } = words;
  if (value === undefined || value === null) return text(m.value_none);
  if (typeof value === 'boolean') return text(value ? m.value_on : m.value_off);
  if (typeof value === 'number') {
    if (!DURATIONS.has(field)) return value.toLocaleString(locale);
    return writeDuration(value, locale) || text(m.value_none);
  }
  if (typeof value === 'string') {
    return value === '' ? text(m.value_empty) : (choiceText(text, field, value) ?? nameOf(value, words));
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => valueText(field, entry, words));
    const separator = value.some((entry) => typeof entry === 'object') ? '; ' : ', ';
    return entries.length === 0 ? text(m.value_none) : entries.join(separator);
  }
  return partsText(value, words);
}

/** Several fields in one, in the order people fill them in; what is empty says nothing. */
function partsText(value: object, words: ValueWords): string {
  const { text } = words;
  return (
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .toSorted(([one], [other]) => fieldPlace(one) - fieldPlace(other))
      .map(([name, inner]) => `${fieldText(text, name)}: ${valueText(name, inner, words)}`)
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
