import type { Locale } from '@perigee/core/locales/locales';
import type { GuildInfo } from '@perigee/core/guilds/schema';
import { m } from '#texts';
import type { SayText } from '../../lib/preferences/use-text.ts';

interface ValueWords {
  text: SayText;
  locale: Locale;
  guild: Pick<GuildInfo, 'roles' | 'channels'>;
}

/** A setting's value in words: roles and channels by name, switches as on and off, empty ones as nothing. */
export function valueText(value: unknown, words: ValueWords): string {
  const { text, locale } = words;
  if (value === undefined || value === null || value === '') return text(m.conflict_nothing);
  if (typeof value === 'boolean') return text(value ? m.conflict_on : m.conflict_off);
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (typeof value === 'string') return nameOf(value, words) ?? value;
  if (Array.isArray(value) && value.length === 0) return text(m.conflict_nothing);
  const parts = Array.isArray(value)
    ? value.map((entry: unknown) => valueText(entry, words))
    : Object.entries(value).map(([name, field]) => `${name}: ${valueText(field, words)}`);
  return parts.join(', ');
}

function nameOf(id: string, { guild: { roles, channels } }: ValueWords): string | undefined {
  const role = roles.find((candidate) => candidate.id === id);
  const channel = channels.find((candidate) => candidate.id === id);
  return role === undefined ? channel && `#${channel.name}` : `@${role.name}`;
}
