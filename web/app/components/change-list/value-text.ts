import type { GuildInfo } from '@perigee/core/guilds/schema';
import { m } from '#texts';
import type { SayText } from '../../lib/preferences/use-text.ts';
import { fieldText } from './field-text.ts';

/** Longest text shown of one value, in characters; the rest is cut off with an ellipsis. */
const SHOWN_MAX = 160;

export type NamedGuild = Pick<GuildInfo, 'roles' | 'channels'>;

/** A stored value as a person reads it: roles and channels by name, switches as on and off. */
export function valueText(text: SayText, guild: NamedGuild, value: unknown): string {
  const shown = describe(text, guild, value);
  return shown.length > SHOWN_MAX ? `${shown.slice(0, SHOWN_MAX - 1)}…` : shown;
}

function describe(text: SayText, guild: NamedGuild, value: unknown): string {
  if (value === undefined || value === null) return text(m.value_none);
  if (typeof value === 'boolean') return text(value ? m.value_on : m.value_off);
  if (typeof value === 'string') return value === '' ? text(m.value_empty) : nameOf(guild, value);
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => describe(text, guild, entry));
    return entries.length === 0 ? text(m.value_none) : entries.join(', ');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inner]) => `${fieldText(text, name)}: ${describe(text, guild, inner)}`)
      .join('; ');
  }
  return JSON.stringify(value);
}

/** Ids are shown by name where they are known; all other text is itself. */
function nameOf({ roles, channels }: NamedGuild, value: string): string {
  if (!/^\d{1,20}$/.test(value)) return value;
  const role = roles.find(({ id }) => id === value);
  if (role !== undefined) return `@${role.name}`;
  const channel = channels.find(({ id }) => id === value);
  return channel === undefined ? value : `#${channel.name}`;
}
