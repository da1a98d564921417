import type { GuildInfo } from '@perigee/core/guilds/schema';
import type { Locale } from '@perigee/core/locales/locales';
import { m } from '#texts';
import type { SayText } from '../../lib/preferences/use-text.ts';
import { fieldText } from './field-text.ts';

/** Longest text of one value in a list of changes, in UTF-16 code units; the rest is cut off with an ellipsis. */
const SHORT_MAX = 160;

/** What a value is written with. */
export interface ValueWords {
  text: SayText;
  locale: Locale;
  guild: Pick<GuildInfo, 'roles' | 'channels'>;
}

/** The beginning of a value as a person reads it. */
export function shortValueText(value: unknown, words: ValueWords): string {
  const whole = valueText(value, words);
  return whole.length > SHORT_MAX ? `${whole.slice(0, SHORT_MAX - 1)}…` : whole;
}

/** A stored value as a person reads it: roles and channels by name, switches as on and off. */
export function valueText(value: unknown, words: ValueWords): string {
  const { text, locale } = words;
  if (value === undefined || value === null) return text(m.value_none);
  if (typeof value === 'boolean') return text(value ? m.value_on : m.value_off);
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (typeof value === 'string') return value === '' ? text(m.value_empty) : nameOf(value, words);
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => valueText(entry, words));
    return entries.length === 0 ? text(m.value_none) : entries.join(', ');
  }
  return Object.entries(value)
    .map(([name, inner]) => `${fieldText(text, name)}: ${valueText(inner, words)}`)
    .join('; ');
}

/** Ids are shown by name where they are known; all other text is itself. */
function nameOf(value: string, { guild: { roles, channels } }: ValueWords): string {
  if (!/^\d{1,20}$/.test(value)) return value;
  const role = roles.find(({ id }) => id === value);
  if (role !== undefined) return `@${role.name}`;
  const channel = channels.find(({ id }) => id === value);
  return channel === undefined ? value : `#${channel.name}`;
}
